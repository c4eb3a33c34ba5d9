import { mainOf } from '../support/creating.ts';
import { alertOf, field, save, saved, WORK, writesOf } from '../support/editing.ts';
import { expect, test } from '../support/market.ts';

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
  await expect(mainOf(page).getByText('Anderswo wurde inzwischen geändert: Exemplare „96“.')).toBeVisible();
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
  await expect(alertOf(page)).toHaveText(/Das hat sich inzwischen geändert: Exemplare „98“\. Prüfen Sie/);
  await expect(alertOf(page)).toHaveCount(1);
  await expect(field(page, 'Exemplare, die noch verkauft werden')).toHaveValue('120');
  // The title was saved before the sale, and is fixed from then on.
  await expect(mainOf(page).getByRole('definition').filter({ hasText: 'Brandung' })).toBeVisible();
  await field(page, 'Exemplare, die noch verkauft werden').fill('90');
  await save(page);
  await saved(page);
  const [words, offer] = [`PUT products/${WORK}`, `PUT product-variants/${WORK}-1`];
  expect(writes).toEqual([words, offer, offer]);
  await page.reload();
  await expect(field(page, 'Exemplare, die noch verkauft werden')).toHaveValue('90');
  await expect(mainOf(page).getByRole('definition').filter({ hasText: 'Brandung' })).toBeVisible();
});

test('a title that was changed elsewhere is shown with its other value before it is overwritten', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  await page.goto(`/edit-product/${WORK}`);
  const other = await context.newPage();
  await other.goto(`/edit-product/${WORK}`);
  await field(page, 'Titel').fill('Brandung');
  await field(other, 'Titel').fill('Gezeiten');
  await save(other);
  await saved(other);
  await save(page);
  await expect(alertOf(page)).toHaveText(/Das hat sich inzwischen geändert: Titel „Gezeiten“\. Prüfen Sie/);
  await expect(field(page, 'Titel')).toHaveValue('Brandung');
  await save(page);
  await saved(page);
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
