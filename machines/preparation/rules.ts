import type { PreparedItem } from '#domain/item/prepared.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { given } from '#machines/given.ts';
import type { PreparationContext } from './types.ts';

/** How many steps are answered, one after the other from the first. */
export function stepsDone({ place, words, terms, files, pending, details }: PreparationContext): number {
  const answers = [place, words, terms, files.length > 0 && pending.length === 0 ? files : null, details];
  const open = answers.indexOf(null);
  return open === -1 ? answers.length : open;
}

/** All that was prepared. @throws where something is missing. */
export const preparedIn = ({ place, words, terms, files, details }: PreparationContext): PreparedItem => ({
  place: given(place),
  words: given(words),
  terms: given(terms),
  files,
  details: given(details),
});

/** Whether the shop looked at what it was sent and did not take it: then nothing was made of it. */
export const isRejected = (failure: Failure): boolean =>
  ['violations', 'conflict', 'notFound', 'rateLimited'].includes(failure.kind) ||
  (failure.kind === 'general' && failure.status !== null && failure.status >= 400 && failure.status < 500);
