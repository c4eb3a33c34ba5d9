import { expect } from 'playwright/test';
import { png } from '../../support/creating.ts';
import type { Newcomer } from '../../support/newcomer/newcomer.ts';
import { tick } from '../../support/screens/OrderScreen.ts';
import { type DisclosureWrite, holds, press, reads } from './disclosureWrites.ts';

const types = (field: string, text: string) => (newcomer: Newcomer) => newcomer.hands.type(newcomer.field(field), text);
const saved = reads('Ihre Änderungen sind gespeichert.');
const next = press('Weiter');

/** Fills in all steps up to the files. */
async function prepareFiles(newcomer: Newcomer) {
  const { main } = newcomer;
  await main.getByLabel('Kategorie', { exact: true }).selectOption({ index: 1 });
  await next(newcomer);
  await types('Titel', 'Welle')(newcomer);
  await next(newcomer);
  await types('Preis je Exemplar', '249,90')(newcomer);
  await next(newcomer);
}

const choose = ({ main }: Newcomer) =>
  main.locator('input[type=file]').setInputFiles({ name: 'Welle.png', mimeType: 'image/png', buffer: png });

/** Fills in all steps up to the overview. */
async function prepare(newcomer: Newcomer) {
  const { main } = newcomer;
  await prepareFiles(newcomer);
  await choose(newcomer);
  await main.getByRole('button', { name: 'Entfernen: Welle.png' }).waitFor();
  await next(newcomer);
  await main.getByRole('heading', { level: 1, name: 'Was soll man noch wissen?' }).waitFor();
  await next(newcomer);
  await main.getByRole('button', { name: 'Werk veröffentlichen' }).waitFor();
}

/** Ticks all confirmations and publishes, or retries: after a lost answer the page reads the outcome first. */
async function publish({ main }: Newcomer) {
  for (const box of await main.getByRole('checkbox').all()) if (!(await box.isChecked())) await tick(box);
  await main
    .getByRole('button', { name: /^(Werk veröffentlichen|Noch einmal versuchen)$/ })
    .first()
    .click();
}

const priced = ({ main }: Newcomer) => main.getByRole('link', { name: 'Preis ändern' });
/** True if the shop has created the work: its editing page is open, or a link offers to change the refused price. */
const isMade = async (newcomer: Newcomer) =>
  newcomer.page.url().includes('/edit-product/') || (await priced(newcomer).isVisible());

/** Saves the price again; if the shop refused it, on the page for editing the work. */
async function reprice(newcomer: Newcomer) {
  if (await priced(newcomer).isVisible()) {
    await priced(newcomer).click();
    await types('Preis je Exemplar', '249,90')(newcomer);
  }
  await press(/^(Werk veröffentlichen|Speichern)$/)(newcomer);
}

/** Expects the price in the overview or on the edit page; after a refusal, the link to the edit page. */
async function isPriceKept(newcomer: Newcomer) {
  if (newcomer.page.url().includes('/edit-product/')) return holds('Preis je Exemplar', '249,90')(newcomer);
  await expect(
    priced(newcomer)
      .or(newcomer.main.getByText(/249,90/))
      .first(),
  ).toBeVisible();
}

const bid = ({ page }: Newcomer) => page.getByRole('dialog', { name: 'Gebot abgeben' }).getByLabel('Ihr Gebot');

/** All writes that create or change works and profiles, and those with which a bid starts an order. */
export const MARKET_WRITES: readonly DisclosureWrite[] = [
  ...['POST orders', 'POST orders/*/items'].map(
    (call): DisclosureWrite => ({
      as: 'cleared',
      at: '/products/RING-2',
      call,
      what: 'bid',
      popup: true,
      async begin(newcomer) {
        const { page } = newcomer;
        await page.getByRole('button', { name: 'Gebot abgeben (Demo)' }).click();
        await bid(newcomer).fill('60,50');
      },
      send: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Gebot abgeben', exact: true }).click(),
      isKept: (newcomer) => expect(bid(newcomer)).toHaveValue('60,50'),
      // The dialog is open again, with the typed amount.
      resume: (newcomer) => expect(bid(newcomer)).toHaveValue('60,50'),
      async isDone({ page }) {
        await expect(page).toHaveURL(/\/order-process\/addresses\?product=RING-2$/);
        await expect(page.getByRole('complementary', { name: 'Ihr Kauf' })).toContainText('Gesamt49 €');
      },
    }),
  ),
  ...['POST products', 'PATCH product-variants'].map(
    (call): DisclosureWrite => ({
      as: 'julia',
      at: '/preparation-process/collection-summary',
      call,
      begin: prepare,
      send: publish,
      isKept: isPriceKept,
      again: async (newcomer) => ((await isMade(newcomer)) ? reprice(newcomer) : publish(newcomer)),
      goesOn: true,
      async isDone(newcomer) {
        const { main, page } = newcomer;
        const isMended = page.url().includes('/edit-product/');
        if (isMended) await saved(newcomer);
        else await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ihr Werk ist veröffentlicht');
        await page.goto('/created');
        await expect(main.getByRole('listitem')).toHaveCount(1);
        await expect(main.getByRole('listitem')).toContainText('Im Angebot');
      },
    }),
  ),
  {
    as: 'julia',
    at: '/preparation-process/upload-content',
    call: 'POST media-files/presign',
    begin: prepareFiles,
    send: choose,
    isKept: reads('Welle.png'),
    again: press('Fortsetzen: Welle.png'),
    isDone: ({ main }) => expect(main.getByRole('button', { name: 'Entfernen: Welle.png' })).toBeVisible(),
  },
  {
    as: 'professional',
    at: '/edit-product/PARKETT-1',
    call: 'PUT products/*',
    begin: types('Titel', 'Diele, zweite'),
    send: press('Speichern'),
    isKept: holds('Titel', 'Diele, zweite'),
    isDone: saved,
  },
  {
    as: 'professional',
    at: '/edit-product/PARKETT-1',
    call: 'PUT product-variants/*',
    begin: types('Preis je Exemplar', '61,50'),
    send: press('Speichern'),
    isKept: holds('Preis je Exemplar', '61,50'),
    isDone: saved,
  },
  {
    as: 'professional',
    at: '/edit-product/PARKETT-1/metadata',
    call: 'PUT products/*',
    what: 'properties',
    begin: types('Wert 1', 'Eiche'),
    send: press('Speichern'),
    isKept: holds('Wert 1', 'Eiche'),
    isDone: saved,
  },
  {
    as: 'professional',
    at: '/edit-profile',
    call: 'PUT customers/*',
    what: 'profile',
    begin: ({ main, hands }) => hands.type(main.getByLabel('Über mich'), 'Legt Böden.'),
    send: press('Speichern'),
    isKept: ({ main }) => expect(main.getByLabel('Über mich')).toHaveValue('Legt Böden.'),
    isDone: saved,
  },
  {
    as: 'julia',
    at: '/notifications-settings',
    call: 'PUT customers/*',
    what: 'newsletter',
    send: (newcomer) => newcomer.main.getByRole('switch').press('Space'),
    isKept: async () => {},
    isDone: reads(/^Gespeichert\. Sie/),
  },
];
