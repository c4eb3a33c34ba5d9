import { expect, test } from '../support/fixtures.ts';
import { OrderScreen } from '../support/screens/OrderScreen.ts';
import { openBond } from '../support/shop.ts';

/** Requirements 13.1 and 13.2. */
test('an investor goes back and forward between the steps by links and the browser, reviews her amount, and keeps her declarations', async ({
  page,
  shop,
  context,
}) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  const placements: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/shop\/orders(\/[^/]+\/items.*)?$/.test(request.url()))
      placements.push(request.url());
  });
  await order.prepare(openBond(), 2_000, 'Überweisung', { income: '3.000' });
  await expect(page).toHaveTitle(/^Zeichnung: Prüfen · .+ · Parkett$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/payment-methods/);
  await expect(page).toHaveTitle(/^Zeichnung: Zahlungsart · .+ · Parkett$/);
  await expect(order.method('Überweisung')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/addresses/);
  await expect(order.addressIsRight).toBeVisible();
  await expect(page).toHaveTitle(/^Zeichnung: Anschrift · .+ · Parkett$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/token/);
  await expect(page).toHaveTitle(/^Zeichnung: Erklärungen · .+ · Parkett$/);
  await expect(order.documentsRead).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/token/);
  await expect(page).toHaveTitle(/^Zeichnung: Betrag · .+ · Parkett$/);
  await expect(order.heading).toBeFocused();
  await expect(order.quantity).toHaveValue('2.000');
  await page.goForward();
  await expect(page).toHaveTitle(/^Zeichnung: Erklärungen · .+ · Parkett$/);
  await page.goForward();
  await expect(order.addressIsRight).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/\/confirmation/);
  await page.getByRole('link', { name: 'Erklärungen ändern' }).click();
  await expect(page).toHaveURL(/\/token/);
  await order.documentsRead.uncheck();
  await page.goto(page.url().replace('/token', '/confirmation'));
  await expect(page).toHaveURL(/\/token/);
  await expect(order.orderButton).toHaveCount(0);

  await order.documentsRead.check();
  const written = placements.length;
  for (const goBack of [() => order.back.click(), () => order.stepLink('token').click(), () => page.goBack()]) {
    await goBack();
    await expect(order.heading).toHaveText('Wie viel möchten Sie zeichnen?');
    await expect(page).toHaveURL(/\/token/);
    await expect(order.quantity).toHaveValue('2.000');
    await expect(order.summary).toContainText('2.000 €');
    await order.confirmQuantity.click();
    await expect(order.declarationsHeading).toBeFocused();
    await expect(order.income).toHaveValue('3.000');
    await expect(order.documentsRead).toBeChecked();
  }
  expect(placements).toHaveLength(written);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Zum Inhalt' }).focus();
  await page.keyboard.press('Enter');
  await expect(order.declarationsHeading).toBeVisible();
  await order.toAddress.click();
  // While the declarations are being sent, the back button leads to the amount.
  await expect(order.addressIsRight).toBeVisible();
  await order.back.click();
  await expect(order.declarationsHeading).toBeFocused();
  await order.change(1_000);
  await expect(order.summary).toContainText('1.000 €');
  await expect(order.basis('Nettoeinkommen')).toHaveCount(0);
  await expect(order.totalLoss).toBeChecked();
});
