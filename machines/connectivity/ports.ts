import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/** Asks the server, past all caches, whether it serves another version of the app than the one that runs here. */
export const compareVersions = fromPromise<{ isNewer: boolean }>(notProvided);

/**
 * Claims the one automatic reload that this tab may make for the version the server has now: reads and sets a mark in
 * the tab's storage. Not granted when it was made before, so that a broken deployment never reloads in a loop.
 */
export const claimReload = fromPromise<{ granted: boolean }>(notProvided);

/** Loads the page anew. Settles only when the page is still there, because the user kept it. */
export const reloadPage = fromPromise<void>(notProvided);
