import type { Address, Company, Customer, CustomerStatus } from '#domain/shop/customer.ts';

/**
 * Data of a person and of a company that have to be verified by law (§ 11 (4) GwG); the address, below, is verified
 * too.
 */
export const checkedOfPerson = [
  'firstName',
  'lastName',
  'birthday',
  'birthCity',
  'birthCountry',
  'nationality',
  'notPep',
] as const satisfies readonly (keyof Customer)[];
export const checkedOfCompany = [
  'companyName',
  'companyType',
  'registryNumber',
  'court',
] as const satisfies readonly (keyof Company)[];
export const checkedOfAddress = [
  'street',
  'postcode',
  'city',
  'countryCode',
] as const satisfies readonly (keyof Address)[];

/** Customer's status after a successful check; a change of checked data undoes it. */
export const CHECKED = 'approved' satisfies CustomerStatus;

type Checked = (typeof checkedOfPerson | typeof checkedOfCompany | typeof checkedOfAddress)[number];
type Values = { readonly [K in Checked]?: unknown };

/**
 * True if `after` changes any of these fields; null, undefined and an empty text are equal. Fields absent from `after`
 * are unchanged.
 */
export const hasChanged = (fields: readonly Checked[], before: Values, after: Values): boolean =>
  fields.some((field) => after[field] !== undefined && (after[field] ?? '') !== (before[field] ?? ''));

/** Data at the shop before a form is sent: a person's, or that of the company for which the person acts. */
interface Known {
  /** Status of the person. */
  status: string;
  before: Values & { defaultAddress: Values | null };
}

/** True if sending a form starts a new check: it changes checked data of a customer who has passed the check. */
export function startsNewCheck({ status, before }: Known, changes: Values, address: Values): boolean {
  const fields = [...checkedOfPerson, ...checkedOfCompany];
  return (
    status === CHECKED &&
    (hasChanged(fields, before, changes) || hasChanged(checkedOfAddress, before.defaultAddress ?? {}, address))
  );
}
