import { expect, test } from '../support/fixtures.ts';
import { inPage } from './inPage.ts';

/**
 * What the invariants compare is read off the page: a reading that never finds anything would never be wrong. So each is
 * looked for where it must be.
 */
test('what a walk reads of what is owned is there on the pages that say it', async ({ page, shop, context }) => {
  await context.addInitScript(inPage);
  await shop.loginAs(context, 'twoFactor');
  const readAt = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('main .skeleton, main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('main h1')).toBeVisible();
    return () => page.evaluate(() => window.chaos.read());
  };

  const wallet = await readAt('/account/wallet');
  await expect.poll(async () => Object.keys((await wallet()).balances)).toContain('WOHNBAU-LEIPZIG-2029-TOKEN');
  for (const shown of Object.values((await wallet()).balances)) expect(shown).toMatch(/^[1-9][\d.]*$/);

  const transfer = await readAt('/transfer/WOHNBAU-LEIPZIG-2029-TOKEN');
  const { 'WOHNBAU-LEIPZIG-2029-TOKEN': held = 'none' } = (await wallet()).balances;
  await expect.poll(async () => (await transfer()).balances).toEqual({ 'WOHNBAU-LEIPZIG-2029-TOKEN': held });
  expect((await transfer()).fields).not.toEqual([]);

  const payments = await readAt('/account/payments');
  await expect.poll(async () => (await payments()).received).not.toBeNull();
  const { received, customer, person } = await payments();
  expect(received).toMatchObject({
    year: expect.stringMatching(/^\d{4}$/),
    sum: expect.stringMatching(/^[\d.]+,\d\d\s€$/),
  });
  expect(received?.payments.length).toBeGreaterThan(0);
  expect([customer, person].map(Boolean)).toEqual([true, true]);

  const orders = await readAt('/account/orders');
  const details = (await orders()).links.find((link) => link.startsWith('/order-details/')) ?? '/nothing';
  const order = await readAt(details);
  await expect.poll(async () => (await order()).totals.length).toBeGreaterThan(0);
  expect(details).toContain((await order()).order ?? 'nothing');
});
