import { readFile } from 'node:fs/promises';
import { personaOf } from '#sandbox/personas.ts';
import { textOf } from '#sandbox/testing/pdfText.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/market.ts';
import { placedOrders } from '../support/orders.ts';
import { ProviderPage } from '../support/screens/ProviderPage.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';

/** Work with two copies left, at 49 €. */
const WORK = 'RING-2';

test('a collector buys a work, pays by transfer, and finds it in her collection; the creator sees it sold', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  await page.goto(`/products/${WORK}`);
  await page.getByRole('link', { name: 'Jetzt kaufen: Echo' }).click();
  const purchase = new PurchaseScreen(page);
  await expect(purchase.heading).toHaveText('Auf wen lautet die Rechnung?');
  // The known address is filled in; another one for this invoice leaves her home address unchanged.
  await expect(purchase.street).toHaveValue('Ostertorsteinweg 41');
  await purchase.street.fill('Strandweg 5');
  await purchase.toMethods.click();
  await purchase.choose('Überweisung');
  await expect(page.getByRole('main')).toContainText('Strandweg 5');
  await purchase.orderButton.dblclick();
  await expect(purchase.thanks).toBeVisible();
  await expect(page).toHaveURL(/\/thank-you-for-offline-payment\?token=/);
  await expect(page.locator('body')).not.toContainText(/Zeichnung|Anleihe|zeichnen/);

  const [order, ...others] = await placedOrders(shop, 'cleared');
  expect(others).toEqual([]);
  expect(order).toMatchObject({ total: 49_00, billingAddress: { street: 'Strandweg 5' } });
  for (const step of ['pay', 'settle'] as const) await shop.advanceOrder(order?.tokenValue ?? '', step);
  // Each mail names the purchase in the marketplace's words.
  const letters = (await shop.mails()).filter(({ recipient }) => recipient === personaOf('cleared').email).slice(0, 2);
  expect(letters.map(({ subject }) => subject.replace(/ \d+/, ''))).toEqual([
    'Ihre Bestellung ist abgeschlossen',
    'Ihre Bestellung ist eingegangen',
  ]);
  expect(letters.map(({ text }) => text).join()).not.toMatch(/Zeichnung|zeichnen|wertpapier/i);
  await page.reload();
  await expect(purchase.heading).toHaveText('Das Werk gehört Ihnen');
  // The invoice is listed under its own name, leads to the purchase, and has the words for her books.
  await page.getByRole('link', { name: 'Zu den Rechnungen' }).click();
  await expect(page).toHaveTitle('Rechnungen · Parkett Galerie');
  const invoice = page.getByRole('row', { name: /^RE-/ });
  await expect(invoice).toHaveCount(1);
  await expect(page.locator('body')).not.toContainText(/Zeichnung|Wertpapier|Abrechnung/);
  await page.getByLabel('Werk').selectOption({ label: 'Echo' });
  await expect(page).toHaveURL(`/invoices?product=${WORK}`);
  const download = page.waitForEvent('download');
  await invoice.getByRole('button', { name: /^Rechnung RE-.* als PDF speichern$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Rechnung_RE-.*\.pdf$/);
  const text = textOf(await readFile(await file.path()));
  for (const words of ['Strandweg 5', 'Echo', '41,18', '7,82', '49,00']) expect(text).toContain(words);
  await invoice.getByRole('link', { name: order?.number ?? '' }).click();
  await expect(purchase.heading).toHaveText('Das Werk gehört Ihnen');
  await page.getByRole('link', { name: 'Zu meiner Sammlung' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Echo', exact: true })).toBeVisible();
  await page.goto(`/products/${WORK}`);
  await expect(page.getByRole('region', { name: 'Kauf' })).toContainText('noch 1 von 10 Exemplaren');

  // Back leads to the placed order, not to the same form again.
  await page.goto(`/order-process/confirmation?product=${WORK}`);
  await expect(page).toHaveURL(/\/thank-you-for-offline-payment/);
});

test('a collector cancels at the provider, then pays by card and comes back', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'cleared');
  const purchase = new PurchaseScreen(page);
  const provider = new ProviderPage(page);
  await purchase.prepare(WORK, 'Karte');
  await purchase.orderButton.click();
  await provider.cancel.click();
  await expect(purchase.heading).toHaveText('Ihre Zahlung wurde abgebrochen');
  await page.getByRole('button', { name: 'Zahlung wiederholen', exact: true }).click();
  await provider.payWithWebhook('sofort');
  await expect(purchase.heading).toHaveText('Vielen Dank, Ihre Zahlung ist eingegangen');
  await expect(page.locator('body')).not.toContainText(/Zeichnung|Anleihe|zeichnen/);
  await page.getByRole('link', { name: 'Zum Kauf' }).click();
  await expect(purchase.heading).toHaveText('Ihr Kauf ist bezahlt');
});

