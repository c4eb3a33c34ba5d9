// Lists of the investor of ten years: 1,200 orders, 350 payouts.
import type { Browser, Page } from 'playwright';
import { appSettings } from '#sandbox/config.ts';
import { seedAll } from '#sandbox/content/seed.ts';
import { startShop } from '#sandbox/server.ts';
import { web } from '#sandbox/web.ts';
import { sessionAt } from '../support/shop.ts';
import { becomeQuiet, DESK, onFreshPage, PATIENCE, settle, slowDown, type Visit } from './page.ts';

const COUNT = 1_000;

/** The account’s lists, by the links on its overview. */
const LISTS = ['Zeichnungen', 'Wallet', 'Auszahlungen', 'Abrechnungen', 'Registerauszüge'];

export interface Lists {
  growth: ListGrowth;
  /** Milliseconds from the press on the link to the first painted row, by list. */
  opened: Record<string, number>;
  /** Megabytes of heap left after paging through 1,000 rows, leaving the list and opening it again. */
  kept: number;
}

/** Milliseconds of the main thread while the list of 1,000 rows grew by its last page. */
export interface ListGrowth {
  script: number;
  /** Script, styles, layout and painting. */
  all: number;
  rows: number;
}

/** Measures the account’s long lists. @throws Error if a list does not show the expected rows. */
export async function measureLists(browser: Browser, folder: string): Promise<Lists> {
  const shop = await startShop({
    reading: 'investor',
    web: web({ distDir: folder, settings: { ...appSettings('investor'), inspect: false } }),
    seed: seedAll,
  });
  try {
    const session = await sessionAt(shop.url, 'longStanding');
    const orders = { url: `${shop.url}/account/orders`, ready: 'tbody a', session, folder };
    const opened: Record<string, number> = {};
    for (const name of LISTS) {
      const account = { url: `${shop.url}/account`, ready: 'main h1:not([data-placeholder])', session, folder };
      opened[name] = await onFreshPage(browser, account, (page) => openList(page, account, name), DESK);
    }
    return {
      growth: await onFreshPage(browser, orders, (page) => grow(page, orders)),
      opened,
      kept: await onFreshPage(browser, orders, (page) => keptBy(page, orders), DESK),
    };
  } finally {
    await shop.close();
  }
}

async function openList(page: Page, account: Visit, name: string): Promise<number> {
  await settle(page, account);
  await slowDown(page);
  await page.evaluate(awaitRows, PATIENCE);
  await placeOf(page, name).click();
  return page.evaluate(() => window.firstRow);
}

declare global {
  interface Window {
    /** Resolves to the milliseconds from the next press to the first row of the list that it leads to. */
    firstRow: Promise<number>;
  }
}

/** Runs in the page. */
function awaitRows(patience: number) {
  const before = location.pathname;
  window.firstRow = new Promise((resolve, reject) => {
    const begin = ({ timeStamp }: Event) => {
      setTimeout(() => reject(new Error('No row comes.')), patience);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      requestAnimationFrame(function look() {
        const row = document.querySelector('main tbody tr:not([aria-hidden])');
        if (location.pathname !== before && row !== null) port2.postMessage(null);
        else requestAnimationFrame(look);
      });
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}

const placeOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche des Kontos' }).getByRole('link', { name, exact: true });
const more = (page: Page) => page.getByRole('button', { name: 'Mehr laden' });
const rows = (page: Page) => page.locator('tbody tr:not(.data-table-group)');

async function growTo(page: Page, count: number): Promise<void> {
  await more(page).click();
  await rows(page)
    .nth(count - 1)
    .waitFor();
}

/** Loads all rows but the last page. */
async function growAlmost(page: Page): Promise<void> {
  const size = await rows(page).count();
  for (let count = 2 * size; count < COUNT; count += size) await growTo(page, count);
  await becomeQuiet(page);
}

async function grow(page: Page, visit: Visit): Promise<ListGrowth> {
  await settle(page, visit);
  await growAlmost(page);
  await slowDown(page, false);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000;
  };
  const button = await more(page).elementHandle();
  const before = await read();
  // Pressed within the page: Playwright’s own lookup of elements runs on the same thread, longer than the app does.
  await button?.evaluate(pressAndPaint);
  const after = await read();
  const lasted = (name: string) => after(name) - before(name);
  return { script: lasted('ScriptDuration'), all: lasted('TaskDuration'), rows: await rows(page).count() };
}

/** Runs in the page. */
function pressAndPaint(button: HTMLElement | SVGElement) {
  return new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    requestAnimationFrame(() => requestAnimationFrame(() => port2.postMessage(null)));
  });
}

/** Number of times that the list is paged through, left, and opened again. */
const ROUNDS = 4;

/**
 * Returns the growth of the heap after the first round. The app keeps the first round’s remainder on purpose; later
 * rounds should leave nothing.
 */
async function keptBy(page: Page, visit: Visit): Promise<number> {
  await settle(page, visit);
  const devtools = await page.context().newCDPSession(page);
  const used: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await growAlmost(page);
    await placeOf(page, 'Abrechnungen').click();
    await page.getByRole('heading', { level: 1, name: 'Abrechnungen' }).waitFor();
    await becomeQuiet(page);
    await devtools.send('HeapProfiler.collectGarbage');
    used.push((await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6);
    await placeOf(page, 'Zeichnungen').click();
    await rows(page).first().waitFor();
    await becomeQuiet(page);
  }
  return (used.at(-1) ?? Number.NaN) - (used[0] ?? Number.NaN);
}
