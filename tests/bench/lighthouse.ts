// Lighthouse for a phone, in the tests’ browser. Lighthouse has a package.json of its own, which only this file
// installs: with Sentry and OpenTelemetry behind it, it would add a third to the packages of every install.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import * as z from 'zod/mini';
import { browserLaunch } from '../support/browser.ts';
import { median } from './budgets.ts';
import type { Visit } from './page.ts';

const FOLDER = fileURLToPath(new URL('lighthouse', import.meta.url));
const COMMAND = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const run = promisify(execFile);

/** Medians: scores from 0 to 100, and the parts of the performance score, in milliseconds. */
export interface Scores extends Record<Category, number> {
  /** Total blocking time after the first paint, and the index of how soon the page looks complete. */
  blocking: number;
  speedIndex: number;
  /** Lighthouse’s measure of this machine’s speed; its simulation expects 1,500 or more. */
  benchmark: number;
}

const Report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  finalDisplayedUrl: z.string(),
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  audits: z.object({
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'speed-index': z.object({ numericValue: z.number() }),
  }),
});
type Report = z.infer<typeof Report>;

/** Installs Lighthouse unless it is installed. @throws Error with a sentence if npm cannot install it. */
export async function installLighthouse(say: (line: string) => void): Promise<void> {
  if (existsSync(COMMAND)) return;
  say('Installing Lighthouse for --full: npm ci in tests/bench/lighthouse …');
  const options = { cwd: FOLDER, shell: process.platform === 'win32' };
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], options);
}

/** Returns Lighthouse’s scores of a page, each the median of some cold visits. */
export async function lighthouse(visit: Visit, visits = 3): Promise<Scores> {
  const profile = mkdtempSync(`${tmpdir()}/parkett-lighthouse-`);
  const { args = [], ...launch } = browserLaunch();
  const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, offline, '--remote-debugging-port=0'],
    viewport: null,
  });
  try {
    const page = await context.newPage();
    await page.goto(new URL('/robots.txt', visit.url).href);
    await page.evaluate(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries(visit.session ?? {}),
    );
    const [port = ''] = readFileSync(`${profile}/DevToolsActivePort`, 'utf8').split('\n');
    const reports: Report[] = [];
    for (let index = 0; index < visits; index++) reports.push(await report(visit.url, port));
    const of = (read: (each: Report) => number) => median(reports.map(read));
    const score = (name: Category) => Math.round(of(({ categories }) => categories[name].score) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      blocking: of(({ audits }) => audits['total-blocking-time'].numericValue),
      speedIndex: of(({ audits }) => audits['speed-index'].numericValue),
      benchmark: of(({ environment }) => environment.benchmarkIndex),
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Runs Lighthouse once, with an empty cache; localStorage stays, because it holds the session. */
async function report(url: string, port: string): Promise<Report> {
  const flags = [`--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting'];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const { stdout } = await run(process.execPath, [COMMAND, url, ...flags, only], { maxBuffer: 50_000_000 });
  const made = Report.parse(JSON.parse(stdout));
  if (made.runtimeError) throw new Error(`Lighthouse, ${url}: ${made.runtimeError.message}`);
  if (new URL(made.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`Lighthouse measured ${made.finalDisplayedUrl} instead of ${url}.`);
  return made;
}
