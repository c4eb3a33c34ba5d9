import type { Page } from 'playwright/test';
import { mainOf, png } from '../support/creating.ts';
import { alertOf, field, save, saved, WORK, writesOf } from '../support/editing.ts';
import { expect, test } from '../support/market.ts';
import { tick } from '../support/screens/OrderScreen.ts';

test('a copy that was sold meanwhile stays sold, and the creator reads of the sale before saving again', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const writes = writesOf(page);
  await page.goto(`/edit-product/${WORK}`);
  await field(page, 'Exemplare').fill('120');
  await shop.changeProduct(WORK, { onHand: 98 });
  await save(page);
  await expect(alertOf(page)).toContainText('Exemplare „98“');
  expect(writes).toEqual([]);
  // Since this sale the number of copies can only decrease.
  await expect(field(page, 'Exemplare, die noch verkauft werden')).toHaveValue('120');
  await save(page);
  await expect(field(page, 'Exemplare, die noch verkauft werden')).toBeFocused();
  expect(writes).toEqual([]);
  await field(page, 'Exemplare, die noch verkauft werden').fill('97');
  await save(page);
  await saved(page);
  // Saving the price keeps the untouched fields as the shop has them.
  await field(page, 'Preis je Exemplar').fill('50');
  await shop.changeProduct(WORK, { onHand: 96 });
  await save(page);
  await saved(page);
  await expect(mainOf(page).getByText('Inzwischen wurde an anderer Stelle geändert: Exemplare „96“.')).toBeVisible();
  await expect(field(page, 'Exemplare, die noch verkauft werden')).toHaveValue('96');
  await page.reload();
  await expect(field(page, 'Exemplare, die noch verkauft werden')).toHaveValue('96');
});

test('a copy that is sold while the change is being sent stays sold, and the creator reads once how many are left', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^409 PUT /);
  await shop.loginAs(context, 'professional');
  const writes = writesOf(page);
  await page.goto(`/edit-product/${WORK}`);
  await field(page, 'Titel').fill('Brandung');
  await field(page, 'Exemplare').fill('120');
  const body = { path: `products/${WORK}`, body: { onHand: 98 } };
  await shop.armFault({ method: 'PUT', path: 'product-variants/*', kind: 'change', body });
  await save(page);
  await expect(alertOf(page)).toHaveText(/Das hat sich inzwischen geändert: Exemplare „98“\. Bitte prüfen Sie/);
  await expect(alertOf(page)).toHaveCount(1);
  await expect(field(page, 'Exemplare, die noch verkauft werden')).toHaveValue('120');
  // The title was saved before the sale, and is fixed from then on.
  await expect(mainOf(page).getByRole('definition').filter({ hasText: 'Brandung' })).toBeVisible();
  await field(page, 'Exemplare, die noch verkauft werden').fill('90');
  await save(page);
  await saved(page);
  const words = `PUT products/${WORK}`;
  const offer = `PUT product-variants/${WORK}-1`;
  expect(writes).toEqual([words, offer, offer]);
  await page.reload();
  await expect(field(page, 'Exemplare, die noch verkauft werden')).toHaveValue('90');
  await expect(mainOf(page).getByRole('definition').filter({ hasText: 'Brandung' })).toBeVisible();
});

const TOO_LATE =
  /^Inzwischen wurde ein Exemplar verkauft\. Titel, .* lassen sich deshalb nicht mehr ändern; Ihre Eingaben dazu/;

