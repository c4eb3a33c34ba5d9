import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';
import type { IdentityRecord } from './types.ts';

/** Reads the latest check by `GET identification`; null before the first check. */
export const readRecord = fromPromise<{ record: IdentityRecord }, void>(notProvided);

/**
 * Returns the partner's page for this check (`POST identification/start`), its URL validated against the allowed ones.
 * Fails with wrongState if the record no longer allows a start, and with contract for a URL that is not allowed.
 */
export const startIdentification = fromPromise<{ url: string }, void>(notProvided);
