import { expect, test } from 'vitest';
import type { AsyncData } from '#components/async/Async.tsx';
import type { Channel } from '#domain/shop/channel.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { HomeView } from './HomeView.tsx';

const read = <T,>(data: T | null): AsyncData<T> => ({ data, loading: false, failure: null, onRetry: () => undefined });
const order = (paymentState: string) =>
  Order.parse({
    id: 1,
    tokenValue: 'T1',
    checkoutState: 'completed',
    paymentState,
    shippingState: 'ready',
    currencyCode: 'EUR',
    itemsTotal: 500_000,
    taxTotal: 0,
    total: 500_000,
  });

/** Renders the home page of a customer who owns nothing yet. */
async function shown(locale: Locale, orders: Order[] | null) {
  const { markup } = await rendered(
    <HomeView
      customer={{ ...read<Customer>(null), failure: { kind: 'offline' } }}
      portfolio={read({ assets: [], purchases: [] })}
      payouts={read([])}
      orders={read(orders)}
      products={read([])}
      channel={read<Channel>(null)}
      Cards={() => null}
      today="2026-11-22"
      hour={12}
      greetings={null}
      whole
      onBuy={() => undefined}
      onMask={() => undefined}
    />,
    locale,
  );
  return markup;
}

test.each(['awaiting_payment', 'payment_required'])(
  'an investor who has only ordered, %s, sees the pending order and no note about missing orders',
  async (paymentState) => {
    const german = await shown('de', [order(paymentState)]);
    expect(german).toContain('Eine Zeichnung wartet auf Ihre Zahlung');
    expect(german).toContain('Hier stehen Ihre Zeichnungen, sobald sie bezahlt sind.');
    expect(german).not.toContain('Sie haben noch nichts gezeichnet.');
    const english = await shown('en', [order(paymentState)]);
    expect(english).toContain('Your orders appear here once they’re paid for.');
    expect(english).not.toContain('Your first bond in four steps');
  },
);

test('the note about missing orders appears only when that is known', async () => {
  expect(await shown('de', null)).not.toContain('Sie haben noch nichts gezeichnet.');
  const empty = await shown('de', []);
  expect(empty).toContain('Sie haben noch nichts gezeichnet.');
  expect(empty).toContain('So kommen Sie zu Ihrer ersten Anleihe');
});
