import type { Locator } from 'playwright/test';
import { personaOf } from '#sandbox/personas.ts';
import { expect, test } from '../support/fixtures.ts';
import { placedOrders } from '../support/orders.ts';
import { FinishScreen } from '../support/screens/FinishScreen.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { OrderScreen, tick } from '../support/screens/OrderScreen.ts';
import { PaymentScreen } from '../support/screens/PaymentScreen.ts';
import { ProviderPage } from '../support/screens/ProviderPage.ts';
import { openBond } from '../support/shop.ts';

const presses = (button: Locator) =>
  button.evaluate((element: HTMLElement) => Array.from({ length: 20 }, () => element.click()));

/** Requirements 1.3, 2.12 and 3.15. */
test('an investor subscribes by bank transfer and owns the tokens once her bank has paid', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const login = new LoginScreen(page);
  const order = new OrderScreen(page);
  const finish = new FinishScreen(page);
  await login.open();
  await login.logIn(personaOf('cleared'));
  await page.getByText('Betrag wählen und zeichnen', { exact: true }).click();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Windkraft Nordsee 2032' }) });
  await card.getByRole('textbox', { name: /^Betrag in Euro/ }).fill('2000');
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /\/shop\/orders/.test(pathname))
      writes.push(`${request.method()} ${pathname.replace(/orders\/[^/]+/, 'orders/*')}`);
  });
  // She is impatient: many presses order once.
  await presses(card.getByRole('button', { name: /zeichnen$/ }));

  await expect(page).toHaveURL('/order-process/token?product=WIND-NORDSEE-2032&quantity=2000');
  await expect(order.quantity).toHaveValue('2.000');
  await expect(order.summary.getByText('Gesamt', { exact: true })).toHaveCount(0);
  await presses(order.confirmQuantity);
  await order.declare({ income: '3.000' });
  await expect(order.summary).toContainText('2.000 €');
  await presses(order.toAddress);
  await expect(page).toHaveURL(/\/order-process\/addresses\?/);
  await order.addressIsRight.click();
  await expect(page).toHaveURL(/\/order-process\/payment-methods\?/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await tick(order.method('Überweisung'));
  await order.toReview.click();
  await expect(page).toHaveURL(/\/order-process\/confirmation\?/);
  await expect(order.summary).toContainText('Windkraft Dithmarschen Repowering GmbH & Co. KG');
  expect(await placedOrders(shop, 'cleared')).toEqual([]);
  await presses(order.orderButton);

  await expect(finish.thanks).toBeVisible();
  for (const write of ['POST /api/v2/shop/orders', /\/complete$/, /\/legal-documents-confirm$/])
    expect(writes.filter((each) => (typeof write === 'string' ? each === write : write.test(each)))).toHaveLength(1);
  await expect(page).toHaveURL(/\/orders\/[^/]+\/finish$/);
  const [placed, ...others] = await placedOrders(shop, 'cleared');
  expect(others).toEqual([]);
  expect(placed).toMatchObject({ tokenValue: finish.tokenValue, total: 2_000_00, paymentState: 'awaiting_payment' });
  await expect(finish.giroCode).toBeVisible();
  const transfer = placed?.bankTransfer;
  for (const [field, value] of [
    ['Empfänger', transfer?.recipient],
    ['IBAN', transfer?.iban],
    ['BIC', transfer?.bic],
    ['Betrag', '2000,00'],
    ['Verwendungszweck', transfer?.purpose],
  ] as const) {
    await finish.copy(field).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), field).toBe(value);
  }

  const mail = (await shop.mails()).find(({ subject }) => subject.includes(placed?.number ?? finish.tokenValue));
  expect(mail?.recipient).toBe(personaOf('cleared').email);
  expect(mail?.text).toMatch(/Bitte überweisen Sie 2\.000,00\s€/);
  for (const detail of [transfer?.recipient, transfer?.iban, transfer?.purpose]) {
    expect(mail?.text).toContain(detail ?? 'a bank transfer');
  }
  const [link = 'no link'] = mail?.text.match(/https?:\S+\/order-details\/\S+/) ?? [];
  // Back leads from each step to the placed order, and the page says so.
  const thanked = page.url();
  for (const _step of ['payment methods', 'address', 'declarations', 'amount']) {
    await page.goBack();
    await expect(page).toHaveURL(thanked);
    await expect(finish.isOver).toBeVisible();
  }
  await page.goto(`/payment/success?token=${finish.tokenValue}`);
  await new PaymentScreen(page).toTransfer.click();
  await expect(page).toHaveURL(`/order-details/${placed?.tokenValue}`);
  await page.goto(link);
  await expect(page).toHaveURL(`/order-details/${finish.tokenValue}`);
  await expect(page.getByRole('main').getByRole('heading', { name: '2.000 € überweisen' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2.000 €');

  await shop.bookTransfer({ order: finish.tokenValue });
  await shop.advanceOrder(finish.tokenValue, 'settle');
  await page.goto('/');
  await expect(
    page.getByRole('table', { name: 'Wallet' }).getByRole('row', { name: /Windkraft Nordsee 2032/ }),
  ).toContainText('2.000');
  await expect(
    page.getByRole('table', { name: 'Meine Zeichnungen' }).getByRole('row', { name: /Windkraft Nordsee 2032/ }),
  ).toContainText('Abgerechnet');
});

/** Requirement 1.3. */
test('an investor pays by card with the approval of her bank', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'cleared');
  const order = new OrderScreen(page);
  const provider = new ProviderPage(page);
  await order.prepare(openBond(), 1000, 'Karte');
  await order.orderButton.click();
  await expect(provider.heading).toBeVisible();
  await provider.fill('4000 0000 0000 3220');
  await expect(provider.approval).toBeVisible();
  await provider.code.fill('123456');
  await provider.confirmCode.click();
  await expect(page).toHaveURL(/\/payment\/success\?token=/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vielen Dank, Ihre Zahlung ist eingegangen' }),
  ).toBeVisible();
  expect((await placedOrders(shop, 'cleared')).map(({ paymentState }) => paymentState)).toEqual(['paid']);
});
