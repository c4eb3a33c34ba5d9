import type { Page } from 'playwright/test';
import { expectApproved } from '../support/approved.ts';
import { settle } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { test as market } from '../support/market.ts';
import { Shell } from '../support/screens/Shell.ts';

/** Parts around every screen: header with its menu, footer, and the tab bar of phones. */
const FRAME = 'body header:not(main header), body footer:not(main footer), nav:not(main nav, header nav, footer nav)';

/** Reads the frame of a page as approved, on a desktop with the menu open, and on a phone. */
async function expectFrame(page: Page, name: string) {
  const { menuButton, menu } = new Shell(page);
  await settle(page);
  await menuButton.click();
  await expect(menu).toBeVisible();
  await expectApproved(page, name, FRAME);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 800 });
  await settle(page);
  await expectApproved(page, `${name}, on a phone`, FRAME);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Requirement 25.4: the order has no navigation that leads away, and names product and amount. */
test('the frame around a screen of an investor, of a visitor and of the order is as approved', async ({
  page,
  shop,
  context,
}) => {
  await page.goto('/imprint');
  await expectFrame(page, 'a visitor');
  await shop.loginAs(context, 'julia');
  await page.goto('/imprint');
  await expectFrame(page, 'an investor');
  await page.goto('/order-process/token?product=WIND-NORDSEE-2032&quantity=1000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie viel möchten Sie zeichnen?');
  await settle(page);
  await expectApproved(page, 'the order', FRAME);
});

market('the frame around a screen of the marketplace is as approved', async ({ page, shop, context }) => {
  await page.goto('/imprint');
  await expectFrame(page, 'a visitor of the marketplace');
  await shop.loginAs(context, 'professional');
  await page.goto('/imprint');
  await expectFrame(page, 'a collector');
});
