import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeCart, deleteCart, placedOrders } from '../support/orders.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
import { openBond } from '../support/shop.ts';

/** Requirement 22.4. */
test('an investor who reloads at any step continues at that step', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await order.open(openBond(), 2_000);
  await order.quantity.fill('3000');
  await order.quantity.blur();
  await page.reload();
  await expect(order.quantity).toHaveValue('3.000');
  await order.confirmQuantity.click();
  await expect(order.declarationsHeading).toBeFocused();
  await order.declare({ income: '2.345,50' });
  await page.reload();
  await expect(page).toHaveTitle(/^Zeichnung: Erklärungen · .+ · Parkett$/);
  await expect(order.income).toHaveValue('2.345,50');
  await expect(order.totalLoss).toBeChecked();
  await expect(order.taxResident('Nein')).toBeChecked();
  await expect(order.documentsRead).toBeChecked();
  await expect(page.getByText('Heruntergeladen', { exact: true })).toHaveCount(3);
  await order.toAddress.click();
  await expect(order.addressIsRight).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/order-process\/addresses/);
  await order.addressIsRight.click();
  await tick(order.method('Überweisung'));
  await page.reload();
  await expect(order.method('Überweisung')).toBeChecked();
  await order.toReview.click();
  await expect(order.orderButton).toBeVisible();
  await page.reload();
  await expect(order.summary).toContainText('3.000 €');
  await expect(page.getByText(/Nettoeinkommen im Monat beträgt 2\.345,50\s€/)).toBeVisible();
  expect(await placedOrders(shop, 'cleared')).toEqual([]);
  await order.orderButton.click();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  await page.reload();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  expect((await placedOrders(shop, 'cleared')).map(({ total }) => total)).toEqual([3_000_00]);
});

/** Requirement 24.3. */
test('an investor whose session ends halfway loses nothing', async ({ page, shop, context, problems }) => {
  problems.expect(/^401 /);
  // An unused login ends sooner with rotated tokens.
  await shop.configure({ refreshTokens: 'rotated' });
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  const login = new LoginScreen(page);
  await order.open(openBond(), 2_000);
  await order.confirmQuantity.click();
  await order.declare({ income: '3.000' });
  // Longer than an unused login lasts.
  await shop.moveClock({ days: 8 });
  await order.toAddress.click();
  await expect(page).toHaveURL(/^[^?]*\/login\?redirectPath=%2Forder-process%2Ftoken/);
  await expect(login.failure).toContainText('Ihre Sitzung ist abgelaufen.');
  await login.logIn(personaOf('cleared'));
  await expect(page).toHaveURL(/\/order-process\/token/);
  await expect(order.income).toHaveValue('3.000');
  await expect(order.documentsRead).toBeChecked();
  await order.toAddress.or(order.retry).first().click();
  await order.addressIsRight.click();
  await tick(order.method('Überweisung'));
  await order.toReview.click();
  await order.orderButton.click();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  expect(await placedOrders(shop, 'cleared')).toHaveLength(1);
});

test('an investor whose subscription is deleted or changed in another tab is led back to the amount from any step', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^404 .*\/orders\//);
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await order.open(openBond(), 1_000);
  await order.confirmQuantity.click();
  await order.declare();
  const lost = page.getByText(/Ihre begonnene Zeichnung gibt es so nicht mehr/);
  const steps = [
    async () => {
      await order.toAddress.click();
      await order.addressIsRight.click();
      await tick(order.method('Überweisung'));
      await deleteCart(shop, 'cleared');
      await order.toReview.click();
    },
    async () => {
      await order.toAddress.click();
      await order.addressIsRight.click();
      await order.toReview.click();
      await expect(order.orderButton).toBeVisible();
      await deleteCart(shop, 'cleared');
      await order.orderButton.click();
    },
    async () => {
      await deleteCart(shop, 'cleared');
      await order.change(1_500);
    },
  ];
  for (const deleteIn of steps) {
    await deleteIn();
    await expect(lost).toBeVisible();
    await expect(page).toHaveURL(/\/order-process\/token\?/);
    await expect(order.retry).toHaveCount(0);
    await order.confirmQuantity.click();
    await expect(order.documentsRead).toBeChecked();
  }
  await order.back.click();
  await expect(order.quantity).toHaveValue('1.500');
  expect(await placedOrders(shop, 'cleared')).toEqual([]);

  await order.confirmQuantity.click();
  await tick(order.basis('Nettoeinkommen'));
  await order.income.fill('3.000');
  await order.toAddress.click();
  await order.addressIsRight.click();
  await order.toReview.click();
  await expect(order.summary).toContainText('Gesamt1.500 €');
  await changeCart(shop, 'cleared', 5_000);
  await order.orderButton.click();
  await expect(page).toHaveURL(/\/order-process\/token/);
  await expect(lost).toBeVisible();
  await expect(order.quantity).toHaveValue('1.500');
  await expect(order.summary).toContainText('Kaufpreis1.500 €');
  await expect(order.summary).not.toContainText('Gesamt');
  expect(await placedOrders(shop, 'cleared')).toEqual([]);
});

test('the next customer in the same tab finds nothing that the previous one typed, started or ordered', async ({
  page,
  problems,
}) => {
  // The redirect leads to the previous customer's address, whose order the shop refuses to the next one.
  problems.expect(/^404 GET .*\/orders\//);
  const end = () =>
    page.evaluate(() => {
      localStorage.removeItem('parkett.session');
      new BroadcastChannel('parkett').postMessage({ type: 'logout', reason: 'sessionEnded' });
    });
  const order = new OrderScreen(page);
  const login = new LoginScreen(page);
  await page.goto('/login');
  await login.logIn(personaOf('cleared'));
  await expect(page).toHaveURL('/');
  await order.open(openBond(), 1_000);
  await order.quantity.fill('4000');
  await order.confirmQuantity.click();
  await order.totalLoss.check();
  await end();
  await login.logIn(personaOf('julia'));
  await expect(page).toHaveURL(/\/order-process\/token/);
  await expect(order.quantity).toHaveValue('1.000');
  await expect(order.summary).not.toContainText('4.000');
  await expect(order.totalLoss).toHaveCount(0);

  await end();
  await login.logIn(personaOf('cleared'));
  await expect(order.quantity).toBeVisible();
  await order.prepare(openBond(), 1_000, 'Überweisung');
  await order.orderButton.click();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  await end();
  await login.logIn(personaOf('julia'));
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/order-process/confirmation');
  await expect(page.getByText(/keine Zeichnung begonnen/)).toBeVisible();
  await expect(new FinishScreen(page).thanks).toHaveCount(0);
});
