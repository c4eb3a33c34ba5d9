import type { UboPerson } from '#domain/shop/onboarding.ts';

/** Returns the name of a person or company. */
export const nameOf = ({ type, firstName, lastName, companyName }: UboPerson): string =>
  (type === 'legal' ? companyName : [firstName, lastName].filter(Boolean).join(' ')) ?? '';
