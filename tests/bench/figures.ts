import { type Budget, kB, LIMITS, median, over, quantile } from './budgets.ts';
import type { Chunk } from './chunks.ts';
import type { ScreenChange } from './interact.ts';
import type { Scores } from './lighthouse.ts';
import type { Lists } from './lists.ts';
import type { Paint } from './paint.ts';
import type { SandboxFigures } from './sandbox.ts';
import { ownOf, totalOf, type Weight } from './weigh.ts';

/** Pages of the marketplace that show works; their paints are measured. */
export const MARKET_PAGES = ['marketplace: home', 'marketplace: gallery', 'marketplace: item'] as const;
export type MarketPage = (typeof MARKET_PAGES)[number];

/** Measured figures. Records are by name of the page. */
export interface Figures {
  weights: Record<string, Weight>;
  /** An entry for each round; each round visits all pages in turn. */
  paints: Record<string, Paint[]>;
  /** Sorted, the heaviest first. */
  lazyChunks: Chunk[];
  /** Measured by `--full` only, as are the fields below. */
  scores: Record<string, Scores>;
  interaction: number | null;
  change: ScreenChange | null;
  lists: Lists | null;
  sandbox: SandboxFigures | null;
}

/**
 * Returns the median of each figure, but the highest layout shift, and from seven visits on the 75th percentile of the
 * largest paint.
 */
export function paintOf(paints: Paint[]): Paint {
  const of = (key: keyof Paint, share = 0.5) =>
    quantile(
      paints.map((each) => each[key]),
      share,
    );
  return {
    fcp: of('fcp'),
    lcp: of('lcp', paints.length >= 7 ? 0.75 : 0.5),
    cls: of('cls', 1),
    usable: of('usable'),
    blocking: of('blocking'),
    longestTask: of('longestTask'),
  };
}

/** Returns how many times slower this machine is now than the machine on which the limits were set; at least 1. */
export function slownessOf({ paints }: Figures): number {
  return Math.max(1, paintOf(paints.floor ?? []).lcp / LIMITS.floorPaint);
}

export function budgetsOf(figures: Figures): Budget[] {
  return [...weightBudgets(figures), ...paintBudgets(figures), ...fullBudgets(figures)];
}

function weightBudgets({ weights, lazyChunks }: Figures): Budget[] {
  const { floor, form: _, ...app } = weights;
  const { login, home } = app;
  if (!floor || !login || !home) throw new Error('The floor, the login and the home page are weighed.');
  const all = Object.entries(app);
  const isDisclosure = (name: string) => name.startsWith('self-disclosure');
  const disclosure = all.filter(([name]) => isDisclosure(name));
  const others = all.flatMap(([name, weight]) => (isDisclosure(name) ? [] : [weight]));
  const heaviest = lazyChunks[0];
  const again = all.flatMap(([name, { repeated }]) => repeated.map((path) => `${name}: ${path}`));
  const loadedAgain = all.filter(([, { jsAgain }]) => jsAgain > 0).map(([name]) => name);
  const named = (what: string, names: string[]) => (names.length > 0 ? `${what} (${names.join(', ')})` : what);
  return [
    {
      what: 'login, JavaScript over floor',
      measured: over(login.js, floor.js),
      limit: LIMITS.loginOverFloor,
      unit: '×',
    },
    { what: 'home, in all', measured: totalOf(home), limit: LIMITS.home, unit: 'kB' },
    ...all.map(([name, weight]): Budget => {
      return { what: `${name}, in all`, measured: totalOf(weight), limit: LIMITS.route, unit: 'kB' };
    }),
    ...all.map(([name, weight]): Budget => {
      return { what: `${name}, CSS`, measured: kB(weight.css), limit: LIMITS.css, unit: 'kB' };
    }),
    {
      what: `heaviest lazy chunk (${heaviest?.name ?? 'none'})`,
      measured: kB(heaviest?.bytes ?? Number.NaN),
      limit: LIMITS.lazyChunk,
      unit: 'kB',
    },
    { what: named('GET made twice, on all pages', again), measured: again.length, limit: 0, unit: '' },
    {
      what: named('JavaScript of a second visit, on all pages', loadedAgain),
      measured: kB(all.reduce((sum, [, { jsAgain }]) => sum + jsAgain, 0)),
      limit: 0,
      unit: 'kB',
    },
    { what: 'login, page', measured: kB(login.html), limit: LIMITS.loginPage, unit: 'kB' },
    { what: 'home, requests', measured: home.requests, limit: LIMITS.homeRequests, unit: '' },
    ...disclosure.map(([name, weight]): Budget => {
      return {
        what: `${name}, its own part`,
        measured: ownOf(weight, others),
        limit: LIMITS.disclosureOwn,
        unit: 'kB',
      };
    }),
  ];
}

