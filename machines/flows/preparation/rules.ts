import type { PreparedItem } from '#domain/item/prepared.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { type PreparationContext, type PreparationScreen, preparationScreens } from './types.ts';

/** Returns true if at least one file is uploaded and no chosen file is pending. */
export const hasAllFiles = ({ files, pending }: PreparationContext): boolean =>
  files.length > 0 && pending.length === 0;

/** Returns the answer of each step; null for unanswered steps and for the overview, which is the last step. */
const answersIn = (context: PreparationContext): Record<PreparationScreen, unknown> => ({
  'preparation-process/prepare-collection': context.place,
  'preparation-process/metadata': context.words,
  'preparation-process/parameters': context.terms,
  'preparation-process/upload-content': hasAllFiles(context) ? context.files : null,
  'preparation-process/product-metadata': context.details,
  'preparation-process/collection-summary': null,
});

/** Returns the number of consecutive answered steps, counted from the first. */
export function stepsDone(context: PreparationContext): number {
  const answers = answersIn(context);
  return preparationScreens.findIndex((screen) => answers[screen] === null);
}

/** Returns true if all steps before this one are answered. */
export const isReached = (context: PreparationContext, screen: PreparationScreen): boolean =>
  stepsDone(context) >= preparationScreens.indexOf(screen);

/** Returns all answers. @throws if one is missing. */
export const preparedIn = ({ place, words, terms, files, details }: PreparationContext): PreparedItem => ({
  place: nonNull(place),
  words: nonNull(words),
  terms: nonNull(terms),
  files,
  details: nonNull(details),
});

/** Returns true if the shop has judged and refused the call, so that it had no effect. */
export const isRejected = (failure: Failure): boolean =>
  ['violations', 'conflict', 'notFound', 'rateLimited'].includes(failure.kind) ||
  (failure.kind === 'general' && failure.status !== null && failure.status >= 400 && failure.status < 500);

/** Returns true if the shop will never accept this price from this seller, so that a retry is pointless. */
export const isPriceRefused = (failure: Failure): boolean =>
  failure.kind === 'identityRequired' || (isRejected(failure) && failure.kind !== 'rateLimited');
