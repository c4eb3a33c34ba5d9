import { fromPromise } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';
import { notProvided } from '#machines/notProvided.ts';

/** Loads the texts of a language and makes them the ones shown. Fails when the chunk cannot be had. */
export const loadCatalogue = fromPromise<void, { locale: Locale }>(notProvided);
