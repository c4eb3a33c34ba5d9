import { fromPromise } from 'xstate';
import type { Withdrawal, WithdrawalReceipt } from '#domain/shop/withdrawal.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/**
 * Sends the declaration. Fails with violations, rateLimited, offline … Safe to repeat: a declaration counts once, and
 * the shop returns the existing receipt.
 */
export const declare = fromPromise<WithdrawalReceipt, Withdrawal>(notProvided);
