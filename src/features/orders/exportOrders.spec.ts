import { setupI18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { createHttp } from '#api/http.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
import { exportOrders } from './exportOrders.ts';

const http = createHttp({
  settings: { apiBase: 'http://shop.test/api/v2/shop/' },
  locale: () => 'de',
  authoriser: { token: async () => 'jwt', rejected: () => {} },
  log: () => {},
});

const orderAt = (index: number) => ({
  id: index,
  tokenValue: `T${index}`,
  number: String(index).padStart(9, '0'),
  checkoutState: 'completed',
  paymentState: index === 2 ? 'awaiting_payment' : 'paid',
  shippingState: index === 1 ? 'shipped' : 'ready',
  currencyCode: 'EUR',
  itemsTotal: 120_050,
  taxTotal: 0,
  total: 120_050,
  // Half an hour before midnight in London: the next day where the shop is.
  legalDocsConfirmAt: '2026-11-21T23:30:00.000Z',
});

/** A shop with so many orders, 50 on a page. */
function shopWith(count: number) {
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const page = Number(new URL(address).searchParams.get('page'));
    const all = Array.from({ length: count }, (_, index) => orderAt(index + 1));
    return Response.json({ member: all.slice((page - 1) * 50, page * 50), totalItems: count });
  });
}
afterEach(() => vi.unstubAllGlobals());

async function exported(locale: 'de' | 'en') {
  const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
  const { name, blob } = await exportOrders(http, i18n, new AbortController().signal);
  return { name, lines: (await blob.text()).trim().split('\r\n') };
}

test('the file holds every order, however many pages they are', async () => {
  shopWith(120);
  const { lines } = await exported('de');
  expect(lines).toHaveLength(121);
  expect(new Set(lines).size).toBe(121);
});

test('it speaks the language of the list, keeps the zeros of a number and tells the day in Berlin', async () => {
  shopWith(3);
  const german = await exported('de');
  expect(german.name).toBe('zeichnungen.csv');
  expect(german.lines).toEqual([
    'Nummer;Datum;Token;Stückzahl;Betrag in Euro;Währung;Status',
    'Nr. 000000001;2026-11-22;;0;"1200,50";EUR;Abgerechnet',
    'Nr. 000000002;2026-11-22;;0;"1200,50";EUR;Zahlung offen',
    'Nr. 000000003;2026-11-22;;0;"1200,50";EUR;Bezahlt',
  ]);
  const english = await exported('en');
  expect(english.name).toBe('subscriptions.csv');
  expect(english.lines[1]).toMatch(/^No\. 000000001,2026-11-22,,0,1200\.50,EUR,\w+$/);
});
