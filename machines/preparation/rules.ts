import type { PreparedItem } from '#domain/item/prepared.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { given } from '#machines/given.ts';
import { type PreparationContext, type PreparationScreen, preparationScreens } from './types.ts';

/** Whether something was uploaded, and nothing that was chosen is still missing. */
export const hasAllFiles = ({ files, pending }: PreparationContext): boolean =>
  files.length > 0 && pending.length === 0;

/** What each step has as its answer; null where there is none. The overview has none: it is the last one. */
const answersIn = (context: PreparationContext): Record<PreparationScreen, unknown> => ({
  'preparation-process/prepare-collection': context.place,
  'preparation-process/metadata': context.words,
  'preparation-process/parameters': context.terms,
  'preparation-process/upload-content': hasAllFiles(context) ? context.files : null,
  'preparation-process/product-metadata': context.details,
  'preparation-process/collection-summary': null,
});

/** How many steps are answered, one after the other from the first. */
export function stepsDone(context: PreparationContext): number {
  const answers = answersIn(context);
  return preparationScreens.findIndex((screen) => answers[screen] === null);
}

/** Whether all steps before this one are answered. */
export const isReached = (context: PreparationContext, screen: PreparationScreen): boolean =>
  stepsDone(context) >= preparationScreens.indexOf(screen);

/** All that was prepared. @throws where something is missing. */
export const preparedIn = ({ place, words, terms, files, details }: PreparationContext): PreparedItem => ({
  place: given(place),
  words: given(words),
  terms: given(terms),
  files,
  details: given(details),
});

/** Whether the shop looked at what it was sent and did not take it: then nothing came of it. */
export const isRejected = (failure: Failure): boolean =>
  ['violations', 'conflict', 'notFound', 'rateLimited'].includes(failure.kind) ||
  (failure.kind === 'general' && failure.status !== null && failure.status >= 400 && failure.status < 500);

/** Whether the shop will not take this price from this seller later either: it does not help to send it again. */
export const isPriceRefused = (failure: Failure): boolean =>
  failure.kind === 'identityRequired' || (isRejected(failure) && failure.kind !== 'rateLimited');
