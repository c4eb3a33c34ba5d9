import { expect, test } from 'vitest';
import { quantityLimits } from '#domain/order/eligibility.ts';
import { type Terms, termsOf } from '#domain/order/productTerms.ts';
import { Product } from '#domain/shop/product.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { TokenField } from './TokenField.tsx';
import { useQuantityForm } from './useQuantityForm.ts';

function Asked({ terms }: { terms: Terms }) {
  const limits = quantityLimits(terms, true);
  return <TokenField form={useQuantityForm({ terms, limits, initial: 5000 })} terms={terms} limits={limits} />;
}

const asked = async (price: number | null) => {
  const channelPricings = price === null ? [] : [{ channelCode: 'token', price }];
  const product = Product.parse(workWith({}, { onHand: 9000, channelPricings }));
  const { markup, text } = await rendered(<Asked terms={termsOf(product)} />);
  return {
    text: text.replaceAll('\u00a0', ' '),
    buttons: markup.replaceAll('\u00a0', ' ').match(/(?<=aria-label=")[^"]*/g),
  };
};

test('tokens of one euro are asked for in euros, with their number', async () => {
  expect(await asked(100)).toEqual({
    text: 'Betrag in Euro5.000 Stück',
    buttons: ['1.000 € weniger', '1.000 € mehr'],
  });
});

test.each([
  [100_00, 'StückzahlStück500.000 €', '10 Stück'],
  [null, 'StückzahlStück', '1.000 Stück'],
])('other tokens are asked for in number, with their price: %s', async (price, text, step) => {
  const field = await asked(price);
  expect(field.text).toBe(text);
  expect(field.buttons).toEqual([`${step} weniger`, `${step} mehr`]);
});
