import { personaOf } from '#sandbox/personas.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/market.ts';
import { cartOf, placedOrders } from '../support/orders.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';

/** Work with two copies left, at 49 €. */
const WORK = 'RING-2';

/** Requirement 1.8. */
test('a visitor wants to bid, logs in, closes the dialog, bids by keyboard alone, and buys the work at its price', async ({
  page,
  shop,
}) => {
  const written: string[] = [];
  page.on('request', (request) => {
    if (/\/shop\/orders/.test(request.url())) written.push(request.url());
  });
  await page.goto(`/products/${WORK}`);
  await page.getByRole('link', { name: 'Gebot abgeben (Demo)' }).press('Enter');
  await new LoginScreen(page).logIn(personaOf('cleared'));
  const dialog = page.getByRole('dialog', { name: 'Gebot abgeben' });
  await expect(dialog).toContainText('Das Gebot ist nur eine Demonstration: Bestellt wird immer zum Preis des Werks');
  await expectAccessible(page, 'bid');
  await dialog.getByLabel('Ihr Gebot').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.500');
  await expect(dialog.getByRole('definition').last()).toHaveText('1.500,20 €');
  // Closing the dialog creates no order; the typed amount is there when it is opened again.
  const open = page.getByRole('button', { name: 'Gebot abgeben (Demo)' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(dialog.getByLabel('Ihr Gebot')).toHaveValue('1.500');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(open).toBeFocused();
  expect(written).toEqual([]);
  await open.press('Enter');
  await dialog.getByLabel('Ihr Gebot').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Ihr Gebot')).toHaveAccessibleDescription(/^Sie können 0,01\s€ bis 1\.499,80\s€/);
  await expect(dialog.getByLabel('Ihr Gebot')).toBeFocused();
  await expectAccessible(page, 'bid, too high');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60,50');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const purchase = new PurchaseScreen(page);
  await expect(page).toHaveURL(`/order-process/addresses?product=${WORK}`);
  await expect(purchase.heading).toHaveText('Auf wen lautet die Rechnung?');
  // The bid leaves no trace: the order has the price of the work, and is continued.
  await expect(purchase.summary).toContainText('Gesamt49 €');
  const { tokenValue } = await cartOf(shop, 'cleared');
  await purchase.toMethods.click();
  await purchase.choose('Überweisung');
  await purchase.orderButton.click();
  await expect(purchase.thanks).toBeVisible();
  expect((await placedOrders(shop, 'cleared')).map((order) => [order.tokenValue, order.total])).toEqual([
    [tokenValue, 49_00],
  ]);
});
