import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Reads whether the customer still has to migrate (`migrationState` 0). Fails with offline, unauthorized … */
export const readNeed = fromPromise<{ isNeeded: boolean }>(notProvided);

/**
 * Imports the former system's data of this number by `PUT customers/migration/{uuid}`. Fails with notFound if the
 * former system did not know this customer, with wrongState if there is no data left to import, rateLimited, offline …
 */
export const migrate = fromPromise<void, { customerId: string }>(notProvided);
