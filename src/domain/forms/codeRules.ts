import { isBic } from '../banking/bic.ts';
import { isIban } from '../banking/iban.ts';
import { isBlockchainAddress } from '../wallet/eip55.ts';
import type { Rule } from './validation.ts';

/**
 * Rules of requirement 5.5 for codes with check digits. Kept apart from all other rules, so that a form without such a
 * field loads neither the registry of account numbers nor a hash function.
 */
export const bic: Rule<string> = (text) => (text === '' || isBic(text) ? null : { kind: 'bic' });

export const iban: Rule<string> = (text) => (text === '' || isIban(text) ? null : { kind: 'iban' });

export const blockchainAddress: Rule<string> = (text) =>
  text === '' || isBlockchainAddress(text) ? null : { kind: 'blockchainAddress' };
