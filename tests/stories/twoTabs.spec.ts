import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { cartOf, placedOrders } from '../support/orders.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { openBond } from '../support/shop.ts';

// The shop keeps one open order per customer, whichever tab started it.

test('two tabs that subscribe to two products never mix them up', async ({ page, shop, context, problems }) => {
  problems.expect(/^500 POST .*\/items$/);
  problems.expect(/^404 (?:PATCH|GET) .*\/orders\//);
  await shop.loginAs(context, 'cleared');
  const wind = new OrderScreen(page);
  await wind.open('WIND-NORDSEE-2032', 1_000);
  await shop.armFault({ method: 'POST', path: 'orders/*/items', kind: 'status', status: 500 });
  await wind.confirmQuantity.click();
  await expect(wind.failure).toBeVisible();

  // Another tab fills the order that this tab has opened.
  const rail = new OrderScreen(await context.newPage());
  await rail.open('SCHIENE-ELBE-2028', 1_000);
  await rail.confirmQuantity.click();
  await expect(rail.totalLoss).toBeVisible();

  await wind.retry.click();
  await expect(rail.page.getByRole('main')).toContainText('begonnene Zeichnung gibt es so nicht mehr');
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
});

test('an investor who opens the pages of an unfinished order sees no amount, which may still change', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await order.open(openBond(), 1_000);
  await order.confirmQuantity.click();
  await expect(order.summary).toContainText('1.000 €');
  const { tokenValue } = await cartOf(shop, 'cleared');
  const other = await context.newPage();
  for (const [path, heading] of [
    [`/orders/${tokenValue}/finish`, 'Diese Zeichnung ist nicht abgeschlossen'],
    [`/payment/success?token=${tokenValue}`, 'Die Zahlung konnte nicht geprüft werden'],
  ] as const) {
    await other.goto(path);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(other.getByRole('main').getByRole('link', { name: 'Zur Zeichnung' })).toBeVisible();
    await expect(other.getByText('Gesamt', { exact: true })).toHaveCount(0);
  }
});

test('a newcomer who fills in one form in two tabs reads that the last saved values are kept', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'newcomer');
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto('/self-disclosure/personal');
  const note = page.getByText('Sie füllen dieses Formular auch in einem anderen Fenster aus.');
  await page.getByLabel('Kontoinhaber').fill('Felix Neumann');
  await expect(note).toHaveCount(0);
  await other.getByLabel('Straße und Hausnummer').fill('Am Delft 8');
  await expect(note).toBeVisible();
  await expectAccessible(page, 'a form that is filled in elsewhere, too');
  // The typed values of this tab remain, and are stored again at the next key.
  await page.getByLabel('Kontoinhaber').press('End');
  await page.getByLabel('Kontoinhaber').pressSequentially('!');
  await page.reload();
  await expect(page.getByLabel('Kontoinhaber')).toHaveValue('Felix Neumann!');
});
