import type { Page } from 'playwright/test';
import { personaOf } from '#sandbox/personas.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/market.ts';
import { placedOrders } from '../support/orders.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';
import { Shell } from '../support/screens/Shell.ts';

const WORK = '/products/LAND-3';
/** Heart of the work itself, before those of the creator's further works. */
const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /(merken|favourites)$/ })
    .first();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Requirement 1.8. */
test('a visitor likes a work, logs in, and finds it liked and among the favourites', async ({ page }) => {
  await page.goto(WORK);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/login?redirectPath=${encodeURIComponent(WORK)}`);
  await page.reload();
  await new LoginScreen(page).logIn(personaOf('julia'));
  await expect(page).toHaveURL(WORK);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favourites');
  await expect(new Shell(page).heading).toHaveText('Favoriten');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('link').first()).toHaveAttribute('href', WORK);
  await expectAccessible(page, 'favourites');
});

test('a like whose login was abandoned is discarded', async ({ page }) => {
  await page.goto(WORK);
  await heart(page).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(new Shell(page).heading).toHaveText('Anmelden');
  await page.goBack();
  await expect(page).toHaveURL(WORK);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await new LoginScreen(page).logIn(personaOf('cleared'));
  // Home has hearts: a like that was remembered for a login would appear there.
  await expect(page).toHaveURL('/');
  await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/favourites');
  await expect(page.getByText('Sie haben sich noch keine Werke gemerkt.')).toBeVisible();
});

test('a collector removes a work from her favourites, and may undo that before she leaves', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'julia');
  await page.goto(WORK);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favourites');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(1);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByText('Sie haben sich noch keine Werke gemerkt.')).toBeVisible();
  await expectAccessible(page, 'favourites, none');
  await page.getByRole('main').getByRole('link', { name: 'Zur Galerie' }).click();
  await expect(page).toHaveURL('/browse');
});

test('a heart shows the shop’s state, however the shop fails to take or remove a like', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/product-collection-items/);
  problems.expect(/not as agreed/);
  await shop.loginAs(context, 'julia');
  await page.goto(WORK);
  const shows = (isLiked: boolean) => expect(heart(page)).toHaveAttribute('aria-pressed', String(isLiked));
  await shows(false);
  for (const fault of [
    { kind: 'status', status: 500 },
    { kind: 'cutBefore', times: 20 },
    // An answer of the wrong shape follows a like that the shop has stored.
    { kind: 'wrongShape' },
  ] as const)
    await test.step(fault.kind, async () => {
      await shop.armFault({ method: 'POST', path: 'product-collection-items', ...fault });
      await heart(page).click();
      await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(/\S/);
      await shows(fault.kind === 'wrongShape');
      await shop.disarmFaults();
      await page.reload();
      await shows(fault.kind === 'wrongShape');
    });
  await shop.armFault({ method: 'DELETE', path: 'product-collection-items/*', kind: 'status', status: 500 });
  await heart(page).click();
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText(/\S/);
  await shows(true);
  await heart(page).click();
  await shows(false);
  await page.reload();
  await shows(false);
});

test('a purchase is listed above the collection until its work arrives, with its state and the next step', async ({
  page,
  shop,
  context,
  problems,
}) => {
  await shop.loginAs(context, 'cleared');
  const open = page.getByRole('region', { name: 'Laufende Käufe' });
  await page.goto('/my-collection');
  await expect(page.getByText('Ihre Sammlung ist noch leer.')).toBeVisible();
  await expect(open).toHaveCount(0);
  const purchase = new PurchaseScreen(page);
  await purchase.prepare('RING-2', 'Überweisung');
  await purchase.orderButton.click();
  await expect(purchase.thanks).toBeVisible();
  await page.getByRole('link', { name: 'Zu meiner Sammlung' }).click();
  await expect(open.getByRole('row').nth(1)).toContainText(/Echo.*49.*€.*Zahlung offen/);
  await expectAccessible(page, 'collection, a purchase not paid');
  await open.getByRole('link', { name: /^Zu den Überweisungsdaten.*Echo$/ }).click();
  await expect(page.getByRole('main')).toContainText('Verwendungszweck');

  problems.expect(/GET .*orders/);
  await shop.armFault({ method: 'GET', path: 'orders', kind: 'status', status: 500, times: 9 });
  await page.goto('/my-collection');
  await expect(page.getByText('Ihre laufenden Käufe konnten nicht geladen werden.')).toBeVisible();
  await expect(page.getByText('Ihre Sammlung ist noch leer.')).toBeVisible();
  await shop.disarmFaults();
  await page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(open).toBeVisible();

  const [order] = await placedOrders(shop, 'cleared');
  await shop.advanceOrder(order?.tokenValue ?? '', 'pay');
  await page.goto('/my-collection');
  await expect(open.getByRole('row').nth(1)).toContainText(/Echo.*49.*€.*Bezahlt.*wird übertragen/);
  await expect(page.getByText('Ein gekauftes Werk steht hier, sobald es in Ihrer Wallet ist.')).toBeVisible();
  await expect(page.getByText('Ihre Sammlung ist noch leer.')).toHaveCount(0);
  await expectAccessible(page, 'collection, a purchase that is paid and not delivered');
  await shop.advanceOrder(order?.tokenValue ?? '', 'settle');
  await page.goto('/my-collection');
  await expect(cards(page)).toHaveCount(1);
  await expect(open).toHaveCount(0);
});
