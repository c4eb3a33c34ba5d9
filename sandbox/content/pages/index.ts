import { accessibility } from './accessibility.ts';
import { complaints } from './complaints.ts';
import { dataProtection } from './data-protection.ts';
import { imprint } from './imprint.ts';
import { legalIndications } from './legal-indications.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { referralTerms } from './referral-terms.ts';
import { termsAndConditions } from './terms-and-conditions.ts';
import type { PageSeed } from './types.ts';
import { withdrawalInstruction } from './withdrawal-instruction.ts';

/** In the order of the footer. */
export const PAGES: readonly PageSeed[] = [
  imprint,
  dataProtection,
  privacyPolicy,
  termsAndConditions,
  legalIndications,
  accessibility,
  complaints,
  referralTerms,
  withdrawalInstruction,
];
export { BLOCKS } from './blocks.ts';
