import { expect, test } from '../support/fixtures.ts';
import { test as market } from '../support/market.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';
import { inPage } from './inPage.ts';

/**
 * The invariants compare text that is read off the page, and hold for a reader that never finds any. So this spec looks
 * for each text on a page that is known to show it.
 */
test('a walk reads holdings, payouts and orders on the pages that show them', async ({ page, shop, context }) => {
  await context.addInitScript(inPage);
  await shop.loginAs(context, 'twoFactor');
  const open = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('main .skeleton, main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
  };
  /** Reads the open page. A reading belongs to one page, so it is taken before the next page is opened. */
  const read = () => page.evaluate(() => window.chaos.read());

  await open('/account/wallet');
  await expect.poll(async () => Object.keys((await read()).balances)).toContain('WOHNBAU-LEIPZIG-2029-TOKEN');
  const { balances } = await read();
  for (const shown of Object.values(balances)) expect(shown).toMatch(/^[1-9][\d.]*$/);
  const held = balances['WOHNBAU-LEIPZIG-2029-TOKEN'];

  await open('/transfer/WOHNBAU-LEIPZIG-2029-TOKEN');
  await expect.poll(async () => (await read()).balances).toEqual({ 'WOHNBAU-LEIPZIG-2029-TOKEN': held });
  expect((await read()).fields).not.toEqual([]);

  await open('/account/payments');
  await expect.poll(async () => (await read()).received).not.toBeNull();
  const { received, customer, person } = await read();
  expect(received).toMatchObject({
    year: expect.stringMatching(/^\d{4}$/),
    sum: expect.stringMatching(/^[\d.]+,\d\d\s€$/),
  });
  expect(received?.payments.length).toBeGreaterThan(0);
  expect([customer, person].map(Boolean)).toEqual([true, true]);

  await open('/account/orders');
  const details = (await read()).links.find((link) => link.startsWith('/order-details/')) ?? '/nothing';
  await open(details);
  await expect.poll(async () => (await read()).totals.length).toBeGreaterThan(0);
  expect(details).toContain((await read()).order ?? 'nothing');
});

market('a walk reads works and purchases on the pages that show them', async ({ page, shop, context }) => {
  await context.addInitScript(inPage);
  await shop.loginAs(context, 'cleared');
  const read = () => page.evaluate(() => window.chaos.read());
  await page.goto('/browse');
  await expect
    .poll(async () => Object.values((await read()).hearts))
    .toContainEqual({
      code: expect.stringMatching(/^[A-Z]+-\d+$/),
      isLiked: false,
    });
  await page.goto('/products/RING-2');
  await expect
    .poll(async () => (await read()).hearts)
    .toMatchObject({ 'Echo merken': { code: 'RING-2', isLiked: false } });

  const purchase = new PurchaseScreen(page);
  await purchase.prepare('RING-2', 'Überweisung');
  await expect.poll(async () => (await read()).totals.length).toBeGreaterThan(0);
  const { order } = await read();
  expect(order).toMatch(/^[\da-f]{32}$/);
  await purchase.orderButton.click();
  await expect(purchase.thanks).toBeVisible();
  await expect.poll(async () => (await read()).order).toBe(order);
  expect((await read()).totals).toEqual(['49 €']);
});
