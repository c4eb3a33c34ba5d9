import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath } from '../support/browser.ts';
import { ROOT } from './folders.ts';

/** What vitest reports as JSON, as far as it is needed here. */
interface Report {
  testResults: {
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[];
  }[];
}

/**
 * Walks the rendered level of one machine as fast as it can be had: in German, to each of its states, without axe.
 * `npm test` walks every path, in both languages, with axe.
 */
export async function walkRendered(name: string): Promise<{ said: string; problems: string[] }> {
  if (!existsSync(`${ROOT}tests/rendered/scenes/${name}.ts`)) return { said: 'rendered: no screens', problems: [] };
  if (browserPath() === null) return { said: 'rendered: not walked, there is no browser', problems: [] };
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  const file = join(folder, 'report.json');
  const output = await vitest(
    ['--project', 'rendered', 'tests/rendered/de.', '--reporter', 'json', `--outputFile.json=${file}`],
    { VITE_MACHINE: name, VITE_PATHS: 'states', VITE_AXE: 'no' },
  );
  const took = `${(performance.now() - started).toFixed(0)} ms`;
  if (!existsSync(file)) return { said: 'rendered: not walked', problems: [output] };
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const broken = testResults.flatMap(({ message }) => message || []);
  const failed = tests.filter(({ status }) => status !== 'passed');
  const walked = tests.length === 0 ? 'no path' : tests[0]?.ancestorTitles.at(-1)?.replace(`${name}: `, '');
  return {
    said: `rendered: ${walked}, to each state, without axe, ${took}`,
    problems: [...broken, ...failed.map(({ title, failureMessages }) => `${title}: ${firstLines(failureMessages)}`)],
  };
}

/** What was wrong, without where in the walker it was found. */
const firstLines = (messages: readonly string[]) => messages.join('\n').split('\n    at ')[0];

/** Runs vitest once and returns what it printed. */
const vitest = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
