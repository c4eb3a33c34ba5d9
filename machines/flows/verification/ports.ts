import { fromPromise } from 'xstate';
import type { Verdict } from '#domain/shop/mailLink.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/**
 * Verifies the address by `PATCH account-verification-requests/{token}`. The feature keeps the token, so that no
 * context holds it. Fails like any call.
 */
export const verifyEmail = fromPromise<Verdict, void>(notProvided);