test('an edit that a sale has overtaken is refused with the reason, and the form follows the shop', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const writes = writesOf(page);
  await page.goto(`/edit-product/${WORK}`);
  const files = mainOf(page).getByRole('list', { name: 'Dateien Ihres Werks' });
  await mainOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'Meer.png', mimeType: 'image/png', buffer: png });
  await expect(files).toContainText('Meer.png');
  await field(page, 'Titel').fill('Brandung');
  await field(page, 'Beteiligung an Weiterverkäufen').fill('7');
  await field(page, 'Preis je Exemplar').fill('61');
  await shop.changeProduct(WORK, { onHand: 98 });
  await save(page);
  await expect(alertOf(page)).toHaveText([TOO_LATE, /inzwischen geändert: Exemplare „98“\. Bitte prüfen/]);
  await expect(mainOf(page)).toContainText('Seit dem ersten Verkauf stehen Titel und Beschreibung fest');
  await expect(field(page, 'Beteiligung an Weiterverkäufen')).not.toHaveValue('7');
  await expect(files).not.toContainText('Meer.png');
  await expect(field(page, 'Preis je Exemplar')).toHaveValue('61');
  expect(writes).toEqual([]);
  await save(page);
  await saved(page);
  expect(writes).toEqual([`PUT product-variants/${WORK}-1`]);
});

test('an edit of the properties that a sale has overtaken is refused with the reason', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const writes = writesOf(page);
  await page.goto(`/edit-product/${WORK}/metadata`);
  await field(page, 'Wert 1').fill('Öl');
  await shop.changeProduct(WORK, { onHand: 98 });
  await save(page);
  await expect(alertOf(page)).toHaveText(TOO_LATE);
  await expect(mainOf(page)).toContainText('Diese Angaben stehen seit dem ersten Verkauf fest.');
  await expect(mainOf(page)).not.toContainText('Öl');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(writes).toEqual([]);
});

test('an edit that a sale overtakes while it is being sent is refused with the reason', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 PUT /);
  await shop.loginAs(context, 'professional');
  await page.goto(`/edit-product/${WORK}`);
  await field(page, 'Titel').fill('Brandung');
  const body = { path: `products/${WORK}`, body: { onHand: 98 } };
  await shop.armFault({ method: 'PUT', path: 'products/*', kind: 'change', body });
  await save(page);
  await expect(alertOf(page).first()).toHaveText(TOO_LATE);
  await expect(mainOf(page)).toContainText('Seit dem ersten Verkauf stehen Titel und Beschreibung fest');
});

test('a work changed in two tabs at once keeps the changes of both, and each form shows those of the other after a save', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/edit-product/${WORK}`);
  const wallets = (tab: Page) => mainOf(tab).getByRole('checkbox', { name: 'Nur an freigegebene Wallets verkaufen' });
  await field(other, 'Preis je Exemplar').fill('61');
  await tick(wallets(other));
  await save(other);
  await saved(other);
  await field(page, 'Titel').fill('Brandung ');
  await save(page);
  await saved(page);
  await expect(mainOf(page)).toContainText(
    /Inzwischen wurde an anderer Stelle geändert: Preis je Exemplar „61\s€“, Nur an freigegebene Wallets verkaufen „ja“\. Das Formular/,
  );
  await expect(field(page, 'Preis je Exemplar')).toHaveValue(/^61(,00)?$/);
  await expect(wallets(page)).toBeChecked();
  await expect(field(page, 'Titel')).toHaveValue('Brandung ');
  // The next save sends neither the price nor the checkbox again.
  const bodies: unknown[] = [];
  page.on('request', (request) => request.method() === 'PUT' && bodies.push(request.postDataJSON()));
  await field(page, 'Beteiligung an Weiterverkäufen').fill('7');
  await save(page);
  await saved(page);
  expect(bodies).toEqual([{ royalties: 7 }]);

  for (const tab of [page, other]) await tab.goto(`/edit-product/${WORK}/metadata`);
  const together = (tab: Page) => mainOf(tab).getByRole('checkbox', { name: 'mit anderen zusammen' });
  await field(other, 'Wert 1').fill('Öl');
  await mainOf(other).getByRole('button', { name: 'Eigenschaft 2 entfernen' }).click();
  await save(other);
  await saved(other);
  await tick(together(page));
  await save(page);
  await saved(page);
  await expect(mainOf(page)).toContainText('Inzwischen wurde an anderer Stelle geändert: Eigenschaften „Technik: Öl“.');
  await expect(field(page, 'Wert 1')).toHaveValue('Öl');
  await expect(field(page, 'Name 2')).toHaveCount(0);
  await field(other, 'Wert 1').fill('Tusche');
  await save(other);
  await saved(other);
  await expect(mainOf(other)).toContainText(
    'Inzwischen wurde an anderer Stelle geändert: Gemeinsam mit anderen entstanden „ja“.',
  );
  await expect(together(other)).toBeChecked();
});

test('a conflict names all that was changed elsewhere; untouched fields follow it, and the typed text survives a reload', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/edit-product/${WORK}`);
  await field(other, 'Titel').fill('Gezeiten');
  await field(other, 'Preis je Exemplar').fill('61');
  await save(other);
  await saved(other);
  await field(page, 'Titel').fill('Brandung');
  await save(page);
  await expect(alertOf(page)).toHaveText(
    /Das hat sich inzwischen geändert: Titel „Gezeiten“, Preis je Exemplar „61\s€“\. Bitte prüfen Sie/,
  );
  await expect(field(page, 'Preis je Exemplar')).toHaveValue(/^61(,00)?$/);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, 'Titel')).toHaveValue('Brandung');
  await expect(field(page, 'Preis je Exemplar')).toHaveValue(/^61(,00)?$/);
  const writes = writesOf(page);
  await save(page);
  await saved(page);
  expect(writes).toEqual([`PUT products/${WORK}`]);
});

