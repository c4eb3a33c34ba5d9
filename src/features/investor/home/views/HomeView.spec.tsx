import { expect, test } from 'vitest';
import type { AsyncData } from '#components/async/Async.tsx';
import type { Channel } from '#domain/shop/channel.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { HomeView } from './HomeView.tsx';

const read = <T,>(data: T | null): AsyncData<T> => ({ data, loading: false, failure: null, onRetry: () => undefined });
const order = (paymentState: string, checkoutCompletedAt = '2026-11-21T14:32:00+01:00') =>
  Order.parse({
    id: 1,
    number: '000000001',
    tokenValue: checkoutCompletedAt,
    checkoutState: 'completed',
    checkoutCompletedAt,
    paymentState,
    shippingState: 'ready',
    currencyCode: 'EUR',
    itemsTotal: 500_000,
    taxTotal: 0,
    total: 500_000,
  });

/** Renders the home page of a customer without holdings. */
async function shown(locale: Locale, orders: Order[] | null, purchases: Order[] = []) {
  const { markup } = await rendered(
    <HomeView
      customer={{ ...read<Customer>(null), failure: { kind: 'offline' } }}
      portfolio={read({ assets: [], purchases })}
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
    expect(german).toContain('Zahlbar bis 01.12.2026');
    expect(german).toContain('Hier stehen Ihre Zeichnungen, sobald sie bezahlt sind.');
    expect(german).not.toContain('Sie haben noch nichts gezeichnet.');
    const english = await shown('en', [order(paymentState)]);
    expect(english).toContain('Due by 1 Dec 2026');
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

test('the payments that are due first are listed, and the others behind a link', async () => {
  const orders = [24, 10, 5, 23].map((day) =>
    order('awaiting_payment', `2026-11-${String(day).padStart(2, '0')}T10:00:00+01:00`),
  );
  const links = (markup: string) => [...markup.matchAll(/order-details\/2026-11-(\d\d)/g)].map(([, day]) => day);
  const all = await shown('de', orders);
  expect(links(all)).toEqual(['05', '10', '23']);
  expect(all.match(/Alle anzeigen/g)).toHaveLength(3);
  expect(all).toContain('War bis 16.11.2026 zahlbar');
  const few = await shown('de', orders.slice(0, 2));
  expect(links(few)).toEqual(['10', '24']);
  expect(few.match(/Alle anzeigen/g)).toHaveLength(2);
});

test('a purchase says in its row which part of it is registered', async () => {
  const bought = order('paid');
  expect(await shown('de', [bought], [bought])).not.toContain('Teilweise eingetragen');
  const part = { ...bought, shippingState: 'partially_shipped' };
  expect(await shown('de', [part], [part])).toContain('Teilweise eingetragen</p>');
  expect(await shown('en', [part], [part])).toContain('Partly registered</p>');
});

test('the payment that is possible at once has the filled button', async () => {
  const byCard = { ...order('awaiting_payment'), payments: [{ id: 1, method: 'card', state: 'new' }] };
  expect(await shown('de', [byCard])).toMatch(/data-variant="primary"[^>]*>Jetzt bezahlen/);
  const bankTransfer = { recipient: 'Parkett', iban: '', bic: '', bankName: '', amount: 500_000, purpose: '' };
  expect(await shown('de', [{ ...byCard, bankTransfer }])).toMatch(/data-variant="secondary"[^>]*>Überweisungsdaten/);
});
