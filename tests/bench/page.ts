import type { Browser, BrowserContext, Page } from 'playwright';

export interface Visit {
  url: string;
  /** Build that is served at the URL. */
  folder: string;
  /** Selector of an element that exists once the page is usable. */
  ready: string;
  /** Entries of localStorage that the app finds. */
  session?: Record<string, string>;
}

const PHONE = { width: 412, height: 823 };
/** Milliseconds after which the bench stops waiting for an event. */
export const PATIENCE = 20_000;

export const DESK = { width: 1280, height: 800 };

/** A mid-range phone on a fair mobile network: bytes per second, milliseconds, CPU slowdown. */
const SLOW = {
  network: { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 },
  cpu: 4,
};

/** Milliseconds without activity after which a page counts as settled. */
const QUIET = 800;

/** Milliseconds that a page may take on a loaded machine. */
const TIMEOUT = 60_000;

/** Opens a page with an empty cache, and closes it with all that it stored. */
export async function onFreshPage<T>(
  browser: Browser,
  { session }: Pick<Visit, 'session'>,
  use: (page: Page) => Promise<T>,
  viewport = PHONE,
): Promise<T> {
  const context = await browser.newContext({ viewport, locale: 'de-DE', serviceWorkers: 'block' });
  try {
    context.setDefaultTimeout(TIMEOUT);
    await remember(context, session ?? {});
    const page = await context.newPage();
    await page.addInitScript(watchActivity);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function remember(context: BrowserContext, session: Record<string, string>) {
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(session));
}

/** Returns the localStorage that a customer with this session keeps after seeing a page, for later visits. */
export async function keptAfter(browser: Browser, visit: Visit): Promise<Record<string, string>> {
  return onFreshPage(browser, visit, async (page) => {
    await settle(page, visit);
    return page.evaluate(() => ({ ...localStorage }));
  });
}

/** Slows the page’s CPU down, and its network unless only the CPU matters. Returns a function that restores the CPU. */
export async function slowDown(page: Page, network = true): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', SLOW.network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  return async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}

/** Opens the page and waits until it is usable and quiet. */
export async function settle(page: Page, { url, ready }: Pick<Visit, 'url' | 'ready'>): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(ready).first().waitFor();
  await becomeQuiet(page);
}

/**
 * Waits until the page has painted, is not marked as busy, and has computed and loaded nothing for `QUIET`
 * milliseconds. A page whose network is idle need not have painted: on a loaded machine the first frame may be seconds
 * late, and the browser reports a paint only when its frame is on the screen.
 */
export async function becomeQuiet(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const isBusy = document.querySelector('[aria-busy=true]') !== null;
    return isPainted && !isBusy && performance.now() - window.lastActivity > quiet;
  }, QUIET);
}

declare global {
  interface Window {
    /** Time of the last long task, load, large paint or layout shift, as `performance.now()` counts. */
    lastActivity: number;
  }
}

/** Runs in the page, before its own scripts. */
function watchActivity() {
  window.lastActivity = 0;
  const see = () => {
    window.lastActivity = performance.now();
  };
  for (const type of ['longtask', 'resource', 'largest-contentful-paint', 'layout-shift'])
    new PerformanceObserver(see).observe({ type, buffered: true });
}
