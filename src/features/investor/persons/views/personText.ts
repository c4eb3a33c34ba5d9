import type { UboPerson } from '#domain/shop/onboarding.ts';

export const nameOf = ({ type, firstName, lastName, companyName }: UboPerson): string =>
  (type === 'legal' ? companyName : [firstName, lastName].filter(Boolean).join(' ')) ?? '';
