// Waiting times after a page has loaded: `npm run bench -- --full` measures them with the CPU slowed down.
import type { Browser, Page } from 'playwright';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
import { median } from './budgets.ts';
import { becomeQuiet, DESK, onFreshPage, PATIENCE, settle, slowDown, type Visit } from './page.ts';

declare global {
  interface Window {
    /** Slowest interaction so far, in milliseconds from the input to the next paint. */
    slowestInteraction: number;
    /** Resolves to the milliseconds from the next click to the paint of the screen that it leads to. */
    screenChange: Promise<number>;
  }
}

/**
 * Returns the slowest interaction of typing and clicking through the first step of an order (web.dev/inp: with fewer
 * than fifty interactions, their worst is the page’s).
 * @throws Error when the browser reported none.
 */
export async function interaction(browser: Browser, visit: Visit): Promise<number> {
  return onFreshPage(browser, visit, async (page) => {
    await page.addInitScript(observeInteractions);
    await settle(page, visit);
    await slowDown(page, false);
    const order = new OrderScreen(page);
    await order.quantity.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1250', { delay: 100 });
    await order.confirmQuantity.click();
    await order.totalLoss.check();
    await tick(order.taxResident('Ja'));
    await tick(order.taxResident('Nein'));
    await becomeQuiet(page);
    const slowest = await page.evaluate(() => window.slowestInteraction);
    if (!(slowest > 0)) throw new Error('The browser told of no interaction, so nothing is measured.');
    return slowest;
  });
}

/** Runs in the page, before its own scripts. */
function observeInteractions() {
  window.slowestInteraction = 0;
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as { interactionId?: number };
      if (interactionId > 0) window.slowestInteraction = Math.max(window.slowestInteraction, entry.duration);
    }
  }).observe(options);
}

/** Milliseconds from the click on a link to the paint of the screen with its heading. */
export interface ScreenChange {
  /** The browser has cached the screen’s code on an earlier visit; the app has not run it yet. */
  cached: number;
  /** The app has shown the screen before. */
  loaded: number;
}

/**
 * Returns the slowest change to one of the screens behind these links of the header, each as the median of some.
 * @param links By the link’s name: the screen on which it is pressed, which differs from the screen that it leads to.
 */
export async function screenChange(browser: Browser, links: Readonly<Record<string, Visit>>): Promise<ScreenChange> {
  const slowest = { cached: 0, loaded: 0 };
  for (const [link, from] of Object.entries(links)) {
    const { cached, loaded } = await changesTo(browser, from, link);
    slowest.cached = Math.max(slowest.cached, cached);
    slowest.loaded = Math.max(slowest.loaded, loaded);
  }
  return slowest;
}

const CHANGES = 7;

async function changesTo(browser: Browser, from: Visit, link: string): Promise<ScreenChange> {
  const measure = async (page: Page) => {
    const cached: number[] = [];
    const loaded: number[] = [];
    // The first round fills the browser's cache.
    for (let round = 0; round <= CHANGES; round++) {
      await settle(page, from);
      const first = await change(page, link);
      await page.goBack();
      await becomeQuiet(page);
      const second = await change(page, link);
      if (round === 0) continue;
      cached.push(first);
      loaded.push(second);
    }
    return { cached: median(cached), loaded: median(loaded) };
  };
  return onFreshPage(browser, from, measure, DESK);
}

async function change(page: Page, name: string): Promise<number> {
  const recover = await slowDown(page, false);
  await page.evaluate(awaitChange, PATIENCE);
  await page.getByRole('navigation', { name: 'Hauptbereiche' }).getByRole('link', { name, exact: true }).click();
  const took = await page.evaluate(() => window.screenChange);
  await recover();
  await becomeQuiet(page);
  return took;
}

/** Runs in the page. A frame is painted after its callbacks have run, so the next task follows the paint. */
function awaitChange(patience: number) {
  const headingOf = () => document.querySelector('h1')?.textContent ?? '';
  const before = { path: location.pathname, heading: headingOf() };
  window.screenChange = new Promise((resolve, reject) => {
    const begin = ({ timeStamp }: Event) => {
      setTimeout(() => reject(new Error(`${before.path} stays on the screen.`)), patience);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      requestAnimationFrame(function look() {
        const isThere = location.pathname !== before.path && ![before.heading, ''].includes(headingOf());
        if (isThere) port2.postMessage(null);
        else requestAnimationFrame(look);
      });
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}
