import { expectApproved } from '../support/approved.ts';
import { expect, test } from '../support/fixtures.ts';

/** Requirement 24.9: the GiroCode as a picture, and the letter that is printed. */
test('an investor looks up the state of each subscription', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'julia');
  await page.goto('/account/orders');
  await expect(page).toHaveTitle('Meine Zeichnungen · Parkett');
  const table = page.getByRole('table', { name: 'Zeichnungen' });
  await expect(table.locator('th[scope=row]')).toHaveCount(10);
  for (const state of ['Storniert', 'Erstattet', 'Abgerechnet', 'Betrag reserviert', 'Bezahlt'])
    await expect(table.getByText(state, { exact: true }).first(), state).toBeVisible();
  await expect(table.getByRole('link', { name: 'Jetzt bezahlen' })).toBeVisible();
  await table.getByRole('link', { name: 'Überweisungsdaten' }).click();
  await expect(page).toHaveURL(/\/order-details\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Windkraft Nordsee 2032' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kopieren: IBAN' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^GiroCode/ })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 760 });
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bild speichern' }).click();
  expect((await picture).suggestedFilename()).toMatch(/^GiroCode-\d+\.png$/);
  await page.goto('/order-details/662E41');
  await expect(page.getByRole('main')).toContainText('Die Token liegen in Ihrer Wallet');
  await expect(page.getByRole('main').getByRole('img', { name: /^GiroCode/ })).toHaveCount(0);
  // Printed, the page is a letter with its sender, date and order, and without any navigation.
  await page.emulateMedia({ media: 'print' });
  for (const letter of ['Speicherstraße 4', 'Gedruckt am', 'Zeichnung 000000001', 'Eingetragen und abgerechnet'])
    await expect(page.getByText(letter).first(), letter).toBeVisible();
  for (const elsewhere of [
    page.getByRole('navigation'),
    page.getByText('Partner', { exact: true }),
    page.getByRole('search'),
    page.getByRole('button', { name: 'Wallet verbinden' }),
    page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }),
  ])
    await expect(elsewhere.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Abrechnung RE-2023/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
});

/** Requirement 24.9. */
test('an investor prints the subscriptions that she sees, with her name, the date and the filter, and nothing else of the page', async ({
  page,
  shop,
  context,
}) => {
  // Headless Chromium has no printer: without the print the sheet stays on the page.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await shop.loginAs(context, 'julia');
  await page.goto('/account/orders?product=SOLAR-UCKERMARK-2031');
  await expect(page.getByText('2 von 2')).toBeVisible();
  await page.getByRole('button', { name: 'Drucken' }).click();
  const sheet = page.getByRole('main').locator('table', { hasText: 'Betrag in Euro' });
  await expect(sheet).toBeAttached();
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('row')).toHaveCount(3);
  for (const letter of [
    'Julia Lindner, j.lindner@example.de',
    /Gedruckt am \d.*, 2 Einträge/,
    /Auswahl: Solarpark Uckermark 2031/,
    'Speicherstraße 4',
  ])
    await expect(page.getByText(letter).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expectApproved(page, 'printed subscriptions');
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).not.toBeAttached();
});

test('an investor cannot see another customer’s order or its payment, and is shown the way home', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^404 GET .*\/orders\/662E41$/);
  await shop.loginAs(context, 'cleared');
  await page.goto('/order-details/662E41');
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeFocused();
  await expect(page).toHaveTitle('Diese Seite gibt es nicht · Parkett');
  await page.goto('/payment/success?token=662E41');
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Zeichnung gibt es nicht' })).toBeVisible();
  await expect(page).toHaveTitle('Diese Zeichnung gibt es nicht · Parkett');
  await page.getByRole('main').getByRole('link', { name: 'Zur Übersicht' }).click();
  await expect(page).toHaveURL('/');
});
