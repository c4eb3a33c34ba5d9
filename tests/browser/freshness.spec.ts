import { ACCOUNT_PLACES, MARKET_PLACES } from '../chaos/screens.ts';
import { expect, test } from '../support/fixtures.ts';
import { test as market } from '../support/market.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { PurchaseScreen } from '../support/screens/PurchaseScreen.ts';
import { openBond } from '../support/shop.ts';
import { expectHeldAsFresh, follow } from './support/heldAsFresh.ts';

/** Places to compare. Home is the first: once it shows its data, the app runs and follows the further ones. */
const toCompare = (places: readonly string[]) => ['/', ...places.filter((place) => !place.includes('#'))];

test('after an order no page of the account shows what was read before it', async ({ page, shop, context }) => {
  test.setTimeout(180_000);
  await shop.loginAs(context, 'cleared');
  const places = toCompare(ACCOUNT_PLACES);
  await page.goto('/');
  await expectHeldAsFresh(page, places);
  const order = new OrderScreen(page);
  await follow(page, order.addressOf(openBond(), 1_000));
  await order.toOrderButton('Überweisung');
  await order.orderButton.click();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  await expectHeldAsFresh(page, places);
});

market('after a purchase no page shows what was read before it', async ({ page, shop, context }) => {
  market.setTimeout(180_000);
  await shop.loginAs(context, 'cleared');
  const places = toCompare(MARKET_PLACES);
  await page.goto('/');
  await expectHeldAsFresh(page, places);
  const purchase = new PurchaseScreen(page);
  await follow(page, purchase.addressOf('RING-2'));
  await purchase.toOrderButton('Überweisung');
  await purchase.orderButton.click();
  await expect(purchase.thanks).toBeVisible();
  await expectHeldAsFresh(page, places);
});
