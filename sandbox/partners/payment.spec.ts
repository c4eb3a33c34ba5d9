import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { CheckoutSession, Order } from '#domain/shop/order.ts';
import { type RunningShop, startShop } from '../server.ts';

const shop: RunningShop = await startShop();
afterAll(() => shop.close());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const control = (path: string, body: object) =>
  fetch(`${shop.url}/sandbox/${path}`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

async function api(path: string, token: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  return (await fetch(`${shop.url}/api/v2/shop/${path}`, { headers })).json();
}

/** Julia’s order that awaits its card payment, with the provider’s page for it. */
async function checkout() {
  // Logs in for every read: a token expires sooner than some payments complete.
  const logIn = async () => AuthAnswer.parse(await (await control('login', { persona: 'julia' })).json()).token;
  const token = await logIn();
  const orders = z.array(Order).parse(await api('orders?itemsPerPage=50', token));
  const order = orders.find(({ paymentState }) => paymentState === 'payment_required');
  const payment = order?.payments.at(-1);
  if (!order || !payment) throw new Error('Julia has an order to be paid.');
  const session = CheckoutSession.parse(
    await api(`orders/${order.tokenValue}/payments/${payment.id}/configuration`, token),
  );
  const paymentState = async () => Order.parse(await api(`orders/${order.tokenValue}`, await logIn())).paymentState;
  return { url: session.url, order, paymentState };
}

const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const CARD = { action: 'card', number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', holder: 'Julia Lindner' };

beforeEach(async () => {
  await control('reset', {});
});

test('the page names the order and the amount, in the order’s language, and that it is a test', async () => {
  const { url, order } = await checkout();
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  for (const words of [
    '<html lang="de">',
    'Testseite',
    '2.000,00\u00a0€',
    order.number ?? '',
    'Windkraft Nordsee 2032',
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/<script(?! src)|style=|<style/);
});

test('a card that succeeds pays the order and leads back', async () => {
  const { url, order, paymentState } = await checkout();
  const answer = await submit(url, CARD);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${shop.url}/payment/success?token=${order.tokenValue}`);
  expect(await paymentState()).toBe('paid');
  // A form that is submitted twice leads to the same page and does not pay again.
  expect((await submit(url, CARD)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('Diese Zahlung ist abgeschlossen');
});

test('the bank asks for its code, and accepts no other', async () => {
  const { url, paymentState } = await checkout();
  const asked = await submit(url, { ...CARD, number: '4000 0000 0000 3220' });
  expect(await asked.text()).toContain('Freigabe durch Ihre Bank');
  expect(await (await submit(url, { action: 'code', code: '000000' })).text()).toContain('Der Code ist nicht richtig.');
  expect(await paymentState()).toBe('payment_required');
  const approved = await submit(url, { action: 'code', code: '123456' });
  expect(approved.headers.get('location')).toContain('/payment/success?token=');
  expect(await paymentState()).toBe('paid');
});

test('a code that was not requested pays nothing', async () => {
  const { url, paymentState } = await checkout();
  await submit(url, { action: 'approve' });
  expect(await paymentState()).toBe('payment_required');
});

test('a declined card may be followed by another', async () => {
  const { url } = await checkout();
  const declined = await submit(url, { ...CARD, number: '4000 0000 0000 0002' });
  expect(await declined.text()).toContain('Die Karte wurde abgelehnt');
  expect((await submit(url, CARD)).status).toBe(303);
});

test('problems are shown at their field, and the typed values are kept except for the code', async () => {
  const { url } = await checkout();
  const html = await (await submit(url, { ...CARD, number: '"><script>alert(1)</script>', cvc: '987' })).text();
  expect(html).toContain('Bitte geben Sie eine gültige Kartennummer ein.');
  expect(html).toContain('aria-describedby="number-error"');
  expect(html).toContain('value="Julia Lindner"');
  expect(html).not.toContain('987');
  expect(html).not.toContain('<script>alert');
});

describe('leaving without payment', () => {
  test.each(['cancel', 'fail'])('%s leads to the cancel page, and the order can be paid again', async (action) => {
    const { url, order, paymentState } = await checkout();
    const answer = await submit(url, { action });
    expect(answer.headers.get('location')).toBe(`${shop.url}/payment/cancel?token=${order.tokenValue}`);
    expect(await paymentState()).toBe('payment_required');
    const again = await checkout();
    expect(again.url).not.toBe(url);
    expect((await submit(again.url, CARD)).headers.get('location')).toContain('/payment/success');
    expect(await again.paymentState()).toBe('paid');
  });
});

describe('the notification of the shop', () => {
  test('may arrive late', async () => {
    const { url, paymentState } = await checkout();
    await submit(url, { ...CARD, webhook: 'late' });
    expect(await paymentState()).toBe('payment_required');
    await control('clock', { seconds: 61 });
    expect(await paymentState()).toBe('paid');
  });

  test('may never arrive', async () => {
    const { url, paymentState } = await checkout();
    await submit(url, { ...CARD, webhook: 'never' });
    await control('clock', { seconds: 1800 });
    expect(await paymentState()).toBe('payment_required');
  });

  test('may arrive twice and counts once', async () => {
    const { url, order, paymentState } = await checkout();
    await submit(url, { ...CARD, webhook: 'twice' });
    expect(await paymentState()).toBe('paid');
    const invoices = await shop.database.db
      .selectFrom('invoices')
      .selectAll()
      .where('orderId', '=', order.id)
      .execute();
    expect(invoices).toHaveLength(1);
  });

  test('takes ten minutes with the card that stays in processing', async () => {
    const { url, paymentState } = await checkout();
    await submit(url, { ...CARD, number: '4000 0000 0000 0077' });
    expect(await paymentState()).toBe('payment_required');
    await control('clock', { seconds: 601 });
    expect(await paymentState()).toBe('paid');
  });
});

test('an old page has expired, an unknown one is not found', async () => {
  const { url } = await checkout();
  await control('clock', { seconds: 31 * 60 });
  expect(await (await fetch(url)).text()).toContain('Diese Zahlungsseite ist abgelaufen');
  expect((await fetch(`${shop.url}/sandbox/pay/nothing`)).status).toBe(404);
});
