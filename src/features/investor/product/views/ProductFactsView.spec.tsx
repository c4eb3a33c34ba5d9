import { expect, test } from 'vitest';
import { termsOf } from '#domain/order/productTerms.ts';
import { Product } from '#domain/shop/product.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ProductFactsView } from './ProductFactsView.tsx';

const bond = Product.parse({
  code: 'WIND',
  name: 'Wind',
  slug: 'wind',
  allowToBuy: true,
  whitelisting: false,
  attributes: [{ code: 'interest_rate', name: 'Zins', stringValue: '5' }],
  legalDocuments: [{ id: 1, name: 'Wertpapierinformationsblatt' }],
});

test.each([
  ['de', 'Risiken', 'Unterlagen'],
  ['en', 'Risks', 'Documents'],
] as const)('a bond has the parts that the result of the questionnaires names, in %s', async (locale, ...parts) => {
  const { markup } = await rendered(
    <ProductFactsView
      product={bond}
      terms={termsOf(bond)}
      customer={null}
      trust={null}
      today="2026-11-28"
      saving={null}
      onSave={() => undefined}
    />,
    locale,
  );
  const titles = [...markup.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title ?? '');
  for (const part of parts) expect(titles).toContainEqual(expect.stringContaining(part));
});
