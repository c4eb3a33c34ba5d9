import { expect, test } from 'vitest';
import { termsOf } from '#domain/order/productTerms.ts';
import { Product } from '#domain/shop/product.ts';
import type { Locale } from '#domain/shop/settings.ts';
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

async function shown(product: Product, locale: Locale): Promise<string> {
  const { markup } = await rendered(
    <ProductFactsView
      product={product}
      terms={termsOf(product)}
      customer={null}
      trust={null}
      today="2026-11-28"
      saving={null}
      onSave={() => undefined}
    />,
    locale,
  );
  return markup.replaceAll('\u00a0', ' ');
}

test.each([
  ['de', 'Risiken', 'Unterlagen'],
  ['en', 'Risks', 'Documents'],
] as const)('a bond has the parts that the result of the questionnaires names, in %s', async (locale, ...parts) => {
  const markup = await shown(bond, locale);
  const titles = [...markup.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, title]) => title ?? '');
  for (const part of parts) expect(titles).toContainEqual(expect.stringContaining(part));
});

test('a document shows size, pages and date as far as the shop states them', async () => {
  const facts = (pdf: object) =>
    shown(Product.parse({ ...bond, legalDocuments: [{ id: 1, name: 'Blatt', pdf }] }), 'de');
  const whole = { size: 240_000, pages: 12, issuedAt: '2026-07-01T08:00:00Z' };
  expect(await facts(whole)).toContain('>PDF, 240 kB, 12 Seiten, vom 01.07.2026<');
  expect(await facts({ size: 24_000, pages: 1 })).toContain('>PDF, 24 kB, 1 Seite<');
  expect(await shown(bond, 'de')).toContain('>PDF<');
});
