import { fromPromise } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';

const notProvided = (): never => {
  throw new Error('port not provided');
};

/** Loads the texts of a language and makes them the ones shown. Fails when the chunk cannot be had. */
export const loadCatalogue = fromPromise<void, { locale: Locale }>(notProvided);
