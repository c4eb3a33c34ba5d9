import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Asks the server, bypassing all caches, whether it serves another version of the app than the running one. */
export const compareVersions = fromPromise<{ isNewer: boolean }>(notProvided);

/**
 * Claims the one automatic reload that this tab may make for the server's current version: reads and sets a mark in the
 * tab's storage. Denied if the tab has claimed it before, so that a broken deployment never reloads in a loop.
 */
export const claimReload = fromPromise<{ granted: boolean }>(notProvided);

/** Reloads the page. Settles only if the page is still there because the user cancelled the reload. */
export const reloadPage = fromPromise<void>(notProvided);
