import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const bannerOf = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('an interrupted self-disclosure shows its progress on one line, and continues', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'newcomer');
  await page.goto('/search');
  const line = bannerOf(page, /^Ihre Selbstauskunft: 0 von 5 Schritten, noch etwa 15 Minuten/);
  await expect(line).toBeVisible();
  await expect(page.getByText('Ihre Identität ist noch nicht bestätigt.')).toHaveCount(1);
  await expect(page.getByText('Ihr Konto ist noch nicht freigegeben.')).toHaveCount(0);
  await expectAccessible(page, 'search, self-disclosure interrupted');
  await line.getByRole('link', { name: 'Fortsetzen' }).click();
  await expect(page).toHaveURL('/self-disclosure/personal');
  await page.goto('/account/orders');
  await line.getByRole('button', { name: /^Ausblenden/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
});
