import { expect, type Page } from 'playwright/test';
import { mainOf } from './creating.ts';

/** A work of Thomas Brandt without sales. */
export const WORK = 'PARKETT-1';

export const field = (page: Page, label: string) => mainOf(page).getByLabel(label, { exact: true });
export const save = (page: Page) => mainOf(page).getByRole('button', { name: 'Speichern' }).click();
export const saved = (page: Page) => expect(mainOf(page).getByText('Ihre Änderungen sind gespeichert.')).toBeVisible();
export const alertOf = (page: Page) => mainOf(page).getByRole('alert');

/** Collects the page’s writes of products, as `method path`. */
export function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const path = /\/api\/v2\/shop\/(products|product-variants)(.*)$/.exec(request.url());
    if (path && request.method() !== 'GET') writes.push(`${request.method()} ${path[1]}${path[2]}`);
  });
  return writes;
}
