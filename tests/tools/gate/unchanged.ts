// Which stages need not run again on this machine: those whose inputs are as they were when they last passed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Level } from '#machines/testing/coverage.ts';
import type { Stage } from './stages.ts';

const FILE = 'node_modules/.cache/parkett/passed.json';

/** Levels of machines that a stage records; a run without the stage keeps what it recorded. */
const RECORDS: Readonly<Record<string, Level>> = { unit: 'pure', rendered: 'rendered', browser: 'browser' };

/** The levels of machines that these stages record. */
export const recordedBy = (stages: readonly Pick<Stage, 'name'>[]): Level[] =>
  stages.flatMap(({ name }) => RECORDS[name] ?? []);

/** A file of the project and the hash of its text. */
export type Hashed = readonly [path: string, hash: string];

/** All files that git knows or would add; null where there is no git to ask, so that nothing is skipped. */
export function hashedFiles(): Hashed[] | null {
  const { status, stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  if (status !== 0) return null;
  const paths = stdout.split('\0').filter((path) => path !== '' && existsSync(path));
  return paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]);
}

/**
 * What a stage's result depends on, as one hash: everything outside of tests/, the folders of tests/ that it reads, Node
 * and the browser. Null for a stage that runs each time.
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

/** The inputs with which stages last passed here, by name. */
const passed = (): Record<string, string> => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** Whether the stage passed here with these inputs, and what it recorded is still there. */
export function isUnchanged({ name }: Stage, inputs: string | null): boolean {
  const level = RECORDS[name];
  const isThere = level === undefined || globSync(`coverage/machines/*.${level}.*.json`).length > 0;
  return inputs !== null && passed()[name] === inputs && isThere;
}

/** Remembers that the stage passed with these inputs, or that it did not. */
export function remember({ name }: Stage, inputs: string | null, hasPassed: boolean): void {
  const { [name]: _, ...others } = passed();
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(hasPassed && inputs !== null ? { ...others, [name]: inputs } : others));
}
