import * as z from 'zod/mini';
import { callAs } from '../browser/support/calls.ts';
import { expectAccessible } from '../support/axe.ts';
import { mainOf, png } from '../support/creating.ts';
import { alertOf, field, save, saved, WORK, writesOf } from '../support/editing.ts';
import { expect, test } from '../support/market.ts';
import { tick } from '../support/screens/OrderScreen.ts';
import type { Shop } from '../support/shop.ts';

/** Work of Thomas Brandt with nine of ten copies sold. */
const SOLD = 'PARKETT-4';
/** Single piece of his without a buyer. */
const SINGLE = 'PARKETT-5';

const Answer = z.looseObject({
  data: z.looseObject({
    product: z.looseObject({ metadata: z.looseObject({ nft_metadata: z.record(z.string(), z.string()) }) }),
  }),
});

/** Properties of the work at the shop, with those that no form shows. */
const propertiesOf = async (shop: Shop) => {
  const query = `query { product(id: "${WORK}") { metadata } }`;
  return Answer.parse(await callAs(shop, 'professional', 'POST', 'graphql', { query })).data.product.metadata
    .nft_metadata;
};

test('a creator finds their works, changes words, price and files of one, and every visitor sees it', async ({
  page,
  shop,
  context,
  browser,
}) => {
  await shop.loginAs(context, 'professional');
  const writes = writesOf(page);
  await page.goto('/created');
  await expect(mainOf(page).getByRole('listitem')).toHaveCount(5);
  await expect(mainOf(page).getByRole('listitem').filter({ hasText: 'Nordlicht' })).toContainText('9 von 10 verkauft');
  await expectAccessible(page, 'created works');
  await mainOf(page).getByRole('link', { name: 'Bearbeiten: Kontorhaus, Diele' }).click();
  await expect(field(page, 'Titel')).toHaveValue('Kontorhaus, Diele');
  await expect(mainOf(page).getByLabel('Unterkategorie')).toHaveValue(/./);
  await expectAccessible(page, 'a work that is changed');
  await save(page);
  await saved(page);
  expect(writes).toEqual([]);
  await field(page, 'Titel').fill('Kontorhaus, Treppe');
  await field(page, 'Preis je Exemplar').fill('59,50');
  await mainOf(page).locator('input[type=file]').setInputFiles({ name: 'Neu.png', mimeType: 'image/png', buffer: png });
  await expect(mainOf(page).getByRole('button', { name: 'Entfernen: Neu.png' })).toBeVisible();
  await save(page);
  await saved(page);
  expect(writes).toEqual([`PUT products/${WORK}`, `PUT product-variants/${WORK}-1`]);
  await mainOf(page).getByRole('link', { name: 'Kontorhaus, Treppe' }).click();
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText('Kontorhaus, Treppe');
  const visitor = await browser.newPage();
  await visitor.goto(`${shop.url}/products/${WORK}`);
  await expect(visitor.getByRole('main')).toContainText('59,50');
  await expect(visitor.getByRole('main').locator('img[src*="/download"]')).toHaveCount(1);
  await visitor.close();
});

test('a creator changes the shown properties of a work, and gives exclusive rights only with a single copy', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const before = await propertiesOf(shop);
  expect(before).toHaveProperty('_manner');
  await page.goto(`/edit-product/${WORK}`);
  await mainOf(page).getByRole('link', { name: 'Eigenschaften' }).click();
  await expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText('Eigenschaften bearbeiten');
  await field(page, 'Name 1').fill('Verfahren <b>');
  await mainOf(page).getByRole('button', { name: 'Eigenschaft hinzufügen' }).click();
  await field(page, 'Name 3').fill('素材');
  await field(page, 'Wert 3').fill('木 🪵');
  // Exclusive rights can have only one buyer.
  await expect(mainOf(page).getByRole('checkbox', { name: /Nutzungsrechte/ })).toBeDisabled();
  await save(page);
  await saved(page);
  await page.reload();
  await expect(field(page, 'Name 3')).toHaveValue('素材');
  // Properties of another program have no field, and stay.
  expect(await propertiesOf(shop)).toEqual({
    ...before,
    Technik: undefined,
    'Verfahren <b>': before.Technik,
    素材: '木 🪵',
  });
  await page.goto(`/products/${WORK}`);
  await expect(mainOf(page)).toContainText('Verfahren <b>');
  await expect(mainOf(page)).toContainText('木 🪵');
  await page.goto(`/edit-product/${SINGLE}/metadata`);
  await tick(mainOf(page).getByRole('checkbox', { name: /Nutzungsrechte/ }));
  await save(page);
  await saved(page);
  await page.goto(`/edit-product/${SINGLE}`);
  await field(page, 'Exemplare').fill('2');
  await save(page);
  await expect(field(page, 'Exemplare')).toHaveAccessibleDescription(/nur ein Exemplar/);
  await expect(mainOf(page).getByText('Ihre Änderungen sind gespeichert.')).toHaveCount(0);
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto(`/products/${SINGLE}`);
  await expect(mainOf(page)).toContainText('ausschließlich, werden Ihnen beim Kauf eingeräumt');
});

