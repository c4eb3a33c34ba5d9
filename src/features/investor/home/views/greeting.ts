import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { companyNameOf, nameOf } from '#domain/person/name.ts';
import type { Customer } from '#domain/shop/customer.ts';

/** Greetings in the order of the day; `until`: the hour, 1 to 24, at which each ends. */
export type Greetings = readonly { until: number; words: string }[];

/** @param hour 0 to 23; `build/show.js` applies the same rule. */
export const greetingAt = (hour: number, greetings: Greetings) => greetings.find(({ until }) => hour < until)?.words;

/**
 * Returns a customer's greetings: „Guten Tag, Frau Dr. Lindner“, “Hello, Dr. Lindner”, or the full name; companies by
 * their name.
 */
export function useGreetings(customer: Customer | null): Greetings {
  const { t } = useLingui();
  return useMemo(() => {
    const hails: Greetings = [
      { until: 11, words: t`Guten Morgen` },
      { until: 18, words: t`Guten Tag` },
      { until: 24, words: t`Guten Abend` },
    ];
    if (customer === null) return hails;
    const { salutation, title, lastName } = customer;
    const name = nameOf(customer);
    const isCompany = companyNameOf(customer) !== null;
    const greet = (hail: string) => {
      if (isCompany || !lastName) return t`${hail}, ${name}`;
      if (salutation === 'MS') return title ? t`${hail}, Frau ${title} ${lastName}` : t`${hail}, Frau ${lastName}`;
      if (salutation === 'MR') return title ? t`${hail}, Herr ${title} ${lastName}` : t`${hail}, Herr ${lastName}`;
      return t`${hail}, ${name}`;
    };
    return hails.map(({ until, words }) => ({ until, words: greet(words) }));
  }, [customer, t]);
}
