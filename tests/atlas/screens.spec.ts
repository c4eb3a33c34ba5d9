import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const INDEX = 'coverage/screens/index.json';
/** States with pictures on this machine; empty before `npm run atlas:screens`. */
const shown = existsSync(INDEX)
  ? z.array(z.object({ machine: z.string(), state: z.string() })).parse(JSON.parse(readFileSync(INDEX, 'utf8')))
  : [];

test('QA sees a picture of each state of the session, or reads how to make the pictures', async ({ page }) => {
  const pictures = shown.filter(({ machine }) => machine === 'session');
  await page.goto('/atlas/#/session/screens');
  if (pictures.length === 0) {
    await expect(page.getByText('npm run atlas:screens')).toBeVisible();
  } else {
    await expect(page.getByRole('img')).toHaveCount(pictures.length);
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('link', { name: 'dunkel' }).click();
    const first = page.getByRole('img', { name: /English, Telefon, dunkel/ }).first();
    await expect
      .poll(() => first.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(375);
    await page.getByRole('link', { name: 'codeRequired', exact: true }).first().click();
    await expect(
      page.getByRole('img', { name: /^session\.codeRequired in Deutsch, Rechner, hell/ }).first(),
    ).toBeVisible();
  }
  await expectNoViolations(page, 'atlas, screens');
});

test('QA reads that a machine without screens has no pictures', async ({ page }) => {
  await page.goto('/atlas/#/connectivity/screens');
  await expect(page.getByText('Von dieser Maschine gibt es keine Bilder.')).toBeVisible();
});
