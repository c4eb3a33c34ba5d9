// Checks that locales/ matches the code in both languages: a fresh extraction into a copy must find no new and no
// obsolete message, every message must have a translation that compiles, and no text contains a word that the glossary
// rejects (requirement 25.2).
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ROOT } from '../../law/source.ts';

const KEPT = `${ROOT}locales`;
const COPY = `${ROOT}coverage/locales`;
const CONFIG = `${ROOT}tests/tools/messages/lingui.config.ts`;

rmSync(COPY, { recursive: true, force: true });
mkdirSync(COPY, { recursive: true });
cpSync(KEPT, COPY, { recursive: true });

lingui('extract', '--clean');
const changed = catalogues(COPY).flatMap((name) => {
  const kept = entriesOf(`${KEPT}/${name}`);
  const extracted = entriesOf(`${COPY}/${name}`);
  return [
    ...extracted.filter((entry) => !kept.includes(entry)).map((entry) => `+ ${name}: ${entry}`),
    ...kept.filter((entry) => !extracted.includes(entry)).map((entry) => `- ${name}: ${entry}`),
  ];
});
if (changed.length > 0) stop(`locales/ is not what the code says. Run \`npm run messages\`.\n${changed.join('\n')}`);
lingui('compile', '--strict');
const retired = ['de', 'en'].flatMap(retiredIn);
if (retired.length > 0) stop(`src/docs/glossary.md names other words for:\n${retired.join('\n')}`);
const german = catalogues(COPY).filter((name) => name.endsWith('de.po'));
console.log(`${german.flatMap((name) => entriesOf(`${COPY}/${name}`)).length} messages in German and English`);

function lingui(...args: string[]) {
  const cli = `${ROOT}node_modules/.bin/lingui`;
  const { status, stdout, stderr } = spawnSync(cli, [...args, '--config', CONFIG, '--workers', '1'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) stop(`lingui ${args.join(' ')}\n${stdout}${stderr}`);
}

function catalogues(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.po'));
}

/**
 * Returns the messages of a catalogue, each with the files that contain it, but without lines: a moved line changes no
 * entry.
 */
function entriesOf(file: string): string[] {
  return read(file)
    .split(/\n{2,}/)
    .slice(1)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Returns the messages of a language that contain a word which the glossary lists as not used. */
function retiredIn(language: string): string[] {
  const rows = read(`${ROOT}src/docs/glossary.md`).matchAll(/^\| (de|en) \| ([^|]+) \|/gm);
  const words = [...rows].flatMap(([, of, list = '']) => (of === language ? list.trim().split(', ') : []));
  const pattern = new RegExp(`(?<![\\p{L}{-])(?:${words.join('|')})(?![\\p{L}-])`, 'iu');
  const texts = read(`${KEPT}/${language}.po`).matchAll(/^msgstr ((?:".*"\n?)+)/gm);
  return [...texts].flatMap(([, text = '']) => {
    const word = pattern.exec(text)?.[0];
    return word ? [`${language}: “${word}” in ${text.trim()}`] : [];
  });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
