import type { Company, Customer } from '#domain/shop/customer.ts';

interface Named extends Pick<Customer, 'accountType' | 'firstName' | 'lastName' | 'email'> {
  company: Pick<Company, 'companyName'> | null;
}

/** The name of the company whose account it is; null for a person's. */
export const companyNameOf = ({ accountType, company }: Pick<Named, 'accountType' | 'company'>): string | null =>
  (accountType === 'company' && company?.companyName) || null;

/** What somebody is called in full: a company by its name, a person by theirs, whoever has none by their e-mail address. */
export function nameOf(customer: Named): string {
  const { firstName, lastName, email } = customer;
  return companyNameOf(customer) ?? ([firstName, lastName].filter(Boolean).join(' ') || email);
}

/** The first letters of the first and the last word of a name, in capitals; words that begin with a sign have none. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s/).flatMap((word) => word.match(/^[\p{L}\p{N}]/u) ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('').toUpperCase();
}

/**
 * A person named so that whoever knows them recognises them and nobody else finds out who they are: „Julia L.“; null
 * without a first name.
 */
export function shortNameOf({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string | null {
  const first = firstName?.trim() ?? '';
  const initial = lastName?.trim()[0] ?? '';
  if (first === '') return null;
  return initial === '' ? first : `${first} ${initial.toUpperCase()}.`;
}
