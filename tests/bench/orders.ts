// A list as long as it may become: 1,000 orders of one investor.
import type { Browser } from 'playwright';
import type { Clock } from '#sandbox/clock.ts';
import { appSettings } from '#sandbox/config.ts';
import { seed } from '#sandbox/content/seed.ts';
import type { Db } from '#sandbox/db/database.ts';
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

/** @throws Error when the list does not show all orders. */
export async function growList(browser: Browser, folder: string): Promise<ListGrowth> {
  const shop = await startShop({
    reading: 'investor',
    web: web({ distDir: folder, settings: { ...appSettings('investor'), inspect: false } }),
    seed: async (db, clock) => {
      await seed(db, clock);
      await addOrders(db, clock);
    },
  });
  try {
    const visit = {
      url: `${shop.url}/account/orders`,
      ready: 'tbody a',
      session: await sessionAt(shop.url, 'cleared'),
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

/** Gives an investor without any as many paid orders, a minute apart, each a copy of one from the history. */
async function addOrders(db: Db, clock: Clock): Promise<void> {
  const now = (await clock.now()).getTime();
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('personaKey', '=', 'cleared')
    .executeTakeFirstOrThrow();
  const { id: copied, ...order } = await db
    .selectFrom('orders')
    .selectAll()
    .where('paymentState', '=', 'paid')
    .executeTakeFirstOrThrow();
  const copyOf = <T extends { id: number; orderId: number }>({ id: _, ...row }: T, orderId: number) => ({
    ...row,
    orderId,
  });
  const item = await db.selectFrom('orderItems').selectAll().where('orderId', '=', copied).executeTakeFirstOrThrow();
  const payment = await db.selectFrom('payments').selectAll().where('orderId', '=', copied).executeTakeFirstOrThrow();
  await db.transaction().execute(async (transaction) => {
    for (let index = 1; index <= COUNT; index++) {
      const at = new Date(now - index * 60_000).toISOString();
      const number = String(900_000_000 + index);
      const { id } = await transaction
        .insertInto('orders')
        .values({ ...order, customerId: customer.id, number, tokenValue: `bench-${index}`, checkoutCompletedAt: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction.insertInto('orderItems').values(copyOf(item, id)).execute();
      await transaction.insertInto('payments').values(copyOf(payment, id)).execute();
    }
  });
}