test('a profile changed in two tabs at once keeps the changes of both, pictures too', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/edit-profile');
  await mainOf(other).getByLabel('Über mich').fill('Malt und zeichnet.');
  const banner = mainOf(other).getByRole('region', { name: 'Banner', exact: true }).locator('input[type=file]');
  await banner.setInputFiles({ name: 'Meer.png', mimeType: 'image/png', buffer: png });
  await expect(mainOf(other).getByRole('button', { name: 'Entfernen: Meer.png' })).toBeVisible();
  await save(other);
  await saved(other);
  await mainOf(page).getByLabel('Profilname').fill('Thomas B.');
  await save(page);
  await saved(page);
  await expect(mainOf(page)).toContainText(
    'Inzwischen wurde an anderer Stelle geändert: Über mich „Malt und zeichnet.“, Banner.',
  );
  await expect(mainOf(page).getByLabel('Über mich')).toHaveValue('Malt und zeichnet.');
  const picture = mainOf(page).getByRole('list', { name: 'Ihr Banner' }).getByRole('img');
  await expect(picture).toHaveJSProperty('complete', true);
  await save(page);
  await saved(page);
  await page.reload();
  await expect(picture).toBeVisible();
});

test('the page repeats the price as it is understood, and rejects a property that is never shown', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  await page.goto(`/edit-product/${WORK}`);
  await field(page, 'Preis je Exemplar').fill('1,999');
  const understood = mainOf(page).getByText('Das sind 1.999');
  await expect(understood.first()).toBeVisible();
  // The page announces the price once the field is left.
  await expect(mainOf(page).getByRole('status').filter({ hasText: 'Das sind' })).toHaveCount(0);
  await field(page, 'Exemplare').focus();
  await expect(mainOf(page).getByRole('status').filter({ hasText: 'Das sind 1.999' })).toHaveCount(1);
  await field(page, 'Preis je Exemplar').fill('1,9995');
  await expect(understood).toHaveCount(1);
  await field(page, 'Exemplare').focus();
  await expect(understood).toHaveCount(0);

  await page.goto(`/edit-product/${WORK}/metadata`);
  await mainOf(page).getByRole('button', { name: 'Eigenschaft hinzufügen' }).click();
  const key = mainOf(page)
    .getByLabel(/^Name \d+$/)
    .last();
  await key.fill('_intern');
  await save(page);
  await expect(key).toHaveAccessibleDescription(/Am Anfang darf kein „_“ stehen/);
  await key.fill('Rahmen');
  await save(page);
  await saved(page);
});
