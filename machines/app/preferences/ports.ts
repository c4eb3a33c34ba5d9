import { fromPromise } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Loads and activates the texts of a language. Fails if the chunk cannot be loaded. */
export const loadCatalogue = fromPromise<void, { locale: Locale }>(notProvided);
