import type { Browser } from 'playwright';
import { onFreshPage, settle, slowDown, type Visit } from './page.ts';

/** Paints and tasks of one cold visit on a slow phone. Times in milliseconds from the start of the navigation. */
export interface Paint {
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** Share of the screen that moved, in the worst window of five seconds (web.dev/cls). */
  cls: number;
  /** Time at which the visitor’s control or content is usable. */
  usable: number;
  /** Sum of the long tasks’ time beyond 50 ms each, until the page was quiet. */
  blocking: number;
  longestTask: number;
}

/** Visits a page once on a slow phone. @throws Error if the browser reported no paint, or the page was never usable. */
export async function paint(browser: Browser, visit: Visit): Promise<Paint> {
  return onFreshPage(browser, visit, async (page) => {
    await slowDown(page);
    await page.addInitScript(observePaint, visit.ready);
    await settle(page, visit);
    const seen = await page.evaluate(() => window.paint);
    for (const name of ['fcp', 'lcp', 'usable'] as const) {
      if (!(seen[name] > 0)) throw new Error(`${visit.url}: the browser told of no ${name}, so nothing is measured.`);
    }
    return seen;
  });
}

declare global {
  interface Window {
    paint: Paint;
  }
}

/**
 * Runs in the page, before its own scripts. Blocking time is counted from the start, not from the first paint as
 * Lighthouse does: the floor paints nothing before its only long task is over, and would seem not to block at all.
 */
function observePaint(ready: string) {
  const paint = { fcp: 0, lcp: 0, cls: 0, usable: 0, blocking: 0, longestTask: 0 };
  window.paint = paint;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    paint.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    paint.blocking += Math.max(0, duration - 50);
    paint.longestTask = Math.max(paint.longestTask, duration);
  });
  let sum = 0;
  let first = 0;
  let last = 0;
  observe('layout-shift', (entry) => {
    const { value = 0, hadRecentInput = false } = entry as { value?: number; hadRecentInput?: boolean };
    if (hadRecentInput) return;
    if (entry.startTime - last > 1000 || entry.startTime - first > 5000) {
      sum = 0;
      first = entry.startTime;
    }
    last = entry.startTime;
    sum += value;
    paint.cls = Math.max(paint.cls, sum);
  });
  requestAnimationFrame(function look() {
    const element = document.querySelector(ready);
    if (element?.getClientRects().length) paint.usable = performance.now();
    else requestAnimationFrame(look);
  });
}
