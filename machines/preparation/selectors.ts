import type { SnapshotFrom } from 'xstate';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import type { PreparedItem } from '#domain/item/prepared.ts';
import type { SellingObstacle } from '#domain/person/maySell.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { given } from '#machines/given.ts';
import type { preparationMachine } from './machine.ts';
import { preparedIn, stepsDone } from './rules.ts';
import type { PreparationScreen } from './types.ts';

export type PreparationSnapshot = SnapshotFrom<typeof preparationMachine>;

/** The screen that belongs in the address bar; null once what was prepared was given up. */
export function selectScreen(snapshot: PreparationSnapshot): PreparationScreen | null {
  return Object.values(snapshot.getMeta()).find((meta) => meta?.screen)?.screen ?? null;
}

/** Whether one may go to a screen now by its link or address. */
export const isOpen = (snapshot: PreparationSnapshot, screen: PreparationScreen) =>
  snapshot.can({ type: 'screen.requested', screen });

/** What keeps the customer from selling; null where nothing does, or nobody knows yet. */
export function selectObstacle(snapshot: PreparationSnapshot): SellingObstacle | null {
  if (snapshot.matches('unidentified') && snapshot.context.isRejected) return 'rejected';
  return (['banned', 'underReview', 'unidentified'] as const).find((state) => snapshot.matches(state)) ?? null;
}

/** What a work may belong to; null where it is not known. */
export const selectCategories = (snapshot: PreparationSnapshot) =>
  snapshot.matches('checking') || snapshot.matches('unread') ? null : snapshot.context.categories;

/** All that was prepared, for the overview. @throws where something is missing, which is before it. */
export const selectItem = ({ context }: PreparationSnapshot): PreparedItem => preparedIn(context);

export interface MadeItem {
  title: string;
  code: string;
  /** It is sold to released wallets only. */
  isRestricted: boolean;
  /** Why the shop did not take its price; null where it did, so that the work is for sale. */
  refusal: Failure | null;
}

/** The work once it is made and published, or its price was refused; null before. */
export function selectMade(snapshot: PreparationSnapshot): MadeItem | null {
  const isRefused = snapshot.matches('unpriced');
  if (!isRefused && !snapshot.matches('published')) return null;
  const { words, terms, code, failure } = snapshot.context;
  const isRestricted = given(terms).whitelisting;
  return { title: given(words).titleDe, code: given(code), isRestricted, refusal: isRefused ? given(failure) : null };
}

export const isGivenUp = (snapshot: PreparationSnapshot) => snapshot.matches('left');
/** Whether nobody knows if the work is published. */
export const isUnanswered = (snapshot: PreparationSnapshot) => snapshot.matches({ publishing: 'unanswered' });

/** What was prepared so far. */
export const selectPrepared = ({ context }: PreparationSnapshot) => context;
/** Why the last call had no good answer. */
export const selectFailure = (snapshot: PreparationSnapshot) => snapshot.context.failure;
export const isBusy = (snapshot: PreparationSnapshot) => snapshot.hasTag('busy');
export const selectStepsDone = (snapshot: PreparationSnapshot) => stepsDone(snapshot.context);
export const canGoOn = (snapshot: PreparationSnapshot) => snapshot.can({ type: 'files.submitted' });
/** How many files more there may be. */
export const selectRoom = ({ context }: PreparationSnapshot) => itemLimits.files - context.files.length;

const isLeaving = (snapshot: PreparationSnapshot) => snapshot.can({ type: 'leave.declined' });

/** What a navigation away from the flow means now: `asks` loses something, `later` waits for the shop's answer. */
export function selectLeaving(snapshot: PreparationSnapshot): 'free' | 'asks' | 'later' {
  if (isLeaving(snapshot) || snapshot.can({ type: 'leave.requested' })) return 'asks';
  return snapshot.matches('publishing') ? 'later' : 'free';
}

/**
 * Whether the snapshot may be kept for a reload. While the work is published it is kept in the states that only read: what
 * may have been written under its reference is looked for then, and not written anew.
 */
export const isPersistable = (snapshot: PreparationSnapshot) =>
  snapshot.status === 'active' &&
  !isLeaving(snapshot) &&
  !snapshot.matches({ unpriced: 'mending' }) &&
  (!isBusy(snapshot) || snapshot.matches({ publishing: 'verifying' }) || snapshot.matches({ publishing: 'looking' }));
