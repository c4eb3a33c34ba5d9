import type { Failure } from '#domain/shop/failure.ts';

/** What the shop refuses a transfer for (spec sections 5 and 8), having judged it and made nothing of it. */
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
      // The shop has no such wallet or token.
      | 'notFound';
  }
>;

/** What is wrong, which says how it goes on: with another code, with the second factor switched on, or with another transfer. */
const wrong: Record<TransferRefusal['kind'], 'code' | 'twoFactor' | 'transfer'> = {
  invalid2fa: 'code',
  no2fa: 'twoFactor',
  notWhitelisted: 'transfer',
  balanceTooLow: 'transfer',
  transferFailed: 'transfer',
  transferBlocked: 'transfer',
  notFound: 'transfer',
};

/** Whether the shop has judged the transfer and made nothing of it. After any other failure it may have been made. */
export const isJudged = (failure: Failure): failure is TransferRefusal => Object.hasOwn(wrong, failure.kind);

/** Null of a failure that is no judgement. */
export const wrongOf = (failure: Failure) => (isJudged(failure) ? wrong[failure.kind] : null);
