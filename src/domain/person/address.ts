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

/** Whether two addresses say the same; nothing and an empty text are the same. */
export const isSameAddress = (one: AddressDraft, other: AddressDraft): boolean =>
  fields.every((field) => (one[field] ?? '') === (other[field] ?? ''));
