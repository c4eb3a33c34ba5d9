import type { Browser, BrowserContext, LaunchOptions, Page, Request } from 'playwright';
import { browserLaunch } from '../support/browser.ts';
import { inPage } from './inPage.ts';
import type { PageReading, Pulse } from './reading.ts';

export const TABS = ['A', 'B', 'C'] as const;
export type TabName = (typeof TABS)[number];

/** Milliseconds by which the pages' clock advances after each step, so that timers for other tabs and fades can end. */
const BREATH = 1_100;
/** Milliseconds until a repeated read gives up: three pauses and the time between them. */
const LONG_BREATH = 8_000;
/** Maximum number of beats, and of milliseconds for requests, after which an unsettled page is read as it is. */
const MOST_BEATS = 300;
const TIMEOUT = 10_000;
const isUpload = (request: Request) => request.method() === 'POST' && /\/customer-documents$/.test(request.url());

/** Launches without pictures, which no invariant reads: drawing takes a quarter of a walk’s time. */
export function chaosLaunch(): LaunchOptions {
  const launch = browserLaunch();
  return { ...launch, args: [...(launch.args ?? []), '--blink-settings=imagesEnabled=false'] };
}

/** The three tabs of one browser, whose clock is paused unless the walk moves it. */
export class Tabs {
  readonly context: BrowserContext;
  readonly #pages = new Map<TabName, Page>();
  readonly #requests = new Map<Page, Set<object>>();
  #count = 0;
  #uploads: TabName[] = [];

  constructor(context: BrowserContext) {
    this.context = context;
  }

  static async open(browser: Browser, url: string, now: Date): Promise<Tabs> {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
    });
    context.setDefaultTimeout(10_000);
    await context.clock.install({ time: now });
    await context.clock.pauseAt(now.getTime() + 1_000);
    await context.addInitScript(inPage);
    const tabs = new Tabs(context);
    for (const name of TABS) await tabs.reopen(name, '/');
    return tabs;
  }

  page(name: TabName): Page {
    const page = this.#pages.get(name);
    if (!page) throw new Error(`There is no tab ${name}.`);
    return page;
  }

  /** Returns the tabs that have started uploads since the last call, one entry for each upload. */
  takeUploads(): TabName[] {
    const uploads = this.#uploads;
    this.#uploads = [];
    return uploads;
  }

  /** Closes the tab, if it is open, and opens a new one under its name, without session storage and history. */
  async reopen(name: TabName, path: string): Promise<void> {
    const before = this.#pages.get(name);
    if (before) {
      this.#requests.delete(before);
      await before.close();
    }
    const page = await this.context.newPage();
    const requests = new Set<object>();
    page.on('request', (request) => {
      // Requests of a document that is being left are not awaited.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
      requests.add(request);
      if (isUpload(request)) this.#uploads.push(name);
    });
    // An upload refused with 401 is sent once more with a new token.
    page.on('response', (response) => {
      if (isUpload(response.request()) && response.status() === 401)
        this.#uploads.splice(this.#uploads.indexOf(name), 1);
    });
    page.on('requestfinished', (request) => requests.delete(request));
    page.on('requestfailed', (request) => requests.delete(request));
    // The order process asks for confirmation before a reload; the walk confirms. The tab may be closed meanwhile.
    page.on('dialog', (dialog) => dialog.accept().catch(() => undefined));
    this.#pages.set(name, page);
    this.#requests.set(page, requests);
    await page.goto(path, { waitUntil: 'commit' });
  }

  /** Waits until all tabs have settled, their timers included, and reads their content. */
  async settle(): Promise<Record<TabName, PageReading>> {
    await this.rest();
    for (let breath = BREATH; ; breath = LONG_BREATH) {
      await this.context.clock.runFor(breath);
      await this.rest();
      const readings = await this.#each((page) => page.evaluate(() => window.chaos.read()));
      const busy = Object.values(readings).some((reading) => reading.busy);
      if (!busy || breath === LONG_BREATH) return readings;
    }
  }

  /** Waits until no request is under way, no tab has changed, each has heard all others, and all see the same vault. */
  async rest(): Promise<void> {
    let before: Pulse[] = [];
    const until = performance.now() + TIMEOUT;
    for (let beat = 0; beat < MOST_BEATS; ) {
      this.#count += 1;
      const count = this.#count;
      const now = Object.values(await this.#each((page) => page.evaluate((beats) => window.chaos.beat(beats), count)));
      const isAsking = [...this.#requests.values()].some(({ size }) => size > 0);
      const isSame = now.every(({ id, activity, vault, heard }, tab) => {
        const then = before[tab];
        const hears = now.every((other) => other.id === id || (heard[other.id] ?? 0) >= count - 1);
        return then?.id === id && then.activity === activity && hears && vault === now[0]?.vault;
      });
      if (isSame && !isAsking) return;
      if (!isAsking || performance.now() > until) beat += 1;
      before = now;
    }
  }

  async #each<T>(work: (page: Page) => Promise<T>): Promise<Record<TabName, T>> {
    const [A, B, C] = await Promise.all([
      steadily(this.page('A'), work),
      steadily(this.page('B'), work),
      steadily(this.page('C'), work),
    ]);
    return { A, B, C };
  }
}

/** Repeats the work in the next document if the page was left during it. */
export async function steadily<T>(page: Page, work: (page: Page) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(page);
    } catch (error) {
      const left =
        error instanceof Error && /context was destroyed|navigat|reading '(?:beat|read)'/i.test(error.message);
      if (!left || attempt > 20) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}
