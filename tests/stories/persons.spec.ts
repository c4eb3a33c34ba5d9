import { countryField } from '../support/countryField.ts';
import { expect, test } from '../support/fixtures.ts';

const address = { street: 'Am Delft 8', postcode: '26721', city: 'Emden' };

test('a company names an owner and a company that holds, removes one and puts them back', async ({
  page,
  shop,
  context,
}) => {
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
  // A company is no beneficial owner: there is no way on yet.
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
  await expect(row.getByText('berechtigt', { exact: true })).toBeVisible();

  await button('Entfernen Hauke Sander').click();
  await expect(button('Rückgängig machen')).toBeFocused();
  await expect(row).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(row.getByText('berechtigt', { exact: true })).toBeVisible();
  // While there is an owner, nobody stands in for one.
  await button('Hinzufügen').click();
  await expect(main.getByRole('radio', { name: /gilt als berechtigt/ })).toBeDisabled();
  await button('Abbrechen').click();
  await button('Weiter').click();
  await expect(page).not.toHaveURL(/\/ubo$/);
});
