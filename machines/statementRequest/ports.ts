import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/**
 * Asks the shop for a statement of each security that is held. Fails with conflict where they were asked for today,
 * nothingHeld, rateLimited, offline … Never to be called twice blindly.
 */
export const requestStatements = fromPromise<void, void>(notProvided);

/** Whether statements that were asked for today are there. Fails with offline … */
export const findStatements = fromPromise<{ made: boolean }, void>(notProvided);
