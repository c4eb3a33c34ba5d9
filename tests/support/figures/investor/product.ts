import type { Locale } from '#domain/shop/settings.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { euros, under } from '../format.ts';
import { bondsOf } from './bonds.ts';
import type { InvestorFacts } from './facts.ts';

export function product(facts: InvestorFacts) {
  const { today, attribute, nominalOf } = facts;
  const { bondOf, rate, papersOf, minimum, maximum, left, progress, amountField, equivalent } = bondsOf(facts);
  /** Days from one to another by 30/360. */
  const days360 = (from: string, to: string) => {
    const [first, last] = [from, to].map((day) => {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      return year * 360 + month * 30 + Math.min(date, 30);
    });
    return (last ?? 0) - (first ?? 0);
  };
  /** Interest in cents on a nominal value, for days of a year of 360. */
  const interest = (product: number, nominal: number, days: number) =>
    Math.round((nominal * Number(attribute(product, 'interest_rate')) * days) / 36_000);
  /** Days of the coming payments of a bond that pays every half year. */
  const paymentDays = (maturity: string) => {
    const days: string[] = [];
    for (let months = 0; ; months += 6) {
      const [year = 0, month = 0] = maturity.split('-').map(Number);
      const end = dayOf(new Date(Date.UTC(year, month - months, 0, 12)).toISOString());
      if (end <= today) return days.toReversed();
      days.push(end);
    }
  };
  return (code: string, typed: number | null = null, locale: Locale = 'de') => {
    const bond = bondOf(code);
    const { product, variant, price } = bond;
    const nominal = nominalOf(product.id);
    const calculator = 'Zinsen berechnen und zeichnen';
    const maturity = attribute(product.id, 'maturity_date');
    // The page proposes tokens for 10,000 €.
    const tokens = typed ?? Math.floor(1_000_000 / price);
    const [first = maturity, ...rest] = paymentDays(maturity);
    const firstInterest = interest(product.id, tokens * nominal, days360(today, first));
    const whole = firstInterest + rest.length * interest(product.id, tokens * nominal, 180);
    const dated = (day: string) => day.split('-').toReversed().join('.');
    return [
      `Zins p. a.: ${rate(product.id)}`,
      `Mindestens: ${euros(minimum(product.id))}`,
      ...progress(bond),
      `${calculator}: ${euros(Math.ceil(minimum(product.id) / price) * price)} bis ${euros(Math.floor(left(bond) / price) * price)}, schon gezeichnet: ${euros(maximum(product.id) - left(bond))}`,
      `${calculator} › ${amountField(tokens, price)}`,
      `${calculator}: ${equivalent(tokens, price)}`,
      `${calculator} › Sie zahlen: ${euros(tokens * price)}`,
      `${calculator} › Sie erhalten voraussichtlich: ${euros(tokens * nominal + whole)}`,
      `${calculator} › Davon Zinsen bis ${dated(maturity)}: ${euros(whole)}`,
      `${calculator} › Zinsen pro Jahr: ${euros(interest(product.id, tokens * nominal, 360))}`,
      `${calculator} › Erste Zahlung am ${dated(first)}: ${euros(firstInterest)}`,
      `${calculator} › Kosten für Sie: ${euros(0)}`,
      ...under('Ihre Zahlungen je Halbjahr', [
        `: für ${euros(tokens * price)}`,
        `${dated(first)} › Zinsen: ${euros(firstInterest)}`,
        ...rest.map((day) => `${dated(day)} › Zinsen: ${euros(interest(product.id, tokens * nominal, 180))}`),
        `${dated(maturity)} › Rückzahlung: ${euros(tokens * nominal)}`,
      ]),
      ...under(`Emittentin: ${attribute(product.id, 'issuer')}`, [
        `Gesamtbetrag der Anleihe: ${euros(variant.totalSupply * nominal)}`,
        `Anleger bisher: ${attribute(product.id, 'investor_count')} von höchstens 149`,
      ]),
      ...under('Bedingungen', [
        `ISIN: ${attribute(product.id, 'isin')}`,
        `Zins: ${rate(product.id)} p. a.`,
        `Nennwert je Stück: ${euros(nominal)}`,
        `Preis je Stück: ${euros(price)}`,
        `Mindestens: ${euros(minimum(product.id))}`,
        `Höchstens, insgesamt je Anleger: ${euros(maximum(product.id))}`,
      ]),
      ...papersOf(product.id, locale),
    ];
  };
}
