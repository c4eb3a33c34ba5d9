import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePo } from 'pofile-ts';
import { type Requirement, requirementsIn } from '../../../machines/testing/evidence.ts';
import type { Graph } from '../../../machines/testing/graph.ts';
import { isRules, type Rule, rulesIn } from './rules.ts';

/** A text of the app, with the files that contain it. */
export interface Text {
  /** Tells equal German texts apart whose translations differ; empty for most. */
  context: string;
  german: string;
  english: string;
  files: readonly string[];
}

/** A version of the project, as far as it is compared. Records are by the name of the machine. */
export interface Version {
  graphs: Readonly<Record<string, Graph>>;
  /** Texts of `behaviour.txt`. */
  behaviours: Readonly<Record<string, string>>;
  /** Specs beside the cases, without comments and imports. */
  promises: Readonly<Record<string, string>>;
  rules: readonly Rule[];
  texts: readonly Text[];
  requirements: readonly Requirement[];
}

const GRAPHS = fileURLToPath(new URL('graphs.ts', import.meta.url));

/** Reads the version in a folder. Throws an Error with one sentence if its machines cannot be loaded. */
export function versionIn(root: string): Version {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .sort();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const machineOf = (path: string) => basename(dirname(dirname(path)));
  const promises: Record<string, string> = {};
  for (const path of files('machines/*/**/testing/*.spec.ts'))
    promises[machineOf(path)] = `${promises[machineOf(path)] ?? ''}${withoutComments(read(path))}`;
  return {
    graphs: graphsIn(root),
    behaviours: Object.fromEntries(
      files('machines/*/**/testing/behaviour.txt').map((path) => [machineOf(path), read(path)]),
    ),
    promises,
    rules: files('{src/domain,machines}/**/*.ts')
      .filter(isRules)
      .flatMap((path) => rulesIn({ path, text: read(path) })),
    texts: files('locales/en.po').flatMap((path) =>
      parsePo(read(path)).items.map(({ msgctxt, msgid, msgstr, references }) => ({
        context: msgctxt ?? '',
        german: msgid,
        english: msgstr[0] ?? '',
        files: references,
      })),
    ),
    requirements: files('{src/,}docs/requirements.md').flatMap((path) => requirementsIn(read(path))),
  };
}

function graphsIn(root: string): Record<string, Graph> {
  try {
    return JSON.parse(
      execFileSync(process.execPath, [GRAPHS, root], { cwd: root, maxBuffer: 2 ** 28, stdio: 'pipe' }).toString(),
    );
  } catch (error) {
    const reason = /^\w*Error.*$/m.exec(error instanceof Error ? error.message : '')?.[0] ?? 'no reason was given';
    throw new Error(`The machines of that version cannot be loaded with the packages of this one: ${reason}`);
  }
}

export const withoutComments = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^import [\s\S]*?;$/gm, '')
    .replaceAll(/\s+/g, ' ');
