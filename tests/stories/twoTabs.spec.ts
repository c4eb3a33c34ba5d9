import { FinishScreen } from '../screens/FinishScreen.ts';
import { OrderScreen } from '../screens/OrderScreen.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeCart, placedOrders } from '../support/orders.ts';
import { openBond } from '../support/shop.ts';

// The shop keeps one open order per customer, whichever tab it was begun in.

test('an order that another tab has changed is not placed, but shown and asked about anew', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await order.prepare(openBond(), 1_000, 'Überweisung');
  await expect(order.summary).toContainText('1.000 €');
  await changeCart(shop, 'cleared', 5_000);
  await order.orderButton.click();
  await expect(page).toHaveURL(/\/order-process\/token/);
  await expect(order.heading).toHaveText('Wie viele Token möchten Sie zeichnen?');
  await expect(order.summary).toContainText('1.000 €');
  expect(await placedOrders(shop, 'cleared')).toEqual([]);

  await order.toAddress.click();
  await order.addressIsRight.click();
  await order.toReview.click();
  await order.orderButton.click();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  expect((await placedOrders(shop, 'cleared')).map(({ total }) => total)).toEqual([1_000_00]);
});

test('two tabs that subscribe to two products never mix them up', async ({ page, shop, context, problems }) => {
  problems.expect(/^500 POST .*\/items$/);
  problems.expect(/^404 (?:PATCH|GET) .*\/orders\//);
  await shop.loginAs(context, 'cleared');
  const wind = new OrderScreen(page);
  await wind.open('WIND-NORDSEE-2032', 1_000);
  await shop.armFault({ method: 'POST', path: 'orders/*/items', kind: 'status', status: 500 });
  await wind.confirmQuantity.click();
  await expect(wind.failure).toBeVisible();

  // The other tab fills the order that this one has opened.
  const rail = new OrderScreen(await context.newPage());
  await rail.open('SCHIENE-ELBE-2028', 1_000);
  await rail.confirmQuantity.click();
  await expect(rail.totalLoss).toBeVisible();

  await wind.retry.click();
  await wind.declare();
  await wind.toAddress.click();
  await wind.addressIsRight.click();
  await wind.page.getByRole('radio', { name: 'Überweisung' }).check({ force: true });
  await wind.toReview.click();
  await wind.orderButton.click();
  await expect(new FinishScreen(wind.page).thanks).toBeVisible();
  const placed = await placedOrders(shop, 'cleared');
  expect(placed.map(({ items }) => items.map(({ productCode, quantity }) => [productCode, quantity]))).toEqual([
    [['WIND-NORDSEE-2032', 1_000]],
  ]);

  await rail.declare();
  await rail.toAddress.click();
  await expect(rail.page.getByRole('main')).toContainText('Ihre begonnene Zeichnung gibt es nicht mehr');
});
