import type { Company, Customer } from '#domain/shop/customer.ts';

interface Named extends Pick<Customer, 'accountType' | 'firstName' | 'lastName' | 'email'> {
  company: Pick<Company, 'companyName'> | null;
}

/** Name of the company that owns the account; null for persons. */
export const companyNameOf = ({ accountType, company }: Pick<Named, 'accountType' | 'company'>): string | null =>
  (accountType === 'company' && company?.companyName) || null;

/** Returns the full name of a customer: the company's name, else the person's, else the email address. */
export function nameOf(customer: Named): string {
  const { firstName, lastName, email } = customer;
  return companyNameOf(customer) ?? ([firstName, lastName].filter(Boolean).join(' ') || email);
}

/**
 * Returns the initials of the first and the last word of a name, in capitals; words that begin with a sign are skipped.
 */
export function initialsOf(name: string): string {
  const letters = name.split(/\s/).flatMap((word) => word.match(/^[\p{L}\p{N}]/u) ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('').toUpperCase();
}
