import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { tick } from '../support/screens/OrderScreen.ts';
import { openShop } from '../support/shop.ts';

/** The same build, with the settings of the open marketplace. */
const test = base.extend({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const shop = await openShop('marketplace');
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'Welle.png', mimeType: 'image/png', buffer: png };
/** A film of three pieces by its first bytes; nobody plays it. */
const film = {
  name: 'Welle.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(2_500_000, 7)]),
};

const mainOf = (page: Page) => page.getByRole('main');
const next = (page: Page) => mainOf(page).getByRole('button', { name: 'Weiter', exact: true }).click();
const headed = (page: Page, text: string) => expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(text);
const choose = (page: Page, ...files: (typeof picture)[]) =>
  mainOf(page).locator('input[type=file]').setInputFiles(files);
const there = (page: Page, name: string): Locator => mainOf(page).getByRole('button', { name: `Entfernen: ${name}` });

/** From the first step to the files. */
async function toFiles(page: Page, title = 'Welle') {
  await page.goto('/create-content');
  await headed(page, 'Wohin gehört Ihr Werk?');
  await mainOf(page).getByLabel('Kategorie', { exact: true }).selectOption('art');
  await next(page);
  await mainOf(page).getByLabel('Titel', { exact: true }).fill(title);
  await next(page);
  await mainOf(page).getByLabel('Preis je Exemplar').fill('249,90');
  await next(page);
  await headed(page, 'Dateien Ihres Werks');
}

async function publish(page: Page) {
  for (const box of await mainOf(page).getByRole('checkbox').all()) await tick(box);
  await mainOf(page).getByRole('button', { name: 'Werk veröffentlichen' }).click();
}

test('a customer prepares a work with picture and film, comes back after a reload, and publishes it once', async ({
  page,
  shop,
  context,
  problems,
}) => {
  await shop.loginAs(context, 'julia');
  await toFiles(page);
  await choose(page, picture, film);
  await expect(there(page, picture.name)).toBeVisible();
  await expect(there(page, film.name)).toBeVisible();
  await next(page);
  await mainOf(page).getByRole('button', { name: 'Eigenschaft hinzufügen' }).click();
  await mainOf(page).getByLabel('Name 1').fill('Technik');
  await mainOf(page).getByLabel('Wert 1').fill('Fotografie');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(mainOf(page).getByLabel('Name 1')).toHaveValue('Technik');
  await next(page);
  await headed(page, 'Ihr Werk im Überblick');
  await expect(mainOf(page)).toContainText('249,90');
  await expectAccessible(page, 'the overview of a work');
  // The answer to the price is lost: it is looked for, and not given twice.
  problems.expect(/^failed PATCH .*product-variants/);
  await shop.armFault({ method: 'PATCH', path: 'product-variants', kind: 'cutAfter', times: 40 });
  await publish(page);
  await expect(mainOf(page).getByRole('alert')).toContainText('Keine Verbindung');
  await shop.disarmFaults();
  await mainOf(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await headed(page, 'Ihr Werk ist veröffentlicht');
  await mainOf(page).getByRole('link', { name: 'Zum Werk' }).click();
  await headed(page, 'Welle');
});
