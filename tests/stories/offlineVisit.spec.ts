import type { BrowserContext } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Shell } from '../support/screens/Shell.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the device has kept the page and what home shows. */
const untilKept = (context: BrowserContext) =>
  expect
    .poll(async () => {
      const [page] = context.pages();
      return page?.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration();
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return worker?.active?.state === 'activated' && names.length === 2 && kept.reduce((sum, each) => sum + each, 0);
      });
    })
    .toBe(8);

/** Requirement 25.1, of pages without a connection. */
test('a second visit without a connection shows the portfolio as it was read, and until when; nothing after a logout', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await shop.loginAs(context, 'julia');
  const shell = new Shell(page);
  await page.goto('/');
  await expect(shell.heading).toContainText('Lindner');
  await shell.menuButton.click();
  await expect(shell.logout).toBeVisible();
  await page.keyboard.press('Escape');
  await untilKept(context);
  const main = page.getByRole('main');
  const shown = await main.textContent();

  await context.setOffline(true);
  await page.goto('/');
  await expect(shell.heading).toContainText('Lindner');
  await expect(page.getByRole('status').filter({ hasText: /Sie sind offline\. Daten vom 1?\d/ })).toBeVisible();
  await expect.poll(() => main.textContent()).toBe(shown);

  await shell.logOut();
  await expect(page).toHaveURL(/login/);
  expect(await page.evaluate(() => caches.keys())).toEqual(['parkett.page']);
  await page.goto('/');
  await expect(page).toHaveURL(/login/);
  await expect(page.getByText('Lindner')).toHaveCount(0);
});
