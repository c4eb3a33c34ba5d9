import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { placedOrders } from '../support/orders.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { PaymentScreen } from '../support/screens/PaymentScreen.ts';
import { ProviderPage } from '../support/screens/ProviderPage.ts';
import type { Shop } from '../support/shop.ts';

/** Bond that accepts cards only, so that the investor has no method to choose. */
const CARD_ONLY = 'SCHIENE-ELBE-2028';

async function orderByCard(page: Page, shop: Shop, context: BrowserContext) {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await order.prepare(CARD_ONLY, 500, null);
  await expect(page.getByRole('list', { name: 'Schritte der Zeichnung' })).toContainText('Zahlungsart (erledigt)');
  await order.orderButton.click();
  const provider = new ProviderPage(page);
  await expect(provider.heading).toBeVisible();
  return provider;
}
const statesOf = async (shop: Shop) => (await placedOrders(shop, 'cleared')).map(({ paymentState }) => paymentState);

test('an investor who leaves the payment, or whose card is declined, pays the same order later', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 POST \/sandbox\/pay\//);
  const provider = await orderByCard(page, shop, context);
  const payment = new PaymentScreen(page);
  const [order] = await placedOrders(shop, 'cleared');
  await page.goBack();
  await expect(page).toHaveURL(/\/payment\/cancel\?token=/);
  await expect(payment.cancelled).toBeVisible();
  // No page says that she has cancelled a payment which waits for her.
  for (const path of [`/order-details/${order?.tokenValue}`, `/orders/${order?.tokenValue}/finish`]) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: 'Jetzt bezahlen' }).click();
    await expect(provider.heading).toBeVisible();
  }
  await provider.cancel.click();
  await expect(page).toHaveURL(/\/payment\/cancel\?token=/);
  await expect(payment.cancelled).toBeVisible();
  await page.reload();
  await expect(payment.cancelled).toBeVisible();
  await payment.toOrder.click();
  await page.getByRole('main').getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await expect(provider.heading).toBeVisible();
  await provider.fill('4000 0000 0000 3220');
  await provider.refuse.click();
  await expect(payment.refused).toBeVisible();
  await payment.payAgain.click();
  await provider.fill('4000 0000 0000 0002');
  await expect(provider.declined).toContainText('Die Karte wurde abgelehnt.');
  await provider.fill('4242 4242 4242 4242');
  await expect(payment.received).toBeVisible();
  expect(await statesOf(shop)).toEqual(['paid']);
  await page.goto(page.url().replace('success', 'cancel'));
  await expect(page).toHaveURL(/\/payment\/success\?token=/);
  await expect(payment.received).toBeVisible();
  await expect(payment.payAgain).toHaveCount(0);
  await payment.toOrder.click();
  await expect(page).toHaveURL(/\/order-details\//);
  await expect(page.getByRole('main')).toContainText('Ihre Zahlung ist eingegangen.');
});

test('an investor reads why she cannot pay at the moment, pays later, waits for a late confirmation and pays once', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^500 GET .*\/configuration$/);
  const provider = await orderByCard(page, shop, context);
  const payment = new PaymentScreen(page);
  const [order] = await placedOrders(shop, 'cleared');
  await page.goto(`/order-details/${order?.tokenValue}`);
  await shop.armFault({ kind: 'status', status: 500, method: 'GET', path: 'orders/*/payments/*/configuration' });
  const main = page.getByRole('main');
  const refused = page.getByRole('heading', { level: 1, name: 'Die Zahlung konnte nicht begonnen werden' });
  await main.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await expect(refused).toBeFocused();
  await expect(page).toHaveTitle('Zahlung · Parkett');
  await main.getByRole('button', { name: 'Zur Zeichnung' }).click();
  await expect(main.getByText('Wir warten auf Ihre Zahlung.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Einzelheiten der Zeichnung · Parkett');
  await shop.armFault({ kind: 'status', status: 500, method: 'GET', path: 'orders/*/payments/*/configuration' });
  await main.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await expect(refused).toBeVisible();
  await main.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(provider.heading).toBeVisible();

  await provider.payWithWebhook('nach einer Minute');
  await expect(payment.pending).toBeVisible();
  await expect(payment.payAgain).toHaveCount(0);
  await payment.toOrder.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schienenlogistik Elbe 2028' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jetzt bezahlen' })).toHaveCount(0);
  await page.goBack();
  await expect(payment.pending).toBeVisible();
  await shop.moveClock({ seconds: 61 });
  await expect(payment.received).toBeVisible();
  expect(await statesOf(shop)).toEqual(['paid']);
});

/** Requirement 4.33. */
test('an investor changes the payment method of an order that is not paid yet', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^(?:500|failed) PATCH .*\/payments\/\d+/);
  await shop.loginAs(context, 'julia');
  await page.goto('/account/orders');
  await page.getByRole('link', { name: 'Überweisungsdaten' }).click();
  const main = page.getByRole('main');
  const code = main.getByRole('img', { name: /^GiroCode/ });
  const pay = main.getByRole('button', { name: 'Jetzt bezahlen' });
  const change = main.getByRole('button', { name: 'Zahlungsart übernehmen' });
  const card = main.getByRole('radio', { name: /^Karte/ });
  await expect(code).toBeVisible();
  await main.getByText('Zahlungsart ändern').click();
  await expect(main.getByText('Haben Sie schon überwiesen?')).toBeVisible();
  await expect(main.getByRole('radio', { name: /^Überweisung/ })).toBeChecked();
  await change.click();
  await expect(main.getByText('Bitte wählen Sie eine andere Zahlungsart.')).toBeVisible();
  await card.check();
  await shop.armFault({ kind: 'status', status: 500, method: 'PATCH', path: 'orders/*/payments/*' });
  await change.click();
  await expect(main.getByRole('alert')).toContainText('Es ist ein unerwarteter Fehler aufgetreten.');
  await expect(card).toBeChecked();
  // The answer is lost, but the shop has changed the method: the page shows so.
  await shop.armFault({ kind: 'cutAfter', method: 'PATCH', path: 'orders/*/payments/*' });
  await change.click();
  await expect(pay).toBeVisible();
  await expect(code).toHaveCount(0);
  await main.getByRole('radio', { name: /^Überweisung/ }).check();
  await change.click();
  await expect(code).toBeVisible();
  await expect(pay).toHaveCount(0);
  await expect(change).toBeFocused();
});
