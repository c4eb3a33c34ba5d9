import { expect, test } from 'vitest';
import { Product } from '#domain/shop/product.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ProductCards, type ProductCardsProps } from './ProductCards.tsx';

const attributesOf = (values: Record<string, string>) =>
  Object.entries(values).map(([code, stringValue]) => ({ code, name: code, stringValue }));
const bondWith = (values: Record<string, string>, more: object = {}) =>
  Product.parse(workWith({ code: 'WIND', shortDescription: 'Kurz', attributes: attributesOf(values), ...more }));

async function shown(product: Product, props: Partial<ProductCardsProps> = {}) {
  const { markup, text } = await rendered(
    <ProductCards products={[product]} customer={null} contactEmail={null} onBuy={() => undefined} {...props} />,
  );
  const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  return { text: text.replaceAll('\u00a0', ' '), hasLabel: markup.includes('class="badge'), links };
}

test('a card names issuer and rank, or the shop’s short text', async () => {
  const issued = await shown(bondWith({ issuer: 'Wind GmbH', collateral: 'Unbesichert' }));
  expect(issued.text).toContain('Wind GmbH · Unbesichert');
  expect(issued.text).not.toContain('Kurz');
  expect((await shown(bondWith({ issuer: 'Wind GmbH' }))).text).not.toContain('·');
  expect((await shown(bondWith({}))).text).toContain('Kurz');
});

test('a card has a label only if the bond cannot be ordered', async () => {
  expect((await shown(bondWith({}))).hasLabel).toBe(false);
  const professional = await shown(bondWith({ professional_only: '1' }));
  expect(professional.text).toContain('Professionelle Kunden');
  expect(professional.hasLabel).toBe(true);
  const maximum = { min_subscription: '100', max_subscription_non_professional: '100' };
  const reached = await shown(bondWith(maximum), { subscribedTo: () => 100 });
  expect(reached.text).toContain('Ihr Höchstbetrag ist erreicht');
});

test('a card links to the bond’s page once in rows, elsewhere also by its words', async () => {
  expect((await shown(bondWith({}), { asRows: true })).links).toEqual(['/products/WIND']);
  expect((await shown(bondWith({}))).links).toEqual(['/products/WIND', '/products/WIND']);
  const url = 'https://wind.example/';
  const own = await shown(bondWith({ url_more_information: url }), { asRows: true });
  expect(own.links).toEqual(['/products/WIND', url]);
});
