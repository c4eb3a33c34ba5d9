import { expect, test } from 'vitest';
import { searchOf } from '#domain/search/productSearch.ts';
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
  defaultVariant: { ...variant, channelPricings: [] },
});

async function shown(locale: Locale, props: Partial<SearchViewProps>) {
  const { markup } = await rendered(
    <SearchView
      search={searchOf({ phrase: 'wind' })}
      categories={{ data: null, loading: false, failure: null, onRetry: () => undefined }}
      products={[]}
      total={0}
      failure={null}
      loadingMore={false}
      growable={false}
      full={false}
      customer={null}
      contactEmail={null}
      onSearch={() => undefined}
      onMore={() => undefined}
      onRetry={() => undefined}
      onBuy={() => undefined}
      {...props}
    />,
    locale,
  );
  return markup;
}

test('a full list says so, and how to find the others', async () => {
  const props = { products: [product], total: 3000, full: true };
  expect(await shown('de', props)).toContain(
    'Mehr als 1 Produkte zeigen wir hier nicht. Mit einem genaueren Begriff finden Sie auch die übrigen.',
  );
  expect(await shown('en', props)).toContain(
    'We don’t show more than 1 products here. Try a more specific search term to find the rest.',
  );
});

test('the note about an empty result appears at the end of the list, not before', async () => {
  const unlisted = [{ ...product, defaultVariant: null }];
  const before = await shown('de', { products: unlisted, growable: true });
  expect(before).toContain('Mehr laden');
  expect(before).not.toContain('Zu Ihrer Suche haben wir nichts gefunden.');
  const end = await shown('de', { products: unlisted });
  expect(end).not.toContain('Mehr laden');
  expect(end).toContain('Zu Ihrer Suche haben wir nichts gefunden.');
});
