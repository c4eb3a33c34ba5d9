import type { Locator } from 'playwright/test';
import { countryField } from '../support/countryField.ts';
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ shop, context, page }) => {
  await shop.loginAs(context, 'stepPersonalData');
  await page.goto('/self-disclosure/personal');
});

test('a country is chosen from the browser’s list until the customer begins to fill in the page, then by typing', async ({
  page,
  shop,
}) => {
  // An address is limited to the zone that the shop names, a place of birth is not.
  await shop.configure({ residenceZone: 'DACH' });
  await page.reload();
  const main = page.getByRole('main');
  const namesIn = (name: string) => main.locator(`select[name=${name}] option`).allTextContents();
  await expect(main.locator('select[name=countryCode]')).toBeVisible();
  expect((await namesIn('countryCode')).filter(Boolean)).toEqual(expect.arrayContaining(['Österreich', 'Schweiz']));
  expect(await namesIn('countryCode')).not.toContain('Frankreich');
  expect(await namesIn('birthCountry')).toContain('Frankreich');
  const typed = countryField(main, 'Geburtsland');
  const list = main.locator('select[name=birthCountry]');
  await expect(list).toBeVisible();
  const before = await placeOf(list);
  // The browser's list is not replaced while it has the focus.
  await list.focus();
  await expect(countryField(main, 'Staatsangehörigkeit')).toBeVisible();
  await list.selectOption({ label: 'Österreich' });
  await expect(typed).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(typed).toHaveValue('Österreich');
  expect(await placeOf(typed)).toEqual(before);
});

test('offline the browser’s list remains and no bank is filled in, until their code can be loaded', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const main = page.getByRole('main');
  const list = main.locator('select[name=birthCountry]');
  await expect(list).toBeVisible();
  await context.setOffline(true);
  await main.getByLabel('Geburtsort').fill('Gera');
  await list.selectOption({ label: 'Schweiz' });
  await main.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await main.getByLabel('Name der Bank').fill('Commerzbank');
  await expect(main.getByLabel('BIC')).toHaveValue('');
  await expect(main.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await main.getByLabel('IBAN').fill('DE02 5001 0517 0137 0750 30');
  await expect(main.getByLabel('BIC')).toHaveValue('INGDDEFFXXX');
  await expect(main.getByLabel('Name der Bank')).toHaveValue('Commerzbank');
  await main.getByLabel('Mobilnummer').focus();
  await expect(countryField(main, 'Geburtsland')).toHaveValue('Schweiz');
});

/** Returns the field's position on the page, independent of scrolling, and its size, in whole pixels. */
const placeOf = (field: Locator) =>
  field.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map(Math.round);
  });
