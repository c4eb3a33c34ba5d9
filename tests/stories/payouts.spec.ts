import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';

/** Cents of an amount as a German page writes it. */
const centsIn = (text: string | null) =>
  Math.round(Number((text ?? '').replace(/[^\d,]/g, '').replace(',', '.')) * 100);

test('at the end of the year an investor finds its interest, saves it, and finds the sum of the screen in the file', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Auszahlungen' }).first().click();
  await expect(page).toHaveTitle('Auszahlungen · Parkett');
  await page.getByLabel('Jahr', { exact: true }).selectOption('2025');
  await expect(page).toHaveURL('/account/payments?year=2025');
  const year = page.getByRole('region', { name: 'Erhalten 2025' });
  const sum = centsIn(await year.getByRole('paragraph').first().textContent());
  expect(sum).toBeGreaterThan(0);
  const table = page.getByRole('table', { name: 'Alle Zahlungen 2025' });
  const amounts = await table.locator('[data-label=Betrag]').allTextContents();
  expect(amounts.map(centsIn).reduce((total, cents) => total + cents, 0)).toBe(sum);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '2025 als CSV speichern' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('auszahlungen-2025.csv');
  const [, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(amounts.length);
  expect(rows.map((row) => centsIn(row.split(';').at(-1) ?? '')).reduce((total, cents) => total + cents, 0)).toBe(sum);
});

test('an investor looks at what one security pays; the address keeps it, and the file has all the same', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/account/payments?year=2025');
  const rows = page.getByRole('table', { name: 'Alle Zahlungen 2025' }).getByRole('rowheader');
  await expect(rows).not.toHaveCount(0);
  const all = await rows.count();
  await page.getByLabel('Wertpapier', { exact: true }).selectOption('Wohnbau Leipzig 2029');
  await expect(page).toHaveURL(/\?year=2025&product=[A-Z0-9-]+$/);
  await expect(rows.first()).toHaveText('Wohnbau Leipzig 2029');
  const some = await rows.count();
  expect(some).toBeLessThan(all);
  await page.reload();
  await expect(rows).toHaveCount(some);
  await expect(page.getByText(`von allen Wertpapieren: ${all}.`)).toBeVisible();
});

test('what is still to come of a year stands on top, named as expected, and counts for nothing received', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/account/payments');
  const table = page.getByRole('table', { name: /^Alle Zahlungen/ });
  await expect(table.getByRole('row').nth(1)).toContainText('Erwartet');
  await expect(table.getByRole('row').last()).toContainText('Ausgezahlt');
  const year = page.getByRole('region', { name: /^Erhalten/ });
  const received = centsIn(await year.getByRole('paragraph').first().textContent());
  const paid = table.getByRole('row').filter({ hasText: 'Ausgezahlt' }).locator('[data-label=Betrag]');
  expect((await paid.allTextContents()).map(centsIn).reduce((total, cents) => total + cents, 0)).toBe(received);
});

test('an address that names no year of theirs shows the present one', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  for (const search of ['?year=1999', '?year=abc', '?year=2025.5']) {
    await page.goto(`/account/payments${search}`);
    await expect(page.getByLabel('Jahr', { exact: true }), search).toHaveValue('2026');
  }
});
