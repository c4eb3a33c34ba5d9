import { dayOf } from '#domain/time/calendar.ts';
import { euros } from '../format.ts';
import type { Bond } from './bonds.ts';
import type { InvestorFacts } from './facts.ts';

export const dated = (day: string): string => day.split('-').toReversed().join('.');

/** Returns the expected payments of tokens bought today, of a bond that pays every half year. */
export function earningsOf({ today, attribute, nominalOf }: InvestorFacts) {
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
  /** Days of the coming payments. */
  const paymentDays = (maturity: string) => {
    const days: string[] = [];
    for (let months = 0; ; months += 6) {
      const [year = 0, month = 0] = maturity.split('-').map(Number);
      const end = dayOf(new Date(Date.UTC(year, month - months, 0, 12)).toISOString());
      if (end <= today) return days.toReversed();
      days.push(end);
    }
  };
  const paymentsOf = ({ product }: Bond, tokens: number) => {
    const maturity = attribute(product.id, 'maturity_date');
    const [first = maturity, ...rest] = paymentDays(maturity);
    const nominal = tokens * nominalOf(product.id);
    return {
      first,
      firstInterest: interest(product.id, nominal, days360(today, first)),
      rest,
      halfYear: interest(product.id, nominal, 180),
    };
  };
  /** Price, costs and expected payments. */
  const earnings = (bond: Bond, tokens: number) => {
    const { id } = bond.product;
    const nominal = tokens * nominalOf(id);
    const { first, firstInterest, rest, halfYear } = paymentsOf(bond, tokens);
    const whole = firstInterest + rest.length * halfYear;
    const maturity = dated(attribute(id, 'maturity_date'));
    return [
      `Sie zahlen: ${euros(tokens * bond.price + Number(attribute(id, 'order_costs')))}`,
      `Sie erhalten voraussichtlich: ${euros(nominal + whole)}`,
      `Kosten für Sie: ${euros(Number(attribute(id, 'order_costs')))}`,
      `Erste Zinszahlung am ${dated(first)}: ${euros(firstInterest)}`,
      `Zinsen pro Jahr, vor Steuern: ${euros(interest(id, nominal, 360))}`,
      `Zinsen bis ${maturity}, vor Steuern: ${euros(whole)}`,
      `Rückzahlung am ${maturity}: ${euros(nominal)}`,
    ];
  };
  return { paymentsOf, earnings };
}
