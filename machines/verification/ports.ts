import { fromPromise } from 'xstate';
import type { Verdict } from '#domain/shop/mailLink.ts';
import { notProvided } from '#machines/notProvided.ts';

/**
 * `PATCH account-verification-requests/{token}`. The token is the flow's: no context holds it. Fails with what any call
 * can meet.
 */
export const verifyEmail = fromPromise<Verdict, void>(notProvided);
