import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/** Whether the shop still waits for the customer to migrate (`migrationState` 0). Fails with offline, unauthorized … */
export const readStanding = fromPromise<{ isNeeded: boolean }>(notProvided);

/**
 * `PUT customers/migration/{uuid}`: takes over what the former system knew under this number. Fails with notFound where
 * it knew nothing of this customer, with wrongState where there is nothing to take over any more, rateLimited, offline …
 */
export const migrate = fromPromise<void, { customerId: string }>(notProvided);
