// `npm run bench`: the built app against its budgets, beside a floor of the bare libraries built in the same run.
// `--no-build` takes dist/ as it is; `--full` paints seven times instead of three and takes the 75th percentile.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { ROOT } from '../law/source.ts';
import { browserLaunch, installBrowser } from '../support/browser.ts';
import { openBond, openShop } from '../support/shop.ts';
import { type Budget, isKept, kB, LIMITS, median, quantile, table } from './budgets.ts';
import { buildApp, buildFloor, FLOOR } from './build.ts';
import { lazyChunks, strangers } from './chunks.ts';
import { type Paint, paint, type Visit, type Weight, weigh } from './measure.ts';
import { serveFolder } from './serve.ts';

const DIST = `${ROOT}dist`;
const full = process.argv.includes('--full');

installBrowser(console.log);
if (!process.argv.includes('--no-build')) await buildApp();
await buildFloor();

// Configured like a deployment: only the sandbox lets actors be watched, which loads one more chunk.
const shop = await openShop('investor', { inspect: false });
const floor = await serveFolder(FLOOR);
const browser = await chromium.launch(browserLaunch());
const failed = await bench().finally(async () => {
  await browser.close();
  floor.close();
  await shop.close();
});
process.exit(failed ? 1 : 0);

async function bench(): Promise<boolean> {
  const session = await shop.sessionOf('julia');
  const page = (path: string, stored: Record<string, string> = {}): Visit => {
    return { url: shop.url + path, folder: DIST, session: stored };
  };
  const visits: Record<string, Visit> = {
    floor: { url: floor.url, folder: FLOOR },
    login: page('/login'),
    home: page('/', session),
    'order: token': page(`/order-process/token?product=${openBond()}&quantity=1000`, session),
    orders: page('/account/orders', session),
    invoices: page('/invoices', session),
    imprint: page('/imprint'),
  };
  const weights: Record<string, Weight> = {};
  for (const [name, visit] of Object.entries(visits)) weights[name] = await weigh(browser, visit);
  const paints: Record<string, Paint[]> = { floor: [], login: [], home: [] };
  // Pages take turns, so that a slow moment of the machine affects all of them.
  for (let round = 0; round < (full ? 7 : 3); round++) {
    for (const [name, list] of Object.entries(paints)) list.push(await paint(browser, visitOf(visits, name)));
  }

  const budgets = budgetsOf(weights, paints);
  const alien = strangers(DIST);
  print(weights, paints, budgets);
  for (const name of alien) console.log(`In the production build, though nothing may import it: ${name}`);
  mkdirSync(`${ROOT}coverage`, { recursive: true });
  const report = { chromium: browser.version(), weights, paints, budgets, lazyChunks: lazyChunks(DIST) };
  writeFileSync(`${ROOT}coverage/bench.json`, `${JSON.stringify(report, null, 2)}\n`);
  return alien.length > 0 || !budgets.every(isKept);
}

function visitOf(visits: Record<string, Visit>, name: string): Visit {
  const visit = visits[name];
  if (!visit) throw new Error(`There is no page called ${name}.`);
  return visit;
}

function totalOf({ js, css, font }: Weight) {
  return kB(js + css + font);
}

function lcpOf(paints: Paint[]): number {
  const values = paints.map(({ lcp }) => lcp);
  return full ? quantile(values, 0.75) : median(values);
}

function budgetsOf(weights: Record<string, Weight>, paints: Record<string, Paint[]>): Budget[] {
  const { floor: least, login, home, ...others } = weights;
  if (!least || !login || !home) throw new Error('The floor, the login and the home page are measured.');
  const heaviest = lazyChunks(DIST)[0];
  const all = Object.entries({ login, home, ...others });
  const slowness = slownessOf(paints);
  const shift = Math.max(...[...(paints.login ?? []), ...(paints.home ?? [])].map(({ cls }) => cls));
  return [
    { what: 'login, JavaScript over floor', measured: login.js / least.js, limit: LIMITS.loginOverFloor, unit: '×' },
    { what: 'home, in all', measured: totalOf(home), limit: LIMITS.home, unit: 'kB' },
    ...all.map(([name, weight]): Budget => {
      return { what: `${name}, in all`, measured: totalOf(weight), limit: LIMITS.route, unit: 'kB' };
    }),
    ...all.map(([name, weight]): Budget => {
      return { what: `${name}, CSS`, measured: kB(weight.css), limit: LIMITS.css, unit: 'kB' };
    }),
    {
      what: `heaviest lazy chunk (${heaviest?.name ?? 'none'})`,
      measured: kB(heaviest?.bytes ?? 0),
      limit: LIMITS.lazyChunk,
      unit: 'kB',
    },
    { what: 'GET made twice, on all pages', measured: sumOf(all, 'repeated'), limit: 0, unit: '' },
    { what: 'JavaScript of a second visit, on all pages', measured: kB(sumOf(all, 'jsAgain')), limit: 0, unit: 'kB' },
    { what: 'home, requests', measured: home.requests, limit: LIMITS.homeRequests, unit: '' },
    {
      what: 'login, largest contentful paint',
      measured: lcpOf(paints.login ?? []),
      limit: LIMITS.loginPaint * slowness,
      unit: 'ms',
    },
    {
      what: 'home, largest contentful paint',
      measured: lcpOf(paints.home ?? []),
      limit: LIMITS.homePaint * slowness,
      unit: 'ms',
    },
    { what: 'layout shift, login and home', measured: shift, limit: LIMITS.shift, unit: '' },
  ];
}

/** How many times slower this machine is now than the one on which the paint limits were set; at least 1. */
function slownessOf(paints: Record<string, Paint[]>): number {
  return Math.max(1, lcpOf(paints.floor ?? []) / LIMITS.floorPaint);
}

function sumOf(weights: [string, Weight][], key: keyof Weight): number {
  return weights.reduce((sum, [, weight]) => sum + weight[key], 0);
}

function print(weights: Record<string, Weight>, paints: Record<string, Paint[]>, budgets: Budget[]) {
  const least = weights.floor?.js ?? Number.NaN;
  console.log(
    table([
      ['page', 'JS kB', '× floor', 'CSS kB', 'font kB', 'all kB', 'requests', 'pictures', 'LCP ms', 'CLS'],
      ...Object.entries(weights).map(([name, weight]) => {
        const painted = paints[name];
        return [
          name,
          kB(weight.js).toFixed(1),
          (weight.js / least).toFixed(2),
          kB(weight.css).toFixed(1),
          kB(weight.font).toFixed(1),
          totalOf(weight).toFixed(1),
          String(weight.requests),
          String(weight.pictures),
          painted ? lcpOf(painted).toFixed(0) : '',
          painted ? Math.max(...painted.map(({ cls }) => cls)).toFixed(3) : '',
        ];
      }),
    ]),
  );
  console.log();
  console.log(
    table([
      ['budget', 'measured', 'limit', ''],
      ...budgets.map((budget) => [
        budget.what,
        figure(budget.measured, budget.unit),
        figure(budget.limit, budget.unit),
        isKept(budget) ? 'kept' : 'BROKEN',
      ]),
    ]),
  );
  const slowness = slownessOf(paints);
  if (slowness > 1)
    console.log(`\nThis machine is busy or slow: paint limits × ${slowness.toFixed(2)}, as the floor's paint.`);
}

function figure(value: number, unit: Budget['unit']): string {
  const digits = unit === 'ms' || (unit === '' && Number.isInteger(value)) ? 0 : unit === 'kB' ? 1 : 3;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}
