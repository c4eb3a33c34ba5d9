import { personaOf } from '#sandbox/personas.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/market.ts';
import { cartOf, placedOrders } from '../support/orders.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';

/** Work with two copies left, at 49 €. */
const WORK = 'RING-2';

test('a visitor wants to bid, logs in, bids by keyboard alone, and buys the work at its price', async ({
  page,
  shop,
}) => {
  await page.goto(`/products/${WORK}`);
  await page.getByRole('link', { name: 'Gebot abgeben (Demo)' }).press('Enter');
  await new LoginScreen(page).logIn(personaOf('cleared'));
  const dialog = page.getByRole('dialog', { name: 'Gebot abgeben' });
  await expect(dialog).toContainText('Geld wird hier nicht geboten.');
  await expect(dialog).toContainText('1 Stück von „Echo“ zum Preis von 49 €, gleich wie viel Sie bieten.');
  await expect(dialog.getByRole('definition')).toHaveText(['1.500 €', '0,20 €', '49,20 €']);
  await expectAccessible(page, 'bid');
  await dialog.getByLabel('Ihr Gebot').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.500');
  await expect(dialog.getByRole('definition').last()).toHaveText('1.500,20 €');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Ihr Gebot')).toHaveAccessibleDescription(
    /^Bieten können Sie 0,01\s€ bis 1\.499,80\s€/,
  );
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

test('closing the dialog creates no order, and the typed amount is there when the dialog is opened again', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const written: string[] = [];
  page.on('request', (request) => {
    if (/\/shop\/orders/.test(request.url())) written.push(request.url());
  });
  await page.goto(`/products/${WORK}`);
  const open = page.getByRole('button', { name: 'Gebot abgeben (Demo)' });
  const field = page.getByRole('dialog').getByLabel('Ihr Gebot');
  await open.click();
  await expect(field).toHaveValue('49');
  await field.fill('77');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.press('Enter');
  await expect(field).toHaveValue('77');
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
  await expect(open).toBeFocused();
  expect(written).toEqual([]);
});

test('a customer cannot bid on their own work, on a sold-out work, or without a confirmed identity', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const bid = page.getByRole('button', { name: 'Gebot abgeben (Demo)' });
  await page.goto('/products/PARKETT-1');
  await expect(page.getByRole('region', { name: 'Kauf' })).toContainText('Das ist Ihr eigenes Werk.');
  await expect(bid).toHaveCount(0);
  await shop.changeProduct(WORK, { onHand: 0 });
  await page.goto(`/products/${WORK}`);
  await expect(page.getByRole('region', { name: 'Kauf' })).toContainText('Ausverkauft');
  await expect(bid).toHaveCount(0);

  await shop.changeProduct(WORK, { onHand: 2 });
  await shop.loginAs(context, 'stepIdentity');
  await page.goto(`/products/${WORK}`);
  await bid.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Bestätigen Sie zuerst Ihre Identität');
  await expectAccessible(page, 'bid, not identified');
  await dialog.getByRole('link', { name: 'Identität bestätigen' }).click();
  await page.getByRole('button', { name: 'Identitätsprüfung starten' }).click();
  await page.getByRole('button', { name: 'Identität bestätigt', exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(`/products/${WORK}?bid=1`);
  await expect(dialog.getByLabel('Ihr Gebot')).toBeVisible();
});

test.describe('in English, on a small phone', () => {
  test.use({ language: 'en', viewport: { width: 320, height: 640 } });
  test('a collector reads what order a bid creates', async ({ page, shop, context }) => {
    await shop.loginAs(context, 'cleared');
    await page.goto(`/products/${WORK}`);
    await page.getByRole('button', { name: 'Place a bid (demo)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Place a bid' });
    await expect(dialog).toContainText('No money is bid here.');
    await expect(dialog).toContainText('1 piece of “Echo” at the price of €49, whatever you bid.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page, 'bid, English');
    await dialog.getByRole('button', { name: 'Place a bid' }).click();
    await expect(page).toHaveURL(`/order-process/addresses?product=${WORK}`);
  });
});
