import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/**
 * Requests a statement of each security held. Fails with conflict if requested today already, nothingHeld, rateLimited,
 * offline … Never called twice blindly.
 */
export const requestStatements = fromPromise<void, void>(notProvided);

/** Reads whether today's requested statements exist. Fails with offline … */
export const findStatements = fromPromise<{ made: boolean }, void>(notProvided);
