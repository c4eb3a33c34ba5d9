import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const ROOT = new URL('../..', import.meta.url);

export interface Running {
  child: ChildProcess;
  /** The first address that it printed. */
  url: string;
  /** Milliseconds until it printed that. */
  took: number;
}

/** Runs a script of the project on this Node. A build has set NODE_ENV to production, with which no shop starts. */
export const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}, ending: SpawnOptions = {}): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ending,
  });

/** Runs one that prints its address, until it has. @throws Error with what it said where it ends before. */
export async function started(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const began = performance.now();
  const child = run(args, env);
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (piece: Buffer) => {
      said += piece.toString();
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (url) resolve({ child, url, took: performance.now() - began });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(said.slice(0, 500))));
  });
}

/** How a script ends, and what it said. */
export async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (said += String(piece)));
  const [code] = await once(child, 'exit');
  return { code, said };
}

/** Ends it without a word to it, and waits until it is gone. */
export async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Megabytes of memory that the process holds (RSS). */
export const megabytesOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
