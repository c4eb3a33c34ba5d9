import type { Page } from 'playwright';
import { expect, test } from '../support/fixtures.ts';
import { placedOrders } from '../support/orders.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
import { openBond } from '../support/shop.ts';

// A customer orders what they have read: any change at the shop since the summary stops the order button.

/** Collects the declarations of each call that places an order, in words; one entry per call. */
function completionsOf(page: Page): string[] {
  const notes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().endsWith('/complete')) notes.push(request.postData() ?? '');
  });
  return notes;
}

const nothingOrdered = /noch nichts bestellt/i;

test('an investor who orders just after a price change, or while it changes, reads the new total, and orders at it with another press', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 PATCH .*\/complete/);
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  const completions = completionsOf(page);
  await order.prepare(openBond(), 2_000, 'Überweisung', { income: '3.000' });
  await expect(order.summary).toContainText('2.000 €');
  await shop.changeProduct(openBond(), { price: 110 });

  await order.orderButton.click();
  await expect(order.summary).toContainText('Der Gesamtbetrag hat sich gerade von 2.000 € auf 2.200 € geändert');
  await expect(order.summary).toContainText(nothingOrdered);
  await expect(order.summary).toContainText('2.200 €');
  await expect(page).toHaveURL(/\/order-process\/confirmation\?/);
  expect(completions).toEqual([]);

  const body = { path: `products/${openBond()}`, body: { price: 120 } };
  await shop.armFault({ method: 'PATCH', path: 'orders/*/complete', kind: 'change', body });
  await order.orderButton.click();
  await expect(order.summary).toContainText('2.400 €');
  expect(completions).toHaveLength(1);
  expect(await placedOrders(shop, 'cleared')).toHaveLength(0);
  await order.orderButton.click();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  expect(completions).toHaveLength(2);
  expect((await placedOrders(shop, 'cleared')).map(({ total }) => total)).toEqual([2_400_00]);
});

test('an investor must declare her means for a total that has passed 1,000 €, and open a new document, before she can order', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  const completions = completionsOf(page);
  await order.prepare(openBond(), 1_000, 'Überweisung');
  await shop.changeProduct(openBond(), { price: 120, document: 'Nachtrag Nr. 1' });

  await order.orderButton.click();
  await expect(order.declarationsHeading).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Der Betrag hat sich geändert: von 1\.000\s€ auf 1\.200\s€\./);
  await expect(page.getByRole('main')).toContainText(nothingOrdered);
  await expect(page.getByRole('main')).toContainText('Neu in den Unterlagen ist Nachtrag Nr. 1.');
  await expect(order.documents.filter({ hasText: 'Nachtrag Nr. 1' })).toBeVisible();
  await expect(order.summary).toContainText('1.200 €');
  await expect(order.totalLoss).toBeChecked();
  expect(completions).toEqual([]);

  // Neither the address bar nor a press without an answer bypasses the question.
  await page.goto('/order-process/confirmation');
  await expect(order.declarationsHeading).toBeVisible();
  await order.toAddress.click();
  await expect(page.getByText('Bitte wählen Sie, womit Sie die Höhe Ihrer Anlage begründen.')).toBeVisible();
  await expect(page.getByText('Bitte öffnen Sie zuerst alle Unterlagen.')).toBeVisible();
  await order.openDocuments();
  await tick(order.basis('Vermögen'));
  await order.assets.fill('150.000');
  await order.toAddress.click();
  await order.addressIsRight.click();
  await order.toReview.click();
  await order.orderButton.click();
  await expect(new FinishScreen(page).thanks).toBeVisible();
  expect(completions).toHaveLength(1);
  expect(completions[0]).toMatch(/1\.200/);
  expect(completions[0]).toContain('Nachtrag Nr. 1');
  expect((await placedOrders(shop, 'cleared')).map(({ total }) => total)).toEqual([1_200_00]);
});
