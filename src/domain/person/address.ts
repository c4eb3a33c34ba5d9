import type { AddressDraft } from '#domain/shop/drafts.ts';

const fields = [
  'firstName',
  'lastName',
  'company',
  'street',
  'postcode',
  'city',
  'countryCode',
  'phoneNumber',
] as const;

/** True if two addresses are equal; null, undefined and an empty text are equal. */
export const isSameAddress = (one: AddressDraft, other: AddressDraft): boolean =>
  fields.every((field) => (one[field] ?? '') === (other[field] ?? ''));
