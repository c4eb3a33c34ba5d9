// A list as long as it may become: 1,000 of the orders of the investor of ten years.
import type { Browser } from 'playwright';
import { appSettings } from '#sandbox/config.ts';
import { seedAll } from '#sandbox/content/seed.ts';
import { startShop } from '#sandbox/server.ts';
import { web } from '#sandbox/web.ts';
import { sessionAt } from '../support/shop.ts';
import { becomeQuiet, onFreshPage, settle, slowDown } from './page.ts';

const COUNT = 1_000;

/** Milliseconds of the main thread while the list of 1,000 grew to its end by its last page. */
export interface ListGrowth {
  script: number;
  /** Script, styles, layout and painting. */
  all: number;
  rows: number;
}

/** @throws Error when the list does not show so many orders. */
export async function growList(browser: Browser, folder: string): Promise<ListGrowth> {
  const shop = await startShop({
    reading: 'investor',
    web: web({ distDir: folder, settings: { ...appSettings('investor'), inspect: false } }),
    seed: seedAll,
  });
  try {
    const visit = {
      url: `${shop.url}/account/orders`,
      ready: 'tbody a',
      session: await sessionAt(shop.url, 'longStanding'),
    };
    return await onFreshPage(browser, visit, async (page) => {
      await settle(page, visit);
      const rows = page.locator('tbody tr');
      const more = page.getByRole('button', { name: 'Mehr laden' });
      const size = await rows.count();
      const grow = async (to: number) => {
        await more.click();
        await rows.nth(to - 1).waitFor();
      };
      for (let to = 2 * size; to < COUNT; to += size) await grow(to);
      await becomeQuiet(page);
      await slowDown(page, false);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      const read = async () => {
        const { metrics } = await devtools.send('Performance.getMetrics');
        return (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000;
      };
      const before = await read();
      await grow(COUNT);
      await becomeQuiet(page);
      const after = await read();
      const lasted = (name: string) => after(name) - before(name);
      return { script: lasted('ScriptDuration'), all: lasted('TaskDuration'), rows: await rows.count() };
    });
  } finally {
    await shop.close();
  }
}