function paintBudgets(figures: Figures): Budget[] {
  const { floor = [], form = [], login = [], home = [] } = figures.paints;
  const slowness = slownessOf(figures);
  const slow = (limit: number) => limit * slowness;
  const least = paintOf(floor);
  const own = paintOf(login);
  // Compared round by round: a moment in which the machine is slow delays both.
  const later = (key: 'lcp' | 'usable', than: Paint[]) =>
    median(login.map((each, round) => each[key] - (than[round]?.[key] ?? Number.NaN)));
  return [
    { what: 'login, largest contentful paint', measured: own.lcp, limit: slow(LIMITS.loginPaint), unit: 'ms' },
    { what: 'home, largest contentful paint', measured: paintOf(home).lcp, limit: slow(LIMITS.homePaint), unit: 'ms' },
    {
      what: 'login, largest paint after that of its form without a script',
      measured: later('lcp', form),
      limit: slow(LIMITS.loginOverForm),
      aim: true,
      unit: 'ms',
    },
    {
      what: 'login, usable after the floor',
      measured: later('usable', floor),
      limit: slow(LIMITS.usableOverFloor),
      aim: true,
      unit: 'ms',
    },
    {
      what: 'login, blocking time over floor',
      measured: over(own.blocking, least.blocking),
      limit: LIMITS.blockingOverFloor,
      aim: true,
      unit: '×',
    },
    {
      what: 'login, longest task over floor',
      measured: over(own.longestTask, least.longestTask),
      limit: LIMITS.longestOverFloor,
      aim: true,
      unit: '×',
    },
    {
      what: 'marketplace: item, largest contentful paint',
      measured: paintOf(figures.paints['marketplace: item'] ?? []).lcp,
      limit: slow(LIMITS.itemPaint),
      unit: 'ms',
    },
    ...MARKET_PAGES.map((name): Budget => {
      const { cls } = paintOf(figures.paints[name] ?? []);
      return { what: `${name}, layout shift`, measured: cls, limit: LIMITS.shift, unit: '' };
    }),
    {
      what: 'layout shift, login and home',
      measured: Math.max(own.cls, paintOf(home).cls),
      limit: LIMITS.shift,
      unit: '',
    },
  ];
}

function fullBudgets(figures: Figures): Budget[] {
  const { scores, interaction, change, lists, sandbox } = figures;
  const slowness = slownessOf(figures);
  const budgets = Object.entries(scores).flatMap(([name, each]): Budget[] => {
    const least = Math.min(each.accessibility, each['best-practices'], each.seo);
    return [
      {
        what: `${name}, Lighthouse performance`,
        measured: each.performance,
        limit: LIMITS.performance,
        atLeast: true,
        unit: '',
      },
      { what: `${name}, Lighthouse otherwise`, measured: least, limit: LIMITS.otherScores, atLeast: true, unit: '' },
    ];
  });
  const time = (what: string, measured: number, limit: number) =>
    budgets.push({ what, measured, limit: limit * slowness, unit: 'ms' });
  if (interaction !== null) time('order, slowest interaction', interaction, LIMITS.interaction);
  if (change) time('change of screen, shown before', change.loaded, LIMITS.changeLoaded);
  if (change) time("change of screen, code in the browser's cache", change.cached, LIMITS.changeCached);
  if (lists) {
    const { growth, opened, kept } = lists;
    time(`orders, script of the last page of ${growth.rows}`, growth.script, LIMITS.listScript);
    for (const [name, took] of Object.entries(opened)) time(`${name} of ten years, first row`, took, LIMITS.listOpened);
    budgets.push({ what: 'orders, heap kept by paging', measured: kept, limit: LIMITS.listKept, unit: 'MB' });
  }
  if (sandbox) {
    time('sandbox, ready after its first start', sandbox.ready, LIMITS.sandboxReady);
    time('sandbox, 99 % of answers', sandbox.slowest, LIMITS.sandboxAnswer);
    budgets.push({ what: 'sandbox, memory', measured: sandbox.memory, limit: LIMITS.sandboxMemory, unit: 'MB' });
  }
  return budgets;
}