test('a rejected customer reads so on every page to buy or sell, is checked once more, and returns to bid', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'stepIdentity');
  await shop.changeCustomer('stepIdentity', { identification: 'rejected' });
  const rejected = 'Ihre Identität ist nicht bestätigt';
  await page.goto(`/products/${WORK}`);
  await expect(page.getByRole('region', { name: 'Kauf' })).toContainText(
    'Ihre Identität konnte nicht bestätigt werden.',
  );
  await page.goto('/create-content');
  const purchase = new PurchaseScreen(page);
  await expect(purchase.heading).toHaveText(rejected);
  await expect(page.getByRole('main')).toContainText('Sie können die Prüfung wiederholen');
  await purchase.open(WORK);
  await expect(purchase.heading).toHaveText(rejected);
  await expectAccessible(page, 'a purchase without a confirmed identity');
  await page.goto(`/products/${WORK}`);
  await page.getByRole('button', { name: 'Gebot abgeben (Demo)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(rejected);
  await expectAccessible(page, 'a bid without a confirmed identity');
  await dialog.getByRole('link', { name: 'Zur Identitätsprüfung' }).click();
  await expect(page.locator('body')).not.toContainText(/Zeichnung|Anleihe|zeichnen|Selbstauskunft/);
  await page.getByRole('button', { name: 'Prüfung wiederholen' }).click();
  await page.getByRole('button', { name: 'Identität bestätigt', exact: true }).click();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(`/products/${WORK}?bid=1`);
  await dialog.getByRole('button', { name: 'Gebot abgeben', exact: true }).click();
  await expect(purchase.heading).toHaveText('Auf wen lautet die Rechnung?');
});

test('a customer cannot buy or bid on their own, a sold-out or an unknown work', async ({
  page,
  shop,
  context,
  problems,
}) => {
  await shop.loginAs(context, 'professional');
  const purchase = new PurchaseScreen(page);
  await page.goto('/order-process/addresses');
  await expect(page.getByRole('main')).toContainText('Sie haben noch keinen Kauf begonnen.');
  await page.goto('/products/PARKETT-1');
  await expect(page.getByRole('region', { name: 'Kauf' })).toContainText('Das ist Ihr eigenes Werk.');
  await expect(page.getByRole('link', { name: /^Jetzt kaufen/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Gebot abgeben (Demo)' })).toHaveCount(0);
  await purchase.open('PARKETT-1');
  await expect(purchase.heading).toHaveText('Das ist Ihr eigenes Werk');
  await shop.changeProduct(WORK, { onHand: 0 });
  await purchase.open(WORK);
  await expect(purchase.heading).toHaveText('Dieses Werk ist ausverkauft');
  await purchase.open('NICHTS-1');
  await expect(page.getByRole('main')).toContainText('Dieses Werk gibt es nicht.');
  expect(problems.unexpected()).toEqual([]);
});

test.describe('in English', () => {
  test.use({ language: 'en', viewport: { width: 320, height: 640 } });

  test('a collector bids, and buys the work with the keyboard alone, on a small phone', async ({
    page,
    shop,
    context,
  }) => {
    await shop.loginAs(context, 'cleared');
    await page.goto(`/products/${WORK}`);
    const main = page.getByRole('main');
    await page.getByRole('button', { name: 'Place a bid (demo)' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Place a bid' });
    await expect(dialog).toContainText('The bid is only a demo: you always order at the listed price, €49.');
    await expect(dialog).toContainText('the purchase of 1 copy of “Echo”.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page, 'bid, English');
    await dialog.getByRole('button', { name: 'Place a bid' }).press('Enter');
    await expect(page).toHaveURL(`/order-process/addresses?product=${WORK}`);
    await main.getByRole('textbox', { name: 'First name' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to pay?');
    await main.getByRole('radio', { name: 'Bank transfer' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your purchase');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await main.getByRole('button', { name: 'Order with obligation to pay' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your purchase');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.locator('body')).not.toContainText(/subscri|bond/i);
  });
});
