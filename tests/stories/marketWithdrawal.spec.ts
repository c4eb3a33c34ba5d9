import { personaOf } from '#sandbox/personas.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/market.ts';
import { placedOrders } from '../support/orders.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import type { Shop } from '../support/shop.ts';

/** Work with two copies left, at 49 €. */
const WORK = 'RING-2';
const RECEIVED = 'Ihr Widerruf ist eingegangen';
const SECURITIES = /Zeichnung|Wertpapier|Anleihe/;

const receipts = async (shop: Shop) => (await shop.mails()).filter(({ subject }) => /Widerruf/.test(subject));

async function latestOf(shop: Shop) {
  const [order] = await placedOrders(shop, 'cleared');
  if (!order) throw new Error('Clara has bought nothing.');
  return order;
}

/** Requirement 2.35. */
test('a collector withdraws from a purchase on its page, and gets a written confirmation', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const purchase = new PurchaseScreen(page);
  await purchase.prepare(WORK, 'Überweisung');
  await purchase.orderButton.click();
  await expect(purchase.thanks).toBeVisible();
  const { tokenValue, number } = await latestOf(shop);
  const { email } = personaOf('cleared');
  const ordered = (await shop.mails()).find(({ text }) => text.includes(`/withdrawal?order=${tokenValue}`));
  expect(ordered?.subject).toBe(`Ihre Bestellung ${number} ist eingegangen`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Ihr Widerrufsrecht: Bis \w+, \d{2}\.\d{2}\.\d{4} können Sie/)).toBeVisible();
  await main.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page).toHaveURL(`/withdrawal?order=${tokenValue}`);
  await expect(main.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await expect(main.getByText('Sie können diesen Vertrag noch widerrufen.')).toBeVisible();
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await expect(main.getByText(number ?? tokenValue, { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(SECURITIES);
  expect(await receipts(shop)).toEqual([]);
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: RECEIVED })).toBeVisible();
  await expect(main.getByText(/erstatten wir innerhalb von 14\sTagen/)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(SECURITIES);
  const [mail, ...others] = await receipts(shop);
  expect([mail?.recipient, others]).toEqual([email, []]);
  expect(mail?.text).toMatch(/ um \d{2}:\d{2} Uhr bei uns eingegangen.+„Hiermit widerrufe ich den genannten Vertrag/s);
  expect(mail?.text).toContain('innerhalb von 14 Tagen');
  expect(mail?.text).not.toMatch(SECURITIES);
  await main.getByRole('link', { name: 'Zum Kauf' }).click();
  await expect(purchase.heading).toHaveText('Sie haben diesen Kauf widerrufen');
  await expect(main.getByRole('link', { name: 'Vertrag widerrufen' })).toHaveCount(0);
  await page.goto(`/withdrawal?order=${tokenValue}`);
  await expect(main.getByText('Diesen Vertrag haben Sie schon widerrufen.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Zum Kauf' })).toBeVisible();
});

test('a collector finds her purchase from the footer; once the period is over, the page says so', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const purchase = new PurchaseScreen(page);
  await purchase.prepare(WORK, 'Überweisung');
  await purchase.orderButton.click();
  await expect(purchase.thanks).toBeVisible();
  const { tokenValue, number } = await latestOf(shop);
  await new Shell(page).legal('Vertrag widerrufen').click();
  const main = page.getByRole('main');
  const choice = main.getByRole('listitem').filter({ hasText: `Nr. ${number}, bis` });
  await choice.getByRole('link', { name: 'Echo' }).click();
  await expect(page).toHaveURL(`/withdrawal?order=${tokenValue}`);
  await expect(main.getByText('Sie können diesen Vertrag noch widerrufen.')).toBeVisible();
  await shop.moveClock({ days: 20 });
  await shop.loginAs(context, 'cleared');
  await page.goto(`/withdrawal?order=${tokenValue}`);
  await expect(main.getByText('Die Widerrufsfrist dieses Vertrags ist abgelaufen.')).toBeVisible();
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByText(/kam nach dem Ende der Frist/)).toBeVisible();
  expect((await latestOf(shop)).withdrawnAt).toBeNull();
});

test('a visitor withdraws from a purchase without a login, and the mail repeats none of the words', async ({
  page,
  shop,
}) => {
  await page.goto(`/products/${WORK}`);
  await new Shell(page).legal('Vertrag widerrufen').click();
  const main = page.getByRole('main');
  await expect(main.getByLabel('Vertrag')).toHaveAccessibleDescription(/der Titel des Werks und der Tag des Kaufs\.$/);
  await expectAccessible(page, 'a withdrawal from a purchase, a visitor');
  await main.getByLabel('Ihr Name').fill('Clara Sommer');
  await main.getByLabel('Vertrag').fill('Echo, vom Montag');
  await main.getByLabel('E-Mail-Adresse').fill('jemand@example.org');
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByText('Wir suchen den Vertrag heraus und schreiben Ihnen.')).toBeVisible();
  const [mail, ...others] = await receipts(shop);
  expect([mail?.recipient, others]).toEqual(['jemand@example.org', []]);
  expect(mail?.text).not.toMatch(/Echo|Zeichnung|Wertpapier/);
  await main.getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(page).toHaveURL('/');
});

test('a gallery without the call offers a prepared mail, and one without the page links to none', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^404 POST .*\/withdrawals$/);
  await shop.configure({ style: 'plain' });
  await page.goto('/withdrawal');
  const main = page.getByRole('main');
  await main.getByLabel('Ihr Name').fill('Clara Sommer');
  await main.getByLabel('Vertrag').fill('Echo, vom Montag');
  await main.getByLabel('E-Mail-Adresse').fill('jemand@example.org');
  await main.getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByRole('link', { name: 'Widerruf als E-Mail schreiben' })).toHaveAttribute(
    'href',
    /^mailto:.+@.*Echo%2C%20vom%20Montag/,
  );
  await shop.configure({ withdrawals: false });
  await page.goto('/withdrawal');
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' })).toHaveCount(0);
});
