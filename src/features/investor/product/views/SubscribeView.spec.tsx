import { expect, test } from 'vitest';
import { labelOf } from '#domain/order/eligibility.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import type { Cents } from '#domain/shop/fields.ts';
import { Product } from '#domain/shop/product.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { SubscribeView } from './SubscribeView.tsx';
import { useCalculator } from './useCalculator.ts';

const attributes = Object.entries({
  interest_rate: '5',
  interest_period: 'quarterly',
  maturity_date: '2029-03-31',
  min_subscription: '100000',
  max_subscription_non_professional: '2500000',
  order_costs: '250',
}).map(([code, stringValue]) => ({ code, name: code, stringValue }));
const bondOf = (onHand: number) =>
  Product.parse(
    workWith({ code: 'SOLAR', attributes }, { onHand, channelPricings: [{ channelCode: 'token', price: 100 }] }),
  );

interface PartProps {
  subscribed?: Cents | null;
  bond?: Product;
  contactEmail?: string | null;
}

function Part({ subscribed = 0, bond = bondOf(9_000), contactEmail = null }: PartProps) {
  const terms = termsOf(bond);
  const calculator = useCalculator({ terms, label: labelOf(bond), customer: null, subscribed });
  return (
    <SubscribeView
      product={bond}
      name="Solar"
      terms={terms}
      calculator={calculator}
      label={labelOf(bond)}
      customer={null}
      loggedIn
      subscribed={subscribed}
      contactEmail={contactEmail}
      trustLine={null}
      today="2026-11-29"
      onBuy={() => undefined}
    />
  );
}

const shown = async (subscribed: Cents | null, locale: Locale = 'de') => {
  const { markup, text } = await rendered(<Part subscribed={subscribed} />, locale);
  return { markup, text: text.replaceAll('\u00a0', ' ') };
};

test.each([null, 0, 24_000_00])(
  'the calculator has the button while the minimum is left: %s ordered',
  async (ordered) => {
    const { markup, text } = await shown(ordered);
    expect(text).toContain('Zinsen berechnen und zeichnen');
    expect(markup).toContain('type="submit"');
  },
);

test.each([
  ['de', 25_000_00, 'Ihr Höchstbetrag für diese Anleihe ist ausgeschöpft: 25.000 € von 25.000 €.'],
  ['en', 50_000_00, 'You’ve used up your maximum for this bond: €50,000 of €25,000.'],
  [
    'de',
    24_500_00,
    'Von Ihrem Höchstbetrag von 25.000 € haben Sie 24.500 € gezeichnet; die übrigen 500 € liegen unter dem Mindestbetrag.',
  ],
] as const)(
  'the reached maximum replaces the calculator and leads to orders and wallet, in %s',
  async (locale, ordered, sentence) => {
    const { markup, text } = await shown(ordered, locale);
    expect(text).toContain(sentence);
    expect(markup).not.toMatch(/<(?:button|input)/);
    expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/account/orders?product=SOLAR',
      '/account/wallet',
    ]);
  },
);

test('a sold-out bond leads to open bonds and to a mail instead of a calculator', async () => {
  const soldOut = bondOf(0);
  const { markup, text } = await rendered(<Part bond={soldOut} contactEmail="invest@example.de" />);
  expect(text).toBe('AusverkauftDiese Anleihe ist vollständig gezeichnet.Offene Anleihen ansehenPer E-Mail anfragen');
  expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/search?open=1',
    'mailto:invest@example.de?subject=Solar',
  ]);
  expect((await rendered(<Part bond={soldOut} />)).markup).not.toContain('mailto:');
});

test('the calculator begins with the minimum, and names costs, the first payment, interest and repayment', async () => {
  const { text } = await shown(0);
  for (const row of [
    'Sie zahlen1.002,50 €',
    'Sie erhalten voraussichtlich1.116,81 €',
    'Kosten für Sie2,50 €',
    'Erste Zinszahlung am 31.12.20264,31 €',
    'Zinsen bis 31.03.2029, vor Steuern116,81 €',
    'Rückzahlung am 31.03.20291.000 €',
  ])
    expect(text).toContain(row);
});
