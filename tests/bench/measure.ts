import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Request } from 'playwright';

/** Bytes that a visit loads, by kind: JavaScript and CSS at brotli's best quality, fonts as they are. */
export interface Weight {
  js: number;
  css: number;
  font: number;
  /** Requests of the cold visit with the page itself, without pictures, which are content and load lazily. */
  requests: number;
  pictures: number;
  /** The number of GET requests that were repeated. */
  repeated: number;
  /** Bytes of JavaScript that a second visit loads although the browser has them. */
  jsAgain: number;
}

/** Milliseconds, and the share of the screen that moved. */
export interface Paint {
  lcp: number;
  cls: number;
}

/** A page to visit with an empty cache. */
export interface Visit {
  url: string;
  /** The build that is served there. */
  folder: string;
  /** The entries of localStorage that the app finds. */
  session?: Record<string, string>;
}

const PHONE = { width: 412, height: 823 };

/** A mid-range phone on a fair mobile network (design, Speed): bytes per second, milliseconds, CPU slowdown. */
const SLOW = {
  network: { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 },
  cpu: 4,
};

/** Weighs everything that one cold visit loads. */
export async function weigh(browser: Browser, visit: Visit): Promise<Weight> {
  return onFreshPage(browser, visit, async (page) => {
    const weight: Weight = { js: 0, css: 0, font: 0, requests: 0, pictures: 0, repeated: 0, jsAgain: 0 };
    const asked = new Set<string>();
    const count = (request: Request) => {
      if (!request.url().startsWith('http')) return;
      if (request.resourceType() === 'image') weight.pictures++;
      else weight.requests++;
      if (request.method() !== 'GET') return;
      if (asked.has(request.url())) weight.repeated++;
      asked.add(request.url());
    };
    page.on('request', count);
    await settle(page, visit.url);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    for (const path of new Set(names.map((name) => new URL(name).pathname))) {
      const kind = /\.(js|css|woff2)$/.exec(path)?.[1];
      if (!kind) continue;
      const raw = readFileSync(visit.folder + path);
      if (kind === 'js') weight.js += brotliCompressSync(raw).length;
      if (kind === 'css') weight.css += brotliCompressSync(raw).length;
      if (kind === 'woff2') weight.font += raw.length;
    }
    page.off('request', count);
    await settle(page, visit.url);
    weight.jsAgain = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .reduce((bytes, entry) => bytes + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0),
    );
    return weight;
  });
}

/** Largest contentful paint and layout shift of one cold visit on a slow phone. */
export async function paint(browser: Browser, visit: Visit): Promise<Paint> {
  return onFreshPage(browser, visit, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
    await page.addInitScript(observePaint);
    await settle(page, visit.url);
    return page.evaluate(() => window.paint);
  });
}

declare global {
  interface Window {
    paint: Paint;
  }
}

/**
 * Runs in the page, before its own scripts. Layout shift is measured in the worst window of five seconds (web.dev/cls).
 */
function observePaint() {
  window.paint = { lcp: 0, cls: 0 };
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    window.paint.lcp = entry.startTime;
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
    window.paint.cls = Math.max(window.paint.cls, sum);
  });
}

async function settle(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
}

async function onFreshPage<T>(browser: Browser, visit: Visit, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'de-DE', serviceWorkers: 'block' });
  try {
    await remember(context, visit);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function remember(context: BrowserContext, { session = {} }: Visit) {
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(session));
}
