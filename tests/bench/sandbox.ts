import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProgram } from '../support/program.ts';
import { quantile } from './budgets.ts';

export interface SandboxFigures {
  /** Milliseconds from a start on existing data until it serves both readings. */
  ready: number;
  /** Milliseconds below which 99 % of the answers arrive. */
  slowest: number;
  /** Megabytes of resident memory after these answers. */
  memory: number;
}

const PATHS = ['countries', 'zones', 'channels', 'cms-plugin/pages', 'cms-plugin/blocks'];
const PER_SECOND = 50;
const SECONDS = 6;

/** Measures the program of `npm start` in a process of its own, on the data of its first start (requirement 20.6). */
export async function measureSandbox(): Promise<SandboxFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-'));
  const figures = { ready: Number.NaN, slowest: Number.NaN, memory: Number.NaN };
  try {
    await withProgram(folder, () => Promise.resolve());
    const started = performance.now();
    await withProgram(folder, async ({ program, ports: [port = ''] }) => {
      figures.ready = performance.now() - started;
      figures.slowest = quantile(await timesUnderLoad(`http://127.0.0.1:${port}/api/v2/shop/`), 0.99);
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', `${program.pid}`], { encoding: 'utf8' });
      figures.memory = Number(kilobytes) / 1024;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

/** Sends `PER_SECOND` requests a second, without waiting for answers, and returns the time of each answer. */
async function timesUnderLoad(url: string): Promise<number[]> {
  const calls: Promise<number>[] = [];
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  const sending = setInterval(() => {
    calls.push(timeOf(url + PATHS[calls.length % PATHS.length]));
    if (calls.length === PER_SECOND * SECONDS) resolve();
  }, 1000 / PER_SECOND);
  await sent;
  clearInterval(sending);
  return Promise.all(calls);
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - started;
}