test('a work with twice as many properties as allowed shows all, sends nothing until the creator cuts them down', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const writes = writesOf(page);
  const asked = page.waitForRequest((request) => request.postData()?.includes('query Product(') === true);
  await page.goto(`/edit-product/${WORK}/metadata`);
  const answer = Answer.parse(
    await callAs(shop, 'professional', 'POST', 'graphql', JSON.parse((await asked).postData() ?? '')),
  );
  answer.data.product.metadata.nft_metadata = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`Name ${index}`, 'x'.repeat(100)]),
  );
  await shop.armFault({ path: 'graphql/Product', kind: 'wrongShape', body: answer, times: 20 });
  await page.reload();
  // The first property can be edited while the page adds the rest.
  await field(page, 'Wert 1').fill('Eiche');
  await expect(mainOf(page).locator('fieldset input')).toHaveCount(800);
  await expect(field(page, 'Wert 1')).toHaveValue('Eiche');
  await expect(field(page, 'Name 400')).toHaveValue('Name 399');
  await expect(mainOf(page).getByRole('button', { name: 'Eigenschaft hinzufügen' })).toHaveCount(0);
  await expect(mainOf(page).getByText('Mehr als 200 Eigenschaften sind nicht möglich.')).toBeVisible();
  await mainOf(page).getByRole('button', { name: 'Eigenschaft 400 entfernen' }).click();
  await expect(field(page, 'Name 400')).toHaveCount(0);
  await save(page);
  await expect(alertOf(page)).toContainText('höchstens 200');
  expect(writes).toEqual([]);
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto(`/products/${WORK}`);
  await expect(mainOf(page).getByText('388 weitere Eigenschaften')).toBeVisible();
});

test('a sold work keeps all that its buyers rely on, and only its price and a lower number of copies are written', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  const writes = writesOf(page);
  await page.goto(`/edit-product/${SOLD}`);
  await expect(field(page, 'Beteiligung an Weiterverkäufen')).toHaveAttribute('readonly');
  await expect(
    mainOf(page).getByText('Seit dem ersten Verkauf lassen sich die Dateien nicht mehr ändern, weil'),
  ).toBeVisible();
  await expect(mainOf(page).locator('input[type=file]')).toHaveCount(0);
  await expect(mainOf(page).getByRole('button', { name: /^Entfernen/ })).toHaveCount(0);
  await expect(mainOf(page).getByLabel('Titel', { exact: true })).toHaveCount(0);
  await expect(mainOf(page)).toContainText('Seit dem ersten Verkauf stehen Titel und Beschreibung fest');
  await field(page, 'Exemplare, die noch verkauft werden').fill('2');
  await save(page);
  await expect(field(page, 'Exemplare, die noch verkauft werden')).toHaveAccessibleDescription(/höchstens|nicht mehr/);
  expect(writes).toEqual([]);
  await page.getByRole('link', { name: 'Eigenschaften' }).click();
  await expect(mainOf(page)).toContainText('Diese Angaben stehen seit dem ersten Verkauf fest.');
  await expect(mainOf(page).getByRole('button', { name: 'Speichern' })).toHaveCount(0);
  await expectAccessible(page, 'properties of a work that was sold');
  await page.goto(`/edit-product/${SOLD}`);
  await field(page, 'Exemplare, die noch verkauft werden').fill('0');
  await save(page);
  await saved(page);
  expect(writes).toEqual([`PUT product-variants/${SOLD}-1`]);
  await page.goto('/created');
  await expect(mainOf(page).getByRole('listitem').filter({ hasText: 'Nordlicht' })).toContainText('9 von 9 verkauft');
});

test('typed values of both pages of a work come back after a reload, and leaving asks before they are lost', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'professional');
  await page.goto(`/edit-product/${WORK}`);
  await field(page, 'Titel').fill('Brandung');
  await mainOf(page).getByRole('link', { name: 'Eigenschaften' }).click();
  await field(page, 'Name 1').fill('Technik');
  await mainOf(page).getByRole('link', { name: 'Werk', exact: true }).click();
  await expect(field(page, 'Titel')).toHaveValue('Brandung');
  await mainOf(page).getByRole('link', { name: 'Eigenschaften' }).click();
  await expect(field(page, 'Name 1')).toHaveValue('Technik');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await mainOf(page).getByRole('link', { name: 'Werk', exact: true }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, 'Titel')).toHaveValue('Brandung');
  await mainOf(page).getByRole('link', { name: 'Meine Werke' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button').first().click();
  await expect(field(page, 'Titel')).toHaveValue('Brandung');
  await mainOf(page).getByRole('link', { name: 'Meine Werke' }).click();
  await dialog.getByRole('button').last().click();
  await expect(page).toHaveURL('/created');
  await page.goto(`/edit-product/${WORK}`);
  await expect(field(page, 'Titel')).toHaveValue('Kontorhaus, Diele');
});
