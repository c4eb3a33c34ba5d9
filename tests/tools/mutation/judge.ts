import { fork } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MutantResult } from '@stryker-mutator/api/core';
import { ROOT } from '../machines/folders.ts';

/** Folder of the project’s copy in which StrykerJS mutates; the sources themselves are never touched. */
export const TEMPORARY = '.stryker-tmp';

/** The used part of StrykerJS’ report on a mutant. */
type Told = Pick<MutantResult, 'fileName' | 'location' | 'replacement' | 'status'>;

export interface Mutant {
  path: string;
  line: number;
  /** Names the mutant by its texts, so that it keeps its id when lines are added above it. */
  id: string;
  killed: boolean;
}

export interface Judged {
  mutants: Mutant[];
  /** False if the budget ran out first. */
  whole: boolean;
}

const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/**
 * Judges the mutants of the ranges (`path`, or `path:first-last` in lines) by these specs, for at most `seconds`.
 *
 * @param tell receives each mutant at once, as a sign of progress.
 * @throws Error if StrykerJS fails, as it does when a test fails without a mutant.
 */
export async function judge(
  ranges: readonly string[],
  specs: string,
  seconds: number,
  tell: (mutant: Mutant, count: number) => void,
): Promise<Judged> {
  const mutants: Mutant[] = [];
  const child = fork(fileURLToPath(new URL('./stryker.ts', import.meta.url)), ranges, {
    cwd: ROOT,
    detached: true,
    // The settings of Vitest, which StrykerJS loads in processes of its own, read this variable.
    env: { ...process.env, MUTATION_SPECS: specs },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  child.on('message', (told: Told) => {
    if (![...KILLED, ...SURVIVED].includes(told.status)) return;
    const mutant = mutantOf(told);
    tell(mutant, mutants.push(mutant));
  });
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    // StrykerJS’ workers belong to its process group and end with it.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, seconds * 1000);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  rmSync(`${ROOT}${TEMPORARY}`, { recursive: true, force: true });
  if (!over && code !== 0) throw new Error(`StrykerJS ended with ${code}:\n${Buffer.concat(said).toString('utf8')}`);
  return { mutants, whole: !over };
}

function mutantOf({ fileName, location, replacement, status }: Told): Mutant {
  const path = relative(ROOT, fileName);
  const original = textAt(readFileSync(fileName, 'utf8'), location);
  return {
    path,
    line: location.start.line,
    id: `${oneLine(original)} → ${oneLine(replacement ?? '')}`,
    killed: KILLED.includes(status),
  };
}

function textAt(text: string, { start, end }: Told['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  return [(lines.shift() ?? '').slice(start.column - 1), ...lines].join('\n');
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
