import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { textOf } from '#sandbox/testing/pdfText.ts';
import { expect, test } from '../support/fixtures.ts';

/** Parses an amount as a German page or file writes it, and returns cents. */
const centsIn = (text: string | null | undefined) =>
  Math.round(Number((text ?? '').replace(/[^\d,]/g, '').replace(',', '.')) * 100);
const sumOf = (amounts: readonly (string | null | undefined)[]) =>
  amounts.map(centsIn).reduce((total, cents) => total + cents, 0);

async function savedBy(page: Page, button: string) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
const rowsIn = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')));

test('at the end of the year an investor finds its interest, saves it as PDF and CSV, and finds the page’s total in both', async ({
  page,
  shop,
  context,
  problems,
}) => {
  await shop.loginAs(context, 'julia');
  // The first attempts to read and to save fail.
  problems.expect(/^404 GET .*\/customer-payouts$/);
  problems.expect(/^500 GET .*\/statement$/);
  await shop.armFault({ path: 'customer-payouts', kind: 'status', status: 404, times: 1 });
  await page.goto('/account/payments');
  await expect(page).toHaveTitle('Auszahlungen · Parkett');
  await expect(page.getByText('Ihre Auszahlungen konnten nicht geladen werden.')).toBeVisible();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await page.getByLabel('Jahr', { exact: true }).selectOption('2025');
  await expect(page).toHaveURL('/account/payments?year=2025');
  const year = page.getByRole('region', { name: 'Erhalten 2025' });
  const sum = centsIn(await year.getByRole('paragraph').first().textContent());
  expect(sum).toBeGreaterThan(0);
  const table = page.getByRole('table', { name: 'Alle Zahlungen 2025' });
  const amounts = await table.locator('[data-label=Auszahlung]').allTextContents();
  expect(sumOf(amounts)).toBe(sum);
  const bySecurity = page.getByRole('table', { name: 'Zinsen 2025 je Wertpapier' });
  const whole = bySecurity.getByRole('row').last();
  await expect(whole.getByRole('rowheader')).toContainText('Summe');
  expect(centsIn(await whole.locator('[data-label=Ausgezahlt]').textContent())).toBe(sum);
  const taxed = bySecurity.getByRole('row', { name: /Wohnbau/ });
  const [gross, tax, surcharge, net] = await Promise.all(
    ['Zinsen', 'Kapitalertragsteuer', 'Solidaritätszuschlag', 'Ausgezahlt'].map(async (column) =>
      centsIn(await taxed.locator(`[data-label="${column}"]`).textContent()),
    ),
  );
  expect((gross ?? 0) - (tax ?? 0) - (surcharge ?? 0)).toBe(net);
  expect(tax).toBeGreaterThan(0);
  // The tax of the second security is unknown: the total is that of the first, and says so.
  const untold = bySecurity.getByRole('row', { name: /Solarpark/ });
  await expect(untold.getByRole('rowheader')).toContainText('Steuern nicht gemeldet');
  for (const column of ['Zinsen', 'Kapitalertragsteuer', 'Solidaritätszuschlag']) {
    await expect(untold.locator(`[data-label="${column}"]`)).toHaveText('');
  }
  await expect(whole.getByRole('rowheader')).toContainText('Steuern, soweit gemeldet');
  await expect(whole.locator('[data-label="Zinsen"]')).toHaveText('unvollständig');
  expect(centsIn(await whole.locator('[data-label="Kapitalertragsteuer"]').textContent())).toBe(tax);
  const withheld = (tax ?? 0) + (surcharge ?? 0);
  await expect(year).toContainText(/Bei \d von \d Zahlungen ist uns nicht bekannt, ob Steuern einbehalten wurden/);
  await expect(table.getByRole('row', { name: /Solarpark/ }).first()).toContainText('nicht gemeldet');
  expect(centsIn(await year.getByRole('definition').first().textContent())).toBe(withheld);

  const taxFile = page.getByRole('region', { name: 'Steuerübersicht 2025' });
  await expect(taxFile).toContainText(`Alle Zahlungen des Jahres (${amounts.length})`);
  await expect(taxFile).toContainText('keine Steuerbescheinigung im Sinne des § 45a EStG');
  await expect(taxFile).toContainText(
    'auch Käufe, Rückgaben, Rückzahlungen, Übertragungen und den Bestand am 31. Dezember.',
  );
  await expect(taxFile).not.toContainText('auf Deutsch');
  await expect(taxFile).not.toContainText('Vorläufig');

  await shop.armFault({ path: 'customer-payouts/*/statement', kind: 'status', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Steuerübersicht 2025 als CSV speichern' }).click();
  await expect(page.getByText('Die Datei konnte nicht geladen werden.')).toBeVisible();
  const csv = await savedBy(page, 'Steuerübersicht 2025 als CSV speichern');
  expect(csv.name).toBe('Steuerübersicht_2025.csv');
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'));
  const rows = rowsIn(csv.bytes).filter(([kind]) => kind === 'Zinsen');
  expect(rows).toHaveLength(amounts.length);
  expect(sumOf(rows.map((row) => row[12]))).toBe(sum);
  expect(sumOf(rows.map((row) => row[9]))).toBe(tax);

  const pdf = await savedBy(page, 'Steuerübersicht 2025 als PDF speichern');
  expect(pdf.name).toBe('Steuerübersicht_2025.pdf');
  const text = textOf(pdf.bytes).replaceAll('\n', ' ');
  const stated = /enthält (\d+) Zahlungen, zusammen ([\d.,]+ €) ausgezahlt/.exec(text);
  // Some payments have no known tax: its total covers the rest, in the file as on the page.
  expect(text).toMatch(/Summiert ist,\s+was\s+bekannt\s+ist/);
  expect([Number(stated?.[1]), centsIn(stated?.[2])]).toEqual([amounts.length, sum]);
  expect(text).toContain('Julia Lindner');
});

test('an investor exports the payouts that the page shows: of a year, of a security, and all of them', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/account/payments?year=2025');
  const payments = page.getByRole('table', { name: /^Alle Zahlungen/ });
  const amounts = payments.locator('[data-label=Auszahlung]');
  const button = page.getByRole('button', { name: 'Als CSV speichern', exact: true });
  const agrees = async (name: string) => {
    await expect(amounts).not.toHaveCount(0);
    const shown = await amounts.allTextContents();
    const file = await savedBy(page, 'Als CSV speichern');
    const [head, ...rows] = rowsIn(file.bytes);
    expect([file.name, head?.at(-1), rows.length]).toEqual([name, 'Auszahlung in Euro', shown.length]);
    expect(sumOf(rows.map((row) => row.at(-1)))).toBe(sumOf(shown));
    await expect(page.getByText(`Die Datei ist gespeichert: ${shown.length} Einträge.`)).toBeVisible();
    return rows;
  };
  const of2025 = await agrees('auszahlungen_2025.csv');
  await expect(button).toHaveAccessibleDescription(
    new RegExp(`^${of2025.length} von \\d+ Einträgen werden exportiert\\.$`),
  );
  await page.getByLabel('Wertpapier', { exact: true }).selectOption('Wohnbau Leipzig 2029');
  await expect(page).toHaveURL(/\?year=2025&product=[A-Z0-9-]+$/);
  await expect(payments.getByText('Solarpark Uckermark 2031')).toHaveCount(0);
  await page.reload();
  expect((await agrees('auszahlungen_2025_Wohnbau-Leipzig-2029.csv')).length).toBeLessThan(of2025.length);
  await expect(page.getByRole('region', { name: 'Erhalten 2025' })).toContainText('Wohnbau Leipzig 2029');
  // The tax file has the payouts of all securities.
  await expect(page.getByText(`Alle Zahlungen des Jahres (${of2025.length})`)).toBeVisible();
  await page.getByLabel('Wertpapier', { exact: true }).selectOption('Alle');
  await page.getByLabel('Jahr', { exact: true }).selectOption('Alle');
  await expect(page).toHaveURL('/account/payments?year=all');
  await expect(page.getByRole('region', { name: 'Insgesamt erhalten' })).toBeVisible();
  const all = await agrees('auszahlungen.csv');
  await expect(button).toHaveAccessibleDescription('');
  expect(new Set(all.map((row) => row[3]))).toEqual(new Set(['Ausgezahlt', 'Erwartet']));
  await expect(page.getByRole('region', { name: /Steuerübersicht/ })).toHaveCount(0);
});

test('the coming payouts of a year are listed on top, named as expected, and not counted as received', async ({
  page,
  shop,
  context,
}) => {
  // In autumn some of a year's payments are made and some are still to come.
  const now = await shop.now();
  const current = now.getUTCFullYear() + 1;
  await shop.moveClock({ days: Math.ceil((Date.UTC(current, 9, 1) - now.getTime()) / 86_400_000) });
  await shop.loginAs(context, 'julia');
  await page.goto('/account/payments');
  const table = page.getByRole('table', { name: /^Alle Zahlungen/ });
  const groupOf = (name: string) => table.getByRole('rowgroup').filter({ has: page.getByText(name, { exact: true }) });
  await expect(table.getByRole('rowgroup').nth(1)).toContainText('Erwartet');
  await expect(table.getByRole('rowgroup').last()).toContainText('Ausgezahlt');
  const year = page.getByRole('region', { name: /^Erhalten/ });
  const received = centsIn(await year.getByRole('paragraph').first().textContent());
  const paid = groupOf('Ausgezahlt').locator('[data-label=Auszahlung]');
  expect(sumOf(await paid.allTextContents())).toBe(received);
  // The months of the chart have the same payments.
  await year.getByText('Als Tabelle').click();
  const months = year.getByRole('table', { name: `Auszahlungen ${current} je Monat` });
  await expect(months.getByRole('rowheader')).toHaveCount(12);
  // The names of the securities end in a year.
  expect(sumOf(await months.locator('[data-label*=" 20"]').allTextContents())).toBe(received);
  expect(sumOf(await months.locator('[data-label=Ausgezahlt]').allTextContents())).toBe(received);
  const expected = groupOf('Erwartet').locator('[data-label=Auszahlung]');
  expect(sumOf(await months.locator('[data-label=Erwartet]').allTextContents())).toBe(
    sumOf(await expected.allTextContents()),
  );
  const taxFile = page.getByRole('region', { name: `Steuerübersicht ${current}` });
  await expect(taxFile).toContainText('Vorläufig, weil das Jahr noch nicht zu Ende ist.');
  await taxFile.getByText('Hinweise zur Datei').click();
  await expect(
    taxFile.getByText(`Die Datei für das ganze Jahr ${current} liegt ab dem 01.01.${current + 1} bereit.`),
  ).toBeVisible();
  await page.getByLabel('Jahr', { exact: true }).selectOption(String(current + 1));
  const next = page.getByRole('region', { name: `Steuerübersicht ${current + 1}` });
  await expect(next).toContainText(`liegt ab dem 01.01.${current + 2} bereit`);
  await expect(next.getByRole('button')).toHaveCount(0);
});

test('page and tax file have the same tax total when every payment names its tax', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'twoFactor');
  await page.goto('/account/payments?year=2025');
  const year = page.getByRole('region', { name: 'Erhalten 2025' });
  await expect(year).toContainText('Einbehaltene Steuern');
  const withheld = centsIn(await year.getByRole('definition').first().textContent());
  const pdf = await savedBy(page, 'Steuerübersicht 2025 als PDF speichern');
  const text = textOf(pdf.bytes).replaceAll('\n', ' ');
  const top = text.slice(0, text.indexOf('keine Steuerbescheinigung'));
  const stated = ['Kapitalertragsteuer', 'Solidaritätszuschlag', 'Kirchensteuer'].map(
    (tax) => new RegExp(`${tax} ([\\d.,]+) €`).exec(top)?.[1],
  );
  expect(stated).not.toContain(undefined);
  expect([text.includes('Steuerübersicht 2025'), sumOf(stated)]).toEqual([true, withheld]);
  const csv = rowsIn((await savedBy(page, 'Steuerübersicht 2025 als CSV speichern')).bytes);
  expect(sumOf(csv.slice(1).flatMap((row) => row.slice(9, 12)))).toBe(withheld);
});
