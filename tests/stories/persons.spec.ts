import { UboPerson } from '#domain/shop/onboarding.ts';
import { director } from '#machines/flows/persons/testing/fixtures.ts';
import { callAs } from '../browser/support/calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { countryField } from '../support/countryField.ts';
import { expect, test } from '../support/fixtures.ts';

const address = { street: 'Am Delft 8', postcode: '26721', city: 'Emden' };

test('a company names an owner and a holding company, removes one and restores it', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'stepBeneficialOwners');
  await page.goto('/self-disclosure/ubo');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const place = async () => {
    await main.getByLabel('Straße und Hausnummer').fill(address.street);
    await main.getByLabel('Postleitzahl').fill(address.postcode);
    await main.getByLabel('Ort', { exact: true }).fill(address.city);
    await countryField(main, 'Land').fill('DE');
    await page.keyboard.press('Tab');
  };
  await expect(button('Weiter')).toHaveCount(0);
  await button('Hinzufügen').click();
  await main.getByText('Gesellschaft', { exact: true }).first().click();
  await main.getByLabel('Name der Gesellschaft').fill('Sander Schifffahrt GmbH');
  await main.getByLabel('Rechtsform').selectOption('3');
  await place();
  await main.getByLabel('Anteil am Kapital').fill('45');
  await main.getByLabel('Anteil der Stimmen').fill('45');
  await button('Speichern').click();
  // A company is not a beneficial owner: the step is not complete yet.
  await expect(main.getByRole('row', { name: /Sander Schifffahrt GmbH/ })).toContainText('Beteiligte fehlen noch');
  await expect(button('Weiter')).toHaveCount(0);

  await button('Hinzufügen').click();
  await main.getByLabel('Vornamen').fill('Hauke');
  await main.getByLabel('Nachname').fill('Sander');
  await main.getByLabel('Tag').fill('3');
  await main.getByLabel('Monat').fill('2');
  await main.getByLabel('Jahr').fill('1961');
  await main.getByLabel('Geburtsort').fill('Emden');
  await countryField(main, 'Staatsangehörigkeit').fill('DE');
  await page.keyboard.press('Tab');
  await main.getByText('Nein', { exact: true }).click();
  await place();
  await main.getByText('Sie hält Anteile oder Stimmen').click();
  await main.getByLabel('Beteiligt an').selectOption({ label: 'Sander Schifffahrt GmbH' });
  await main.getByLabel('Anteil am Kapital').fill('50');
  await main.getByLabel('Anteil der Stimmen').fill('50');
  await button('Speichern').click();
  const row = main.getByRole('row', { name: /Hauke Sander/ });
  await expect(row).toContainText('unter der Grenze');
  await button('Ändern Hauke Sander').click();
  await main.getByLabel('Anteil der Stimmen').fill('50,01');
  await button('Speichern').click();
  await expect(row.getByText('wirtschaftlich berechtigt', { exact: true })).toBeVisible();

  await test.step('a representative who is an owner too is not typed twice', async () => {
    await main
      .getByRole('button', { name: /übernehmen$/ })
      .first()
      .click();
    await expect(main.getByLabel('Vornamen')).not.toHaveValue('');
    await page.reload();
    const name = [
      await main.getByLabel('Vornamen').inputValue(),
      await main.getByLabel('Nachname', { exact: true }).inputValue(),
    ].join(' ');
    await main.getByText('Sie hält Anteile oder Stimmen').click();
    await main.getByLabel('Anteil am Kapital').fill('30');
    await main.getByLabel('Anteil der Stimmen').fill('30');
    await button('Speichern').click();
    await expect(main.getByRole('row', { name }).getByText('wirtschaftlich berechtigt', { exact: true })).toBeVisible();
    await expect(button(`${name} übernehmen`)).toHaveCount(0);
    await button(`Entfernen ${name}`).click();
    await expect(button(`${name} übernehmen`)).toBeVisible();
  });

  await button('Entfernen Hauke Sander').click();
  await expect(button('Rückgängig machen')).toBeFocused();
  await expect(row).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(row.getByText('wirtschaftlich berechtigt', { exact: true })).toBeVisible();
  // While the company has an owner, no fictive owner can be added.
  await button('Hinzufügen').click();
  await expect(main.getByRole('radio', { name: /gilt als wirtschaftlich berechtigt/ })).toBeDisabled();
  await button('Abbrechen').click();
  await button('Weiter').click();
  await expect(page).not.toHaveURL(/\/ubo$/);
});

test('a person’s form survives a reload, is left with Back, and says when the person was removed elsewhere', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^404 PATCH .*ubo-users/);
  const act = (method: string, path: string, body?: unknown) => callAs(shop, 'company', method, path, body);
  const { id } = UboPerson.parse(await act('POST', 'ubo-users/representative', { ...director, id: undefined }));
  await shop.loginAs(context, 'company');
  await page.goto('/self-disclosure/representatives');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const heading = main.getByRole('heading', { level: 1 });
  const form = `/self-disclosure/representatives?person=${id}`;

  await test.step('input survives a reload, a step back and a step forward', async () => {
    await button('Ändern Enno Janssen').click();
    await expect(page).toHaveURL(form);
    await main.getByLabel('Vornamen').fill('Enno Peter');
    await page.reload();
    await expect(heading).toHaveText('Enno Janssen ändern');
    await expect(main.getByLabel('Vornamen')).toHaveValue('Enno Peter');
    await page.goBack();
    await expect(heading).toHaveText('Wer vertritt das Unternehmen?');
    await expect(main.getByRole('status').filter({ hasText: 'Ihre Änderungen bei Enno Janssen' })).toBeVisible();
    await expectAccessible(page, 'representatives, a form left');
    await page.goForward();
    await expect(main.getByLabel('Vornamen')).toHaveValue('Enno Peter');
    await page.goBack();
    await button('Weiter ausfüllen Enno Janssen').click();
    await expect(main.getByLabel('Vornamen')).toHaveValue('Enno Peter');
    await expect(page).toHaveURL(form);
  });

  await test.step('a person removed in another window can be added again, or not', async () => {
    await act('DELETE', `ubo-users/${id}`);
    await button('Speichern').click();
    await expect(main.getByRole('alert')).toContainText('Dieser Eintrag wurde in einem anderen Fenster entfernt.');
    await expect(main.getByLabel('Vornamen')).toHaveValue('Enno Peter');
    await expectAccessible(page, 'a representative who was removed elsewhere');
    await button('Erneut hinzufügen').click();
    await expect(button('Ändern Enno Peter Janssen')).toBeVisible();
    await expect(page).toHaveURL('/self-disclosure/representatives');
    await expect(main.getByText('noch da, aber nicht gesendet')).toHaveCount(0);
  });

  await test.step('an address with an unknown person shows the list', async () => {
    await page.goto('/self-disclosure/representatives?person=999');
    await expect(button('Hinzufügen')).toBeVisible();
    await expect(page).toHaveURL('/self-disclosure/representatives');
    await button('Hinzufügen').click();
    await expect(page).toHaveURL('/self-disclosure/representatives?person=new');
    await button('Abbrechen').click();
    await expect(page).toHaveURL('/self-disclosure/representatives');
  });
});
