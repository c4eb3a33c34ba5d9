import type { UboPerson } from '#domain/shop/onboarding.ts';

/** What somebody is called. */
export const nameOf = ({ type, firstName, lastName, companyName }: UboPerson): string =>
  (type === 'legal' ? companyName : [firstName, lastName].filter(Boolean).join(' ')) ?? '';
