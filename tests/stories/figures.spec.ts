import type { Page } from 'playwright/test';
import { dayOf } from '#domain/time/calendar.ts';
import { distinguishFigures } from '../support/figures/arrange.ts';
import { expectFigures, expectNumbers } from '../support/figures/expectFigures.ts';
import { investorFigures } from '../support/figures/investor.ts';
import { readTables } from '../support/figures/tables.ts';
import { expect, test } from '../support/fixtures.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { codeOf, transferOn } from '../support/screens/transfer.ts';

/** Bond with open orders of the investor, and one of which she owes tokens back. */
const BOND = 'WIND-NORDSEE-2032';
const OWED = 'SOLAR-UCKERMARK-2031';

/** Opens the bond's page, at which the shop typesets its documents and knows their pages. */
async function openDocuments(page: Page) {
  await page.goto(`/products/${BOND}`);
  await expect(page.getByRole('button', { name: /PDF/ }).first()).toBeVisible();
}

test('every figure of an investor has its formula', async ({ page, shop, context }) => {
  test.setTimeout(200_000);
  await distinguishFigures(shop.tables);
  await shop.bookTransfer({ order: '000000013', kind: 'short', amount: 123_45 });
  await shop.loginAs(context, 'julia');
  await openDocuments(page);
  const figures = async () =>
    investorFigures(await readTables(shop.tables), 'julia', dayOf((await shop.now()).toISOString()));
  const now = await figures();
  const year = (await shop.now()).getFullYear();
  for (const [path, formulas] of [
    ['/', now.home()],
    ['/search', now.search()],
    [`/products/${BOND}`, now.product(BOND)],
    ['/account', now.account()],
    ['/account/orders', now.orders()],
    ['/account/wallet', now.wallet()],
    [`/account/payments?year=${year - 1}`, now.payments(String(year - 1))],
    [`/account/payments?year=${year}`, now.payments(String(year))],
    ['/account/payments?year=all', now.payments(null)],
    ['/invoices', now.invoices()],
    ['/account/exerpts', now.excerpts()],
    ['/account/custody', []],
    ['/account/attract-investors', now.referrals(new URL(shop.url).host)],
    ...now.orderNumbers.map((number) => [`/order-details/${now.tokenOf(number)}`, now.order(number)] as const),
    [`/orders/${now.tokenOf('000000013')}/finish`, now.finished('000000013')],
  ] as const) {
    await page.goto(path);
    await expectFigures(page.getByRole('main'), shop.tables, formulas, path);
  }
  await page.goto(`/products/${BOND}`);
  await page.getByRole('textbox', { name: 'Stückzahl' }).fill('1.234');
  await expectFigures(page.getByRole('main'), shop.tables, now.product(BOND, 1234), 'product, with a typed amount');
});

test('every figure of a transfer and of an order has its formula', async ({ page, shop, context }) => {
  test.setTimeout(200_000);
  await distinguishFigures(shop.tables);
  await shop.loginAs(context, 'julia');
  const figures = async () =>
    investorFigures(await readTables(shop.tables), 'julia', dayOf((await shop.now()).toISOString()));
  const now = await figures();
  await page.goto(`/transfer/${OWED}-TOKEN`);
  await expectFigures(page.getByRole('main'), shop.tables, now.transfer(OWED, null, 'form'), 'transfer');
  const transfer = transferOn(page);
  await transfer.enter('transferring', '777');
  await expectFigures(page.getByRole('main'), shop.tables, now.transfer(OWED, 777, 'review'), 'transfer, review');
  await transfer.confirm();
  await expectFigures(page.getByRole('main'), shop.tables, now.transfer(OWED, 777, 'code'), 'transfer, code');
  await transfer.send(codeOf());
  await expect(transfer.sent).toBeVisible();
  await expectFigures(
    page.getByRole('main'),
    shop.tables,
    (await figures()).transfer(OWED, 777, 'sent'),
    'transfer, sent',
  );

  const { token, declared, methods, review } = now.subscription(BOND, 1500, 30_000);
  const order = new OrderScreen(page);
  await order.open(BOND, 1500);
  await expectFigures(page.getByRole('main'), shop.tables, token, 'order, amount');
  await order.confirmQuantity.click();
  await order.declare({ income: '30.000' });
  await expectFigures(page.getByRole('main'), shop.tables, declared, 'order, declarations');
  await order.toAddress.click();
  await order.addressIsRight.click();
  await expectFigures(page.getByRole('main'), shop.tables, methods, 'order, methods');
  await order.method('Überweisung').check();
  await order.toReview.click();
  await expectFigures(page.getByRole('main'), shop.tables, review, 'order, review');
  await order.orderButton.click();
  await expect(page).toHaveURL(/finish/);
  const placed = await figures();
  await expectFigures(
    page.getByRole('main'),
    shop.tables,
    placed.finished(placed.orderNumbers[0] ?? ''),
    'order, thanks',
  );
  await shop.bookTransfer({ order: placed.orderNumbers[0] ?? '', kind: 'over', amount: 9_876_54 });
  const over = await figures();
  await page.goto(`/order-details/${over.tokenOf(placed.orderNumbers[0] ?? '')}`);
  await expectFigures(
    page.getByRole('main'),
    shop.tables,
    over.order(placed.orderNumbers[0] ?? ''),
    'order, paid too much',
  );
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the figures are the same, in the English format', async ({ page, shop, context }) => {
    await distinguishFigures(shop.tables);
    await shop.loginAs(context, 'julia');
    await openDocuments(page);
    const now = investorFigures(await readTables(shop.tables), 'julia', dayOf((await shop.now()).toISOString()));
    for (const [path, formulas] of [
      ['/account/orders', now.orders()],
      ['/account/wallet', now.wallet()],
      [`/products/${BOND}`, now.product(BOND, null, 'en')],
    ] as const) {
      await page.goto(path);
      await expectNumbers(page.getByRole('main'), shop.tables, formulas, path);
    }
  });
});
