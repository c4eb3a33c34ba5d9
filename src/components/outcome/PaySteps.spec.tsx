import { expect, test } from 'vitest';
import { Order } from '#domain/shop/order.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { PayStep } from './PaySteps.tsx';

test.each([
  ['2026-11-23T09:00:00Z', 'Zahlbar bis 3. Dezember 2026.'],
  [null, 'Ihre Bank bittet Sie um eine Bestätigung.'],
])('an order by card completed at %s says until when to pay', async (checkoutCompletedAt, last) => {
  const order = Order.parse({
    id: 1,
    number: '000000001',
    tokenValue: 'T1',
    checkoutState: 'completed',
    checkoutCompletedAt,
    paymentState: 'awaiting_payment',
    shippingState: 'ready',
    currencyCode: 'EUR',
    itemsTotal: 70_000,
    taxTotal: 0,
    total: 70_000,
    received: 0,
    payments: [{ id: 1, state: 'new', method: 'card' }],
  });
  const { text } = await rendered(<PayStep order={order} onPay={() => undefined} />);
  expect(text.split('Jetzt bezahlen')[0]?.trim().endsWith(last)).toBe(true);
});
