import type { Page } from 'playwright/test';
import { FIRST_DAY } from './shop.ts';

export const evidenceRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Types an excerpt’s day of issue, so many days ago; returns the day as the page writes it. */
export async function typeDayOfIssue(page: Page, name: string, daysAgo: number): Promise<string> {
  const row = evidenceRow(page, name);
  const day = new Date(FIRST_DAY);
  day.setUTCDate(day.getUTCDate() - daysAgo);
  await row.getByLabel('Tag').fill(String(day.getUTCDate()));
  await row.getByLabel('Monat').fill(String(day.getUTCMonth() + 1));
  await row.getByLabel('Jahr').fill(String(day.getUTCFullYear()));
  return day.toLocaleDateString('de-DE', { dateStyle: 'medium', timeZone: 'UTC' });
}
