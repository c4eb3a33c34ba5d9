import { fromPromise } from 'xstate';
import type { Withdrawal, WithdrawalReceipt } from '#domain/shop/withdrawal.ts';
import { notProvided } from '#machines/notProvided.ts';

/**
 * Sends the declaration. Fails with violations, rateLimited, offline … Asked again, the shop answers with the receipt that
 * it gave: a declaration counts once.
 */
export const declare = fromPromise<WithdrawalReceipt, Withdrawal>(notProvided);
