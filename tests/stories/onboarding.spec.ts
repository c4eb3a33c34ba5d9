import { expectAccessible } from '../support/axe.ts';
import { countryField } from '../support/countryField.ts';
import { expect, test } from '../support/fixtures.ts';
import { Shell } from '../support/screens/Shell.ts';

/** Requirement 2.34. */
test('a newcomer is led to the open steps, sees the progress on one line, and may leave them for later', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'newcomer');
  await page.goto('/');
  await expect(page).toHaveURL('/self-disclosure/personal');
  await page.goto('/self-disclosure');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In 5 Schritten zur ersten Zeichnung');
  const tasks = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(tasks).toHaveCount(5);
  await expect(tasks.nth(3)).toContainText('Erst nach der Angemessenheitsprüfung');
  // The self-disclosure never blocks a customer's own pages, nor public pages.
  for (const path of ['/account/orders', '/invoices', '/search', '/products/WIND-NORDSEE-2032', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/self-disclosure');
  await page.getByRole('link', { name: 'Später weiter' }).click();
  await expect(new Shell(page).heading).toHaveText('Produkte');
  const line = page
    .getByRole('status')
    .filter({ hasText: /^Ihre Selbstauskunft: 0 von 5 Schritten erledigt, noch etwa 15 Minuten/ });
  await expect(line).toBeVisible();
  await expect(page.getByText('Ihre Identität ist noch nicht bestätigt.')).toHaveCount(1);
  await expect(page.getByText('Ihr Konto ist noch nicht freigegeben.')).toHaveCount(0);
  await expectAccessible(page, 'search, self-disclosure interrupted');
  await line.getByRole('link', { name: 'Fortsetzen' }).click();
  await expect(page).toHaveURL('/self-disclosure/personal');
  await page.goto('/account/orders');
  await line.getByRole('button', { name: /^Ausblenden/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
});

const toInvest = '/order-process/token?product=WIND-NORDSEE-2032&quantity=1000';

/** Requirements 1.2 and 23.6. */
test('a person completes the missing steps, and reaches the bond of the link', async ({
  page,
  shop,
  context,
  problems,
}) => {
  await shop.loginAs(context, 'stepPersonalData');
  await page.goto(toInvest);
  await expect(page).toHaveURL('/self-disclosure/personal');
  const save = page.getByRole('button', { name: 'Speichern und weiter' });
  await save.click();
  await expect(page.getByLabel('Kontoinhaber')).toHaveValue('Felix Neumann');
  await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription('Diese Angabe fehlt noch.');
  // An account of another person needs a confirmation.
  await page.getByLabel('Kontoinhaber').fill('Max Mustermann');
  await save.click();
  await expect(page.getByRole('checkbox', { name: /weicht von dem Namen in Ihren Angaben ab/ })).toBeVisible();
  await expect(page.getByText('Bitte prüfen Sie den Kontoinhaber, oder bestätigen Sie ihn.')).toBeVisible();
  await page.getByLabel('Kontoinhaber').fill('NEUMANN, FELIX');
  await expect(page.getByRole('checkbox', { name: /weicht von dem Namen in Ihren Angaben ab/ })).toBeHidden();
  await page.getByLabel('Kontoinhaber').fill('Felix Neumann');
  const iban = page.getByLabel('IBAN');
  await iban.pressSequentially('DE8937040044053201300');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 0');
  // A character typed in the middle stays there, and so does the caret.
  await iban.press('End');
  await iban.pressSequentially('0');
  for (let at = 0; at < 5; at += 1) await iban.press('ArrowLeft');
  await iban.press('Backspace');
  await iban.pressSequentially('1');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('BIC').fill('cobadeffxxx');
  await page.getByLabel('Name der Bank').fill('Commerzbank');
  // The field finds a country by its name in another language, and completes an unambiguous beginning on blur.
  const bankCountry = countryField(page.getByRole('main'), 'Land der Bank');
  // The IBAN has filled in the country, which is typed over.
  await expect(bankCountry).toHaveValue('Deutschland');
  await bankCountry.press('ControlOrMeta+a');
  await bankCountry.pressSequentially('aus');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bankCountry).toHaveValue('Österreich');
  await bankCountry.fill('Germ');
  await page.keyboard.press('Tab');
  await expect(bankCountry).toHaveValue('Deutschland');
  await page.getByRole('textbox', { name: 'Jahr' }).fill('2015');
  await expect(page.getByText('Sie müssen mindestens 18 Jahre alt sein.').last()).toBeVisible();
  await page.getByRole('textbox', { name: 'Jahr' }).fill('1993');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(page.getByRole('banner').getByText('Gespeichert')).toBeVisible();
  }
  await page.reload();
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  // The first attempt fails: sending again completes the step.
  problems.expect(/saveCustomer|ERR_|customers/);
  await shop.armFault({ kind: 'status', method: 'PUT', path: 'customers/*', status: 500 });
  await save.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await save.click();
  await expect(page).toHaveURL(toInvest);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Windkraft Nordsee 2032|Wie viel/);
});
