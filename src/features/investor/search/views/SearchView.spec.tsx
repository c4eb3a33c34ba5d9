import { expect, test } from 'vitest';
import { bondSearchOf } from '#domain/search/bondSearch.ts';
import { Product } from '#domain/shop/product.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { SearchView, type SearchViewProps } from './SearchView.tsx';

const variant = { id: 1, code: 'W', name: 'W', enabled: true, totalSupply: 9, onHand: 9, inStock: true, tracked: true };
const product = Product.parse({
  id: 1,
  code: 'WIND',
  name: 'Wind',
  slug: 'wind',
  allowToBuy: true,
  whitelisting: false,
  attributes: [{ code: 'min_subscription', name: 'Minimum', stringValue: '100000' }],
  defaultVariant: { ...variant, channelPricings: [] },
});
const read = { data: [product], loading: false, failure: null, onRetry: () => undefined };

async function shown(locale: Locale, props: Partial<SearchViewProps>) {
  const { markup } = await rendered(
    <SearchView
      search={bondSearchOf({})}
      categories={{ ...read, data: null }}
      read={read}
      limit={12}
      customer={null}
      contactEmail={null}
      today="2026-12-01"
      subscribedTo={() => null}
      onSearch={() => undefined}
      onShow={() => undefined}
      onBuy={() => undefined}
      {...props}
    />,
    locale,
  );
  return markup.replaceAll('\u00a0', ' ');
}

test('an empty result names the active filters and offers to reset them', async () => {
  const search = bondSearchOf({ phrase: 'wind', maturity: 'over6', amount: '500', priceTo: '5' });
  const german = await shown('de', { search });
  expect(german).toContain('Zu Ihrer Suche haben wir nichts gefunden.');
  expect(german).toContain('Laufzeit: über 6 Jahre, Mein Betrag: 500 €, Preis je Stück bis 5 €');
  expect(german).toContain('>Filter zurücksetzen<');
  expect(await shown('en', { search })).toContain('Term: over 6 years, My amount: €500, Price per token up to €5');
});

test('a catalogue without listed products does not blame the search', async () => {
  const markup = await shown('de', { read: { ...read, data: [{ ...product, defaultVariant: null }] } });
  expect(markup).toContain('Zurzeit wird nichts zur Zeichnung angeboten.');
  expect(markup).not.toContain('Filter zurücksetzen');
});

test('a filter whose terms the shop does not state is not offered', async () => {
  expect(await shown('de', {})).toContain('Mein Betrag');
  const markup = await shown('de', { read: { ...read, data: [{ ...product, attributes: [] }] } });
  expect(markup).not.toContain('Mein Betrag');
});

test('products after the limit follow on request', async () => {
  const data = Array.from({ length: 14 }, (_, index) => ({ ...product, code: `WIND-${index}` }));
  const first = await shown('de', { read: { ...read, data } });
  expect(first.match(/<article/g)).toHaveLength(12);
  expect(first).toContain('12 von 14');
  const all = await shown('de', { read: { ...read, data }, limit: 24 });
  expect(all.match(/<article/g)).toHaveLength(14);
  expect(all).not.toContain('Mehr laden');
});

test('a bond whose maximum the customer has reached offers no quantity', async () => {
  const attributes = [
    ...product.attributes,
    { code: 'max_subscription_non_professional', name: 'Maximum', stringValue: '2500000' },
  ];
  const channelPricings = [{ channelCode: 'token', price: 100, originalPrice: null, buyBackPrice: null }];
  const bond = Product.parse({
    ...product,
    attributes,
    defaultVariant: { ...variant, onHand: 9_000, channelPricings },
  });
  const props = { read: { ...read, data: [bond] } };
  expect(await shown('de', props)).toContain('Zeichnen');
  const asked: unknown[] = [];
  const markup = await shown('de', {
    ...props,
    subscribedTo(sold) {
      asked.push(sold);
      return 25_000_00;
    },
  });
  expect(asked).toEqual([{ productCode: 'WIND', variantCode: 'W' }]);
  expect(markup).toContain('Ihr Höchstbetrag ist erreicht');
  expect(markup).not.toContain('Zeichnen');
});

test('the button of the filters on phones counts the active ones', async () => {
  expect(await shown('de', {})).toMatch(/aria-expanded="false"[^>]*>(?:<[^>]+>)*Filter</);
  const search = bondSearchOf({ maturity: 'upTo3', priceTo: '5' });
  expect(await shown('de', { search })).toContain('>Filter (2)<');
  expect(await shown('en', { search })).toContain('>Filters (2)<');
});
