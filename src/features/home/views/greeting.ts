import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { companyNameOf, nameOf } from '#domain/person/name.ts';
import type { Customer } from '#domain/shop/customer.ts';

type PartOfDay = 'morning' | 'day' | 'evening';
export type Greetings = Readonly<Record<PartOfDay, string>>;

/** Which greeting an hour of the day has, 0 to 23; `build/show.js` has the same hours. */
export const partOfDay = (hour: number): PartOfDay => (hour < 11 ? 'morning' : hour < 18 ? 'day' : 'evening');

/** How somebody is greeted: Guten Tag, Frau Dr. Lindner, or by full name; companies by their name. */
export function useGreetings(customer: Customer | null): Greetings {
  const { t } = useLingui();
  return useMemo(() => {
    const words: Greetings = { morning: t`Guten Morgen`, day: t`Guten Tag`, evening: t`Guten Abend` };
    if (customer === null) return words;
    const { salutation, title, lastName } = customer;
    const name = nameOf(customer);
    const isCompany = companyNameOf(customer) !== null;
    const surname = isCompany || lastName === null ? '' : [title, lastName].filter(Boolean).join(' ');
    const greet = (hail: string) => {
      if (surname !== '' && salutation === 'MS') return t`${hail}, Frau ${surname}`;
      if (surname !== '' && salutation === 'MR') return t`${hail}, Herr ${surname}`;
      return t`${hail}, ${name}`;
    };
    return { morning: greet(words.morning), day: greet(words.day), evening: greet(words.evening) };
  }, [customer, t]);
}
