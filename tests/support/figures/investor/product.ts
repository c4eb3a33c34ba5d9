import type { Locale } from '#domain/shop/settings.ts';
import { euros, under } from '../format.ts';
import { bondsOf } from './bonds.ts';
import { dated, earningsOf } from './earnings.ts';
import type { InvestorFacts } from './facts.ts';

export function product(facts: InvestorFacts) {
  const { open, missing, itemOf, attribute, nominalOf } = facts;
  const { bondOf, rate, papersOf, minimum, maximum, left, progress, amountField, equivalent } = bondsOf(facts);
  const { paymentsOf, earnings } = earningsOf(facts);
  return (code: string, typed: number | null = null, locale: Locale = 'de') => {
    const bond = bondOf(code);
    const { product, variant, price } = bond;
    const nominal = nominalOf(product.id);
    const calculator = 'Zinsen berechnen und zeichnen';
    const maturity = attribute(product.id, 'maturity_date');
    // The page proposes the smallest order.
    const tokens = typed ?? Math.ceil(minimum(product.id) / price);
    const { first, firstInterest, rest, halfYear } = paymentsOf(bond, tokens);
    const unpaid = open.filter((order) => itemOf(order).productId === product.id);
    return [
      `Zins p. a.: ${rate(product.id)}`,
      `Mindestens: ${euros(minimum(product.id))}`,
      ...progress(bond),
      `${calculator}: ${euros(Math.ceil(minimum(product.id) / price) * price)} bis ${euros(Math.floor(left(bond) / price) * price)}, schon gezeichnet: ${euros(maximum(product.id) - left(bond))}`,
      `${calculator} › ${amountField(tokens, price)}`,
      `${calculator}: ${equivalent(tokens, price)}`,
      ...under(calculator, earnings(bond, tokens)),
      ...unpaid.map((order) => `: Noch zu zahlen ${euros(missing(order))} · Zahlbar bis …`),
      ...under('Zahlungen je Halbjahr', [
        `: für ${euros(tokens * price)}`,
        `${dated(first)} › Zinsen: ${euros(firstInterest)}`,
        ...rest.map((day) => `${dated(day)} › Zinsen: ${euros(halfYear)}`),
        `${dated(maturity)} › Rückzahlung: ${euros(tokens * nominal)}`,
      ]),
      ...under(`Emittentin: ${attribute(product.id, 'issuer')}`, [
        `Gesamtbetrag der Anleihe: ${euros(variant.totalSupply * nominal)}`,
        `Anleger bisher: ${attribute(product.id, 'investor_count')} von höchstens 149`,
      ]),
      ...under('Termine und Bedingungen', [
        `ISIN: ${attribute(product.id, 'isin')}`,
        `Zins: ${rate(product.id)} p. a.`,
        `Nennwert je Stück: ${euros(nominal)}`,
        `Preis je Stück: ${euros(price)}`,
        `Mindestens: ${euros(minimum(product.id))}`,
        `Höchstbetrag für Privatkunden: ${euros(maximum(product.id))}`,
      ]),
      'Fragen: Als Verbraucherin oder Verbraucher innerhalb von 14 Tagen ohne Angabe von Gründen. Die Einzelheiten stehen in den AGB.',
      ...papersOf(product.id, locale),
    ];
  };
}
