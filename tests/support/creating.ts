import type { Locator, Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import { tick } from './screens/OrderScreen.ts';

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const picture = { name: 'Welle.png', mimeType: 'image/png', buffer: png };
/** A film of three pieces, valid in its first bytes only; no test plays it. */
export const film = {
  name: 'Welle.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(2_500_000, 7)]),
};

export const mainOf = (page: Page) => page.getByRole('main');
export const next = (page: Page) => mainOf(page).getByRole('button', { name: 'Weiter', exact: true }).click();
export const headed = (page: Page, text: string) =>
  expect(mainOf(page).getByRole('heading', { level: 1 })).toHaveText(text);
export const choose = (page: Page, ...files: (typeof picture)[]) =>
  mainOf(page).locator('input[type=file]').setInputFiles(files);
export const there = (page: Page, name: string): Locator =>
  mainOf(page).getByRole('button', { name: `Entfernen: ${name}` });

export async function toFiles(page: Page, title = 'Welle') {
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

export async function publish(page: Page) {
  for (const box of await mainOf(page).getByRole('checkbox').all()) await tick(box);
  await mainOf(page).getByRole('button', { name: 'Werk veröffentlichen' }).click();
}

export async function toOverview(page: Page) {
  await next(page);
  await headed(page, 'Was soll man noch wissen?');
  await next(page);
  await headed(page, 'Ihr Werk im Überblick');
}
