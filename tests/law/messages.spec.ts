import { readFileSync } from 'node:fs';
import { Visitor } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { isCode, parse, projectFiles, ROOT, type SourceFile } from './source.ts';

const textsOf = (language: 'de' | 'en') =>
  readFileSync(`${ROOT}locales/${language}.po`, 'utf8')
    .split('\n')
    .filter((line) => /^(?:msgstr )?"/.test(line));

test('a number and its percent sign stay on one line', () => {
  for (const language of ['de', 'en'] as const)
    expect(textsOf(language).filter((text) => /[\d}] %(?!\w)/.test(text))).toEqual([]);
});

/** Frequent words of each language that are none of the other. */
const FREQUENT = {
  de: /\b(?:der|das|den|dem|des|ist|sind|nicht|keine?n?|sie|ihre?[nr]?|und|oder|mit|von|für|bitte|wird|wurde|eine?n?|zu|auf|es|haben|gibt|nur|noch|diese[rs]?|wir|als|bei|nach)\b|[äöüß]/gi,
  en: /\b(?:the|is|are|not|you|your|and|or|with|of|for|please|be|to|on|it|this|has|have|only|we|at|that)\b|n’t\b/gi,
};
const countOf = (text: string, language: 'de' | 'en') => text.match(FREQUENT[language])?.length ?? 0;

/** Texts in both languages beside each other, as the shop, mails and tests have them. */
const PAIR = /\bde:\s*(['`])((?:\\.|(?!\1).)*)\1,\s*en:\s*(['`])((?:\\.|(?!\3).)*)\3/gs;

/** Requirement 25.2. */
test('a text in two languages has each in its place', () => {
  const pairs = projectFiles()
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) => [...text.matchAll(PAIR)].map(([, , de = '', , en = '']) => ({ path, de, en })));
  expect(pairs.length).toBeGreaterThan(300);
  const isSwapped = ({ de, en }: (typeof pairs)[number]) =>
    countOf(de, 'en') > countOf(de, 'de') || countOf(en, 'de') > countOf(en, 'en');
  expect(pairs.filter(isSwapped)).toEqual([]);
});

/** Returns path, key and text of each text in a table: exchanged sentences of failures still compile. */
function keyedTextsIn(file: SourceFile): string[] {
  const found: string[] = [];
  new Visitor({
    Property({ key, value }) {
      const text = value.type === 'ArrowFunctionExpression' ? value.body : value;
      const isMessage = text.type === 'TaggedTemplateExpression' && /^(?:msg|t)`/.test(file.text.slice(text.start));
      if (isMessage)
        found.push(
          [file.path, file.text.slice(key.start, key.end), file.text.slice(text.quasi.start, text.end)].join(' '),
        );
    },
  }).visit(parse(file).program);
  return found;
}

test('each text of a table stands at the key that was approved', async () => {
  const files = projectFiles().filter(({ path }) => /^src\/(?!workbench).*(?<!\.spec)\.tsx?$/.test(path));
  const lines = files.toSorted((a, b) => a.path.localeCompare(b.path, 'en')).flatMap(keyedTextsIn);
  expect(lines.length).toBeGreaterThan(300);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../approved/tables.txt');
});
