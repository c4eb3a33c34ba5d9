import type { Address, Company, Customer, CustomerStatus } from '#domain/shop/customer.ts';

/** What is checked of a person, and of a company by law (§ 11 (4) GwG); their address with it, below. */
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

/** The customer's status in which a check has ended well: a change would undo it. */
export const CHECKED = 'approved' satisfies CustomerStatus;

type Checked = (typeof checkedOfPerson | typeof checkedOfCompany | typeof checkedOfAddress)[number];
type Values = { readonly [K in Checked]?: unknown };

/** Whether any of these fields is named in `after` and says something else; nothing and an empty text are the same. */
export const differs = (fields: readonly Checked[], before: Values, after: Values): boolean =>
  fields.some((field) => after[field] !== undefined && (after[field] ?? '') !== (before[field] ?? ''));

/** What the shop knows of whoever a form is about: a person, or the company that they act for. */
interface Known {
  /** Of the person. */
  status: string;
  before: Values & { defaultAddress: Values | null };
}

/** Whether sending this starts a new check: of somebody who was checked, something of it would change. */
export function startsNewCheck({ status, before }: Known, changes: Values, address: Values): boolean {
  const fields = [...checkedOfPerson, ...checkedOfCompany];
  return (
    status === CHECKED &&
    (differs(fields, before, changes) || differs(checkedOfAddress, before.defaultAddress ?? {}, address))
  );
}
