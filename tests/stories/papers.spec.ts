import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { textOf } from '#sandbox/testing/pdfText.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { placedOrders } from '../support/orders.ts';

/** Saves the PDF of the first button in a row with this text, and returns its name and its text. */
async function saved(page: Page, row: string | RegExp) {
  const download = page.waitForEvent('download');
  await page
    .getByRole('row', { name: row })
    .first()
    .getByRole('button', { name: /als PDF speichern$/ })
    .click();
  const file = await download;
  return { name: file.suggestedFilename(), text: textOf(await readFile(await file.path())) };
}
const rows = (page: Page) => page.getByRole('main').getByRole('rowheader');

test('an investor looks up the register at the end of a year, and returns to it', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Registerauszüge' }).click();
  await expect(page).toHaveTitle('Registerauszüge · Parkett');
  await expect(rows(page).first()).toBeVisible();
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(5);
  await page.getByLabel('Jahr').selectOption('2025');
  await page.getByLabel('Wertpapier').selectOption({ label: 'Solarpark Uckermark 2031' });
  await expect(page).toHaveURL('/account/exerpts?year=2025&product=SOLAR-UCKERMARK-2031');
  await expect(rows(page)).toHaveText(['Solarpark Uckermark 2031', 'Solarpark Uckermark 2031']);
  await expect(page.getByRole('row', { name: /Zum Jahresende/ })).toContainText('31.12.2025');
  await expect(page.getByRole('row', { name: /Nach einer Eintragung/ })).toContainText('15.06.2025');
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel('Jahr')).toHaveValue('2025');
  const { name, text } = await saved(page, /Zum Jahresende/);
  expect(name).toBe('Registerauszug_solar-uckermark-2031_2025-12-31.pdf');
  for (const words of [
    'Julia Lindner',
    'Solarpark Uckermark 2031',
    '25.000 Stück',
    'zum Jahresende (§ 19 Absatz 2 Nummer 3 eWpG)',
  ])
    expect(text).toContain(words);
  // She has had the bond since 2024, and another one since 2023.
  await page.getByLabel('Jahr').selectOption('2023');
  await expect(page.getByText('Für dieses Jahr und dieses Wertpapier gibt es keine Einträge.')).toBeVisible();
  await expectAccessible(page, 'register excerpts, none of a choice');
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect(page).toHaveURL('/account/exerpts');
  await expect(rows(page)).toHaveCount(all);
  // Unknown values in the address are ignored.
  await page.goto('/account/exerpts?year=1999&product=GOLD');
  await expect(rows(page)).toHaveCount(all);
});

/** Requirement 1.4, of invoices. */
test('an investor finds the settlement of a bond among many, and the one that a refund reversed', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/invoices');
  await expect(rows(page).first()).toBeVisible();
  const all = await rows(page).count();
  await page.getByLabel('Wertpapier').selectOption({ label: 'Wohnbau Leipzig 2029' });
  await expect(page).toHaveURL('/invoices?product=WOHNBAU-LEIPZIG-2029');
  await expect(rows(page)).toHaveText(['RE-2023-00001']);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  const { text } = await saved(page, /RE-2023/);
  expect(text).toContain('Wohnbau Leipzig 2029');
  await page.getByLabel('Wertpapier').selectOption('');
  await page.getByLabel('Jahr').selectOption('2024');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Jahr').selectOption('');
  await expect(rows(page)).toHaveCount(all);
  await page.getByLabel('Wertpapier').selectOption('HAFEN-KIEL-2029');
  await expect(rows(page)).toHaveText(['ST-2026-00008 Erstattung', 'RE-2026-00008 Erstattet']);
  const reversal = await saved(page, /ST-2026/);
  expect(reversal.name).toBe('Rückabrechnung_ST-2026-00008.pdf');
  expect(reversal.text).toContain('RE-2026-00008');
});

/** Requirement 1.4, of register excerpts. */
test('an investor has an excerpt at the end of the year, and a new one with each entry', async ({
  page,
  shop,
  context,
}) => {
  const year = (await shop.now()).getUTCFullYear();
  await shop.moveClock({ days: 366 });
  await shop.loginAs(context, 'julia');
  await page.goto(`/account/exerpts?year=${year}&product=SOLAR-UCKERMARK-2031`);
  await expect(page.getByRole('row', { name: /Zum Jahresende/ })).toContainText(`31.12.${year}`);
  expect((await saved(page, /Zum Jahresende/)).text).toContain('25.000 Stück');
  const paid = (await placedOrders(shop, 'julia')).find(
    ({ paymentState, shippingState }) => paymentState === 'paid' && shippingState === 'ready',
  );
  const [item] = paid?.items ?? [];
  if (!paid || !item) throw new Error('Julia has paid for something that is not registered yet.');
  await shop.advanceOrder(paid.tokenValue, 'settle');
  await page.goto('/account/exerpts');
  const first = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(first).toContainText(item.productName);
  await expect(first).toContainText('Nach einer Eintragung');
  const { text } = await saved(page, item.productName);
  for (const words of [item.productName, `${item.quantity.toLocaleString('de-DE')} Stück`, 'nach der Eintragung'])
    expect(text).toContain(words);
});

test('an investor of ten years pages through her statements, and returns to her place', async ({
  page,
  shop,
  context,
}) => {
  await shop.addDecade();
  await shop.loginAs(context, 'longStanding');
  await page.goto('/invoices');
  const main = page.getByRole('main');
  await expect(main).toContainText(/50 von \d\.\d{3}/);
  await page.getByLabel('Jahr').selectOption('2019');
  await expect(main).toContainText(/50 von \d{3}/);
  await main.getByRole('button', { name: 'Mehr laden' }).click();
  await expect(rows(page)).toHaveCount(100);
  await page.reload();
  await expect(page).toHaveURL('/invoices?year=2019&limit=100');
  await expect(rows(page)).toHaveCount(100);
  // Another filter starts at its first page.
  await page.getByLabel('Jahr').selectOption('');
  await expect(page).toHaveURL('/invoices');
  await expect(rows(page)).toHaveCount(50);
});
