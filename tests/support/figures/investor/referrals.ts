import { euros, sum } from '../format.ts';
import type { InvestorFacts } from './facts.ts';

export const referrals =
  ({ tables, customer, today }: InvestorFacts) =>
  (host: string) => {
    const referred = tables.customers.filter(({ referredById }) => referredById === customer.id);
    const earned = referred.flatMap((each) => {
      const [first] = tables.transactions
        .filter(({ orderId }) =>
          tables.orders.some(
            ({ id, customerId, shippingState }) =>
              id === orderId && customerId === each.id && shippingState === 'shipped',
          ),
        )
        .map(({ createdAt }) => createdAt)
        .toSorted();
      const name = `${each.firstName?.[0]}. ${each.lastName?.[0]}.`;
      return first === undefined ? [] : [{ name, year: first.slice(0, 4), cents: each.promisedCommission ?? 0 }];
    });
    return [
      `: Zeichnet jemand über Ihren Link, erhalten Sie ${euros(customer.referralCommission ?? 0)} nach der ersten abgerechneten Zeichnung. Wir schreiben Ihnen dann.`,
      `Ihr Link › Link zur Registrierung: ${host}/sign-up/${customer.referralCode}`,
      `Ihr Link › Code, falls Sie den Link nicht verwenden können: ${customer.referralCode}`,
      `Ihre Empfehlungen › Registriert: ${referred.length}`,
      `Ihre Empfehlungen › Gezeichnet: ${earned.length}`,
      ...[...new Set([today.slice(0, 4), ...earned.map(({ year }) => year)])].map((year) => {
        const own = earned.filter((each) => each.year === year);
        return `Ihre Empfehlungen › Provision ${year}: ${euros(sum(own.map(({ cents }) => cents)))}`;
      }),
      ...earned.map(({ name, cents }) => `Ihre Empfehlungen › ${name} › Provision: ${euros(cents)}`),
    ];
  };
