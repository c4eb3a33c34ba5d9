import { expect, test } from '../support/fixtures.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { openBond } from '../support/shop.ts';

test('an investor who leaves a started subscription is asked first, and it is deleted only on yes', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  const shell = new Shell(page);
  const deleted: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && deleted.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.goto('/contact');
  await order.open(openBond(), 1_000);
  // Nothing has been started yet, so nothing is asked.
  await expect(order.confirmQuantity).toBeVisible();
  await shell.legal('Impressum').click();
  await expect(page).toHaveURL('/imprint');
  await expect(order.question).toHaveCount(0);
  await order.open(openBond(), 1_000);
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/shop/orders'),
  );
  await order.confirmQuantity.click();
  const { tokenValue }: { tokenValue: string } = await (await created).json();
  await order.totalLoss.check();

  await shell.legal('Impressum').click();
  await expect(order.question).toBeVisible();
  await expect(order.question.getByRole('button', { name: 'Hier bleiben' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(order.question).toHaveCount(0);
  await expect(page).toHaveURL(/\/order-process\/token/);
  await expect(order.totalLoss).toBeChecked();

  await order.leaveButton.click();
  await order.question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(page).toHaveURL(/\/order-process\/token/);
  expect(deleted).toEqual([]);

  await shell.legal('Impressum').click();
  await order.question.getByRole('button', { name: 'Verlassen und abbrechen' }).click();
  await expect(page).toHaveURL('/imprint');
  await expect(shell.notices).toContainText('Die Zeichnung ist abgebrochen.');
  expect(deleted).toEqual([`/api/v2/shop/orders/${tokenValue}`]);
  await page.goto('/order-process/addresses');
  await expect(page.getByText(/keine Zeichnung begonnen/)).toBeVisible();
});

test('an investor who leaves a started subscription with the Back button is asked as well, and its address stays meanwhile', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  await page.goto('/search?phrase=Wind');
  await page.getByRole('button', { name: 'Windkraft Nordsee 2032 zeichnen' }).click();
  await order.confirmQuantity.click();
  await expect(order.totalLoss).toBeVisible();
  await page.goBack();
  await expect(order.confirmQuantity).toBeVisible();
  await expect(order.question).toHaveCount(0);
  await page.goBack();
  await expect(order.question).toBeVisible();
  await expect(page).toHaveURL(/\/order-process\/token/);
  await page.goForward();
  await page.goBack();
  await expect(page).toHaveURL(/\/order-process\/token/);
  await order.question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(order.question).toHaveCount(0);
  await expect(page).toHaveURL(/\/order-process\/token/);
  await expect(order.quantity).toHaveValue('1.000');
  await page.reload();
  await expect(order.confirmQuantity).toBeVisible();
  await page.goBack();
  await order.question.getByRole('button', { name: 'Verlassen und abbrechen' }).click();
  await expect(page).toHaveURL('/search?phrase=Wind');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche nach „Wind“');
});

test('an investor who closes the tab of a started subscription is asked by the browser', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await order.open(openBond(), 1_000);
  await expect(order.confirmQuantity).toBeVisible();
  await page.reload();
  expect(asked).toEqual([]);
  await order.confirmQuantity.click();
  await expect(order.totalLoss).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await order.totalLoss.check();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual(['beforeunload', 'beforeunload']);
});
