import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { countryField } from '../support/countryField.ts';
import { expect, test } from '../support/fixtures.ts';

const PERSONAL = '/self-disclosure/personal';
const COMMERZBANK = 'DE89 3704 0044 0532 0130 00';
const ING = 'DE02 5001 0517 0137 0750 30';
const FRENCH = 'FR14 2004 1010 0505 0001 3M02 606';
const FILLED = 'Aus der IBAN ergänzt';

const iban = (page: Page) => page.getByLabel('IBAN');
const bic = (page: Page) => page.getByLabel('BIC');
const bank = (page: Page) => page.getByLabel('Name der Bank');
const save = (page: Page) => page.getByRole('button', { name: 'Speichern und weiter' });

/** Collects the requests for the table of banks from now on. */
function tableOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/germanBanks/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('an investor types an IBAN, the BIC is filled in, and her corrections are kept', async ({
  page,
  shop,
  context,
}) => {
  const table = tableOf(page);
  await shop.loginAs(context, 'stepPersonalData');
  await page.goto(PERSONAL);
  await page.getByLabel('Kontoinhaber').fill('Felix Neumann');
  const country = countryField(page.getByRole('main'), 'Land der Bank');
  await country.fill('deutschl');
  await page.keyboard.press('Tab');
  await expect(country).toHaveValue('Deutschland');
  await expect(page.getByText('Gespeichert')).toBeVisible();
  expect(table).toEqual([]);
  await iban(page).click();
  await page.keyboard.type(COMMERZBANK.replaceAll(' ', '').toLowerCase());
  await expect(iban(page)).toHaveValue(COMMERZBANK);
  await expect(bic(page)).toHaveValue('COBADEFFXXX');
  await expect(bank(page)).toHaveValue('Commerzbank');
  expect(new Set(table).size).toBe(1);
  await expect(iban(page)).toBeFocused();
  await expect(bic(page)).toHaveAccessibleDescription(FILLED);
  await expect(bank(page)).toHaveAccessibleDescription(FILLED);
  await expect(page.getByRole('status').filter({ hasText: FILLED })).toHaveText(`${FILLED}: COBADEFFXXX, Commerzbank`);
  await expectAccessible(page, 'bank filled in from the IBAN');

  await bank(page).fill('Commerzbank Köln');
  await expect(bank(page)).toHaveAccessibleDescription('');
  await expect(bic(page)).toHaveAccessibleDescription(FILLED);
  await iban(page).fill(ING);
  await expect(bic(page)).toHaveValue('INGDDEFFXXX');
  await expect(bank(page)).toHaveValue('Commerzbank Köln');

  // The table has no banks of other countries: the German BIC is cleared, without a note.
  await iban(page).fill(FRENCH);
  await expect(bic(page)).toHaveValue('');
  await expect(bic(page)).toHaveAccessibleDescription('');
  await expect(bank(page)).toHaveValue('Commerzbank Köln');

  // A value that was filled in is stored like a typed one, and remains marked as filled in.
  await iban(page).fill(ING);
  await expect(bic(page)).toHaveValue('INGDDEFFXXX');
  await page.reload();
  await expect(bic(page)).toHaveValue('INGDDEFFXXX');
  // A stored bank name that belongs to the IBAN's BIC is replaced together with that BIC, however it is worded.
  await iban(page).fill(COMMERZBANK);
  await expect(bic(page)).toHaveValue('COBADEFFXXX');
  await expect(bank(page)).toHaveValue('Commerzbank');
  await bank(page).fill('Commerzbank Köln');
  await save(page).click();
  await expect(page).toHaveURL('/');
  await page.goto(PERSONAL);
  await expect(iban(page)).toHaveValue(COMMERZBANK);
  await expect(bic(page)).toHaveValue('COBADEFFXXX');
  await expect(bank(page)).toHaveValue('Commerzbank Köln');
});

test('a company without a connection types BIC and bank itself, and both are filled in again afterwards', async ({
  page,
  shop,
  context,
  problems,
}) => {
  await shop.loginAs(context, 'stepCompanyData');
  await page.goto('/self-disclosure/company');
  await expect(page.getByLabel('Kontoinhaber')).toBeVisible();
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await context.setOffline(true);
  await iban(page).fill(COMMERZBANK);
  await expect(iban(page)).toHaveValue(COMMERZBANK);
  await bank(page).fill('Commerzbank');
  await expect(bic(page)).toHaveValue('');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await iban(page).fill(ING);
  await expect(bic(page)).toHaveValue('INGDDEFFXXX');
  await expect(bank(page)).toHaveValue('Commerzbank');
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('an investor reads where BIC and bank come from', async ({ page, shop, context }) => {
    await shop.loginAs(context, 'stepPersonalData');
    await page.goto(PERSONAL);
    await iban(page).fill(COMMERZBANK);
    await expect(page.getByLabel('Name of the bank')).toHaveValue('Commerzbank');
    await expect(bic(page)).toHaveAccessibleDescription('Filled in from the IBAN');
  });
});
