// Finds the stages that need not run again on this machine, because their inputs have not changed since they last
// passed.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Level } from '#machines/testing/coverage.ts';
import { git } from '../git.ts';
import type { Stage } from './stages.ts';

const FILE = 'node_modules/.cache/parkett/passed.json';

/** Levels of machines by the stage that records them; a run without the stage keeps its records. */
const RECORDS: Readonly<Record<string, Level>> = { unit: 'pure', rendered: 'rendered' };

export const recordedBy = (stages: readonly Pick<Stage, 'name'>[]): Level[] =>
  stages.flatMap(({ name }) => RECORDS[name] ?? []);

export type Hashed = readonly [path: string, hash: string];

/** Returns all files that git tracks or would add; null without git, so that no stage is skipped. */
export function hashedFiles(): Hashed[] | null {
  const listed = git('ls-files', '-co', '--exclude-standard', '-z');
  if (listed === null) return null;
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(path));
  return paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]);
}

/**
 * Returns one hash of the inputs of a stage’s result: everything outside of tests/, the folders of tests/ that it
 * reads, Node and the browser. Null for a stage that runs each time.
 */
export function inputsOf({ name, command, reads }: Stage, files: readonly Hashed[]): string | null {
  if (!reads) return null;
  const hash = createHash('sha256').update([name, ...command, process.version, process.env.CHROMIUM_PATH].join('\n'));
  for (const [path, text] of files) {
    if (!path.startsWith('tests/') || reads.some((folder) => path.startsWith(`tests/${folder}`)))
      hash.update(`${path}\n${text}\n`);
  }
  return hash.digest('hex');
}

/** Returns the inputs with which stages last passed here, by name. */
const passed = (): Record<string, string> => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** True if the stage passed here with these inputs, and its records still exist. */
export function isUnchanged({ name }: Stage, inputs: string | null): boolean {
  const level = RECORDS[name];
  const isThere = level === undefined || globSync(`coverage/machines/*.${level}.*.json`).length > 0;
  return inputs !== null && passed()[name] === inputs && isThere;
}

/** Stores the inputs with which the stage passed, or removes them if it failed. */
export function remember({ name }: Stage, inputs: string | null, hasPassed: boolean): void {
  const { [name]: _, ...others } = passed();
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(hasPassed && inputs !== null ? { ...others, [name]: inputs } : others));
}
