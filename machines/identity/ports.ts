import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';
import type { IdentityRecord } from './types.ts';

/** `GET identification`: the latest check, null where none was begun. */
export const readRecord = fromPromise<{ record: IdentityRecord }, void>(notProvided);

/**
 * `POST identification/start`: the partner's page for this check, its URL checked against what may be opened. Fails with
 * wrongState where the record no longer lets a check begin, and with contract for a URL that may not be opened.
 */
export const startIdentification = fromPromise<{ url: string }, void>(notProvided);
