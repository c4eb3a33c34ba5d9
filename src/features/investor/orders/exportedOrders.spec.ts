import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { chosenOf, fileNameOf, fileOf, printedOf } from '#app/export/list.ts';
import { Order } from '#domain/shop/order.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
import { exportedOrders } from './exportedOrders.ts';

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
  // Half an hour before midnight in London: already the next day in the shop's time zone.
  legalDocsConfirmAt: '2026-11-21T23:30:00.000Z',
});

async function exported(locale: 'de' | 'en') {
  const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
  const orders = [1, 2, 3].map((index) => Order.parse(orderAt(index)));
  return {
    name: i18n._(exportedOrders.fileName),
    lines: (await fileOf(exportedOrders, orders, i18n).text()).trim().split('\r\n'),
    printed: printedOf(exportedOrders, orders, i18n),
  };
}

test('the file uses the language of the list, keeps leading zeros and has dates in Berlin', async () => {
  const german = await exported('de');
  expect(german.name).toBe('zeichnungen.csv');
  expect(german.lines).toEqual([
    'Nummer;Datum;Token;Kennung;Stückzahl;Betrag in Euro;Währung;Status',
    'Nr. 000000001;2026-11-22;;;0;"1200,50";EUR;Abgerechnet',
    'Nr. 000000002;2026-11-22;;;0;"1200,50";EUR;Zahlung offen',
    'Nr. 000000003;2026-11-22;;;0;"1200,50";EUR;Bezahlt',
  ]);
  const english = await exported('en');
  expect(english.name).toBe('orders.csv');
  expect(english.lines[1]).toMatch(/^No\. 000000001,2026-11-22,,,0,1200\.50,EUR,\w+$/);
});

test('a printed table has the dates and amounts of the page, right-aligned figures, and no duplicates', async () => {
  const { printed } = await exported('de');
  expect(printed.rows[0]).toEqual([...['000000001', '22.11.2026', '', '0', '1.200,50\u00a0€', 'Abgerechnet']]);
  expect(printed.columns.flatMap(({ label, isFigure }) => (isFigure ? label : []))).toEqual([
    'Stückzahl',
    'Betrag in Euro',
  ]);
});

test('a token that a spreadsheet would read as a power of ten is exported as text', async () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: await readCatalogue('de') } });
  const unnumbered = { ...orderAt(1), number: null, tokenValue: '662E41' };
  const lines = (await fileOf(exportedOrders, [Order.parse(unnumbered)], i18n).text()).split('\r\n');
  expect(lines[1]).toMatch(/^Nr\. 662E41;/);
});

test('an unknown state of the shop is exported by its own word', async () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: await readCatalogue('de') } });
  const states = [{ paymentState: 'on_hold' }, { checkoutState: 'in_review' }];
  const orders = states.map((state) => Order.parse({ ...orderAt(1), ...state }));
  const lines = (await fileOf(exportedOrders, orders, i18n).text()).trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(';').at(-1))).toEqual(['on_hold', 'in_review']);
});

test('a word without letters adds nothing to the file name', async () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: await readCatalogue('de') } });
  expect(fileNameOf(exportedOrders, ['2026', '…'], i18n)).toBe('zeichnungen_2026.csv');
});

test('the file has the filtered rows of the page, and a matching name', async () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: await readCatalogue('de') } });
  const item = { id: 1, productCode: 'WOHN', productName: 'Wohnbau: Leipzig/2029', variant: 'W', variantName: 'Token' };
  const prices = { quantity: 1, unitPrice: 1, originalUnitPrice: 1, subtotal: 1, total: 1, nominalValue: 1 };
  const orders = [1, 2, 3].map((index) =>
    Order.parse({ ...orderAt(index), ...(index < 3 && { items: [{ ...item, ...prices }] }) }),
  );
  const chosen = (asked: Record<string, string>) => {
    const { items, words } = chosenOf(exportedOrders, orders, asked, i18n);
    return [items.map(({ id }) => id), words, fileNameOf(exportedOrders, words, i18n)];
  };
  expect(chosen({})).toEqual([[3, 2, 1], [], 'zeichnungen.csv']);
  expect(chosen({ year: '2026', product: 'WOHN', state: 'shipped' })).toEqual([
    [1],
    ['2026', 'Wohnbau: Leipzig/2029', 'Abgerechnet'],
    'zeichnungen_2026_Wohnbau-Leipzig-2029_Abgerechnet.csv',
  ]);
  // A URL filter that no order matches is ignored, on the page and in the file.
  expect(chosen({ year: '1999', state: 'none' })).toEqual([[3, 2, 1], [], 'zeichnungen.csv']);
  // The name of an empty selection contains all its filters, so that it is never that of a larger one.
  expect(chosen({ product: 'WOHN', state: 'paid' })).toEqual([
    [],
    ['Wohnbau: Leipzig/2029', 'Bezahlt'],
    'zeichnungen_Wohnbau-Leipzig-2029_Bezahlt.csv',
  ]);
});
