import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
import { OrdersView, type OrdersViewProps } from './OrdersView.tsx';

const order = Order.parse({
  ...{ id: 1, tokenValue: 'T1', checkoutState: 'completed', paymentState: 'paid', shippingState: 'ready' },
  ...{ currencyCode: 'EUR', itemsTotal: 7, taxTotal: 0, total: 7 },
});
const list: OrdersViewProps = {
  orders: [order],
  total: 7,
  failure: null,
  loadingMore: false,
  growable: false,
  full: false,
  onMore: () => undefined,
  onRetry: () => undefined,
  exporting: {
    ...{ stage: 'idle', format: null, read: 0, total: null, failure: null, cancellable: false, printed: null },
    ...{ onSave: () => undefined, onPrint: () => undefined, onCancel: () => undefined, onRetry: () => undefined },
  },
  today: '2026-11-23',
};

async function shown(locale: Locale, props: Partial<OrdersViewProps>) {
  const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OrdersView {...list} {...props} />
    </I18nProvider>,
  );
}

test('a list that is full says so, and where all entries are', async () => {
  expect(await shown('de', { full: true })).toContain(
    'Mehr als 1 Zeichnungen zeigen wir hier nicht. In der CSV-Datei stehen alle.',
  );
  expect(await shown('en', { full: true })).toContain(
    'We do not show more than 1 subscriptions here. The CSV file has them all.',
  );
});

test('a page more is offered where the list may grow, whatever its total', async () => {
  expect(await shown('de', { growable: true, total: 1 })).toContain('Mehr laden');
  const end = await shown('de', {});
  expect(end).not.toContain('Mehr laden');
  expect(end).toContain('1 von 7');
});
