import { companyNameOf, nameOf } from '#domain/person/name.ts';
import type { Customer, Salutation } from '#domain/shop/customer.ts';

export interface Greeting {
  daytime: 'morning' | 'day' | 'evening';
  /** `MX`, or not known: the full name without salutation. */
  salutation: Salutation;
  /** Null while it could not be had. */
  name: string | null;
}

/** How somebody is addressed: Frau Dr. Lindner, or by full name; companies by their name. */
export function greetingOf(customer: Customer | null, hour: number): Greeting {
  const daytime = hour < 11 ? 'morning' : hour < 18 ? 'day' : 'evening';
  if (customer === null) return { daytime, salutation: 'MX', name: null };
  const { salutation, title, lastName } = customer;
  if (companyNameOf(customer) !== null || salutation === null || salutation === 'MX' || lastName === null) {
    return { daytime, salutation: 'MX', name: nameOf(customer) };
  }
  return { daytime, salutation, name: [title, lastName].filter(Boolean).join(' ') };
}
