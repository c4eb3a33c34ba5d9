import type { Failure } from '#domain/shop/failure.ts';

/**
 * Failures by which the shop refuses a transfer after judging it (requirements 5.26 and 8.13); no transfer was made.
 */
export type TransferRefusal = Extract<
  Failure,
  {
    kind:
      | 'invalid2fa'
      | 'no2fa'
      | 'notWhitelisted'
      | 'balanceTooLow'
      | 'transferFailed'
      | 'transferBlocked'
      // The shop does not have such a wallet or token.
      | 'notFound';
  }
>;

/**
 * Cause of a refusal, which decides about the next step: another code, enabling the second factor, or another transfer.
 */
const wrong: Record<TransferRefusal['kind'], 'code' | 'twoFactor' | 'transfer'> = {
  invalid2fa: 'code',
  no2fa: 'twoFactor',
  notWhitelisted: 'transfer',
  balanceTooLow: 'transfer',
  transferFailed: 'transfer',
  transferBlocked: 'transfer',
  notFound: 'transfer',
};

/**
 * Returns true if the shop judged and refused the transfer. After any other failure the transfer may have been made.
 */
export const isJudged = (failure: Failure): failure is TransferRefusal => Object.hasOwn(wrong, failure.kind);

/** Returns the cause of a refusal; null for all other failures. */
export const wrongOf = (failure: Failure) => (isJudged(failure) ? wrong[failure.kind] : null);
