import type { SnapshotFrom } from 'xstate';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import type { PreparedItem } from '#domain/item/prepared.ts';
import type { SellingObstacle } from '#domain/person/maySell.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import type { preparationMachine } from './machine.ts';
import { preparedIn, stepsDone } from './rules.ts';
import type { PreparationScreen } from './types.ts';

export type PreparationSnapshot = SnapshotFrom<typeof preparationMachine>;

/** Returns true if the customer may open this screen now by a link or the address. */
export const isOpen = (snapshot: PreparationSnapshot, screen: PreparationScreen) =>
  snapshot.can({ type: 'screen.requested', screen });

/** Returns the reason why the customer cannot sell; null if they can, or before it is known. */
export function selectObstacle(snapshot: PreparationSnapshot): SellingObstacle | null {
  if (snapshot.matches('unidentified') && snapshot.context.isRejected) return 'rejected';
  return (['banned', 'underReview', 'unidentified'] as const).find((state) => snapshot.matches(state)) ?? null;
}

/** Returns the categories of a work; null before they are loaded. */
export const selectCategories = (snapshot: PreparationSnapshot) =>
  snapshot.matches('checking') || snapshot.matches('unread') ? null : snapshot.context.categories;

/** Returns all answers for the overview. @throws before the overview, while an answer is missing. */
export const selectItem = ({ context }: PreparationSnapshot): PreparedItem => preparedIn(context);

export interface MadeItem {
  title: string;
  code: string;
  /** True if only whitelisted wallets may buy the work. */
  isRestricted: boolean;
  /** Reason why the shop refused the price; null if the work is for sale. */
  refusal: Failure | null;
}

/** Returns the work after it was published or its price was refused; null before. */
export function selectMade(snapshot: PreparationSnapshot): MadeItem | null {
  const isRefused = snapshot.matches('unpriced');
  if (!isRefused && !snapshot.matches('published')) return null;
  const { words, terms, code, failure } = snapshot.context;
  const isRestricted = nonNull(terms).whitelisting;
  return {
    title: nonNull(words).titleDe,
    code: nonNull(code),
    isRestricted,
    refusal: isRefused ? nonNull(failure) : null,
  };
}

export const isGivenUp = (snapshot: PreparationSnapshot) => snapshot.matches('left');
/** True if it is unknown whether the work is published. */
export const isUnanswered = (snapshot: PreparationSnapshot) => snapshot.matches({ publishing: 'unanswered' });

export const selectPrepared = ({ context }: PreparationSnapshot) => context;
export const selectFailure = (snapshot: PreparationSnapshot) => snapshot.context.failure;
export const isBusy = (snapshot: PreparationSnapshot) => snapshot.hasTag('busy');
export const selectStepsDone = (snapshot: PreparationSnapshot) => stepsDone(snapshot.context);
export const canGoOn = (snapshot: PreparationSnapshot) => snapshot.can({ type: 'files.submitted' });
/** Returns the number of files that can still be added. */
export const selectRoom = ({ context }: PreparationSnapshot) => itemLimits.files - context.files.length;

const isLeaving = (snapshot: PreparationSnapshot) => snapshot.can({ type: 'leave.declined' });

/**
 * Returns the rule for a navigation away from the flow: `asks` if data would be lost, `later` until the shop's answer.
 */
export function selectLeaving(snapshot: PreparationSnapshot): 'free' | 'asks' | 'later' {
  if (isLeaving(snapshot) || snapshot.can({ type: 'leave.requested' })) return 'asks';
  return snapshot.matches('publishing') ? 'later' : 'free';
}

/**
 * True if the snapshot may be stored for a reload. During publication only the reading states are stored: after a
 * reload the machine looks for a work under its reference instead of writing it again.
 */
export const isPersistable = (snapshot: PreparationSnapshot) =>
  snapshot.status === 'active' &&
  !isLeaving(snapshot) &&
  !snapshot.matches({ unpriced: 'mending' }) &&
  (!isBusy(snapshot) || snapshot.matches({ publishing: 'verifying' }) || snapshot.matches({ publishing: 'looking' }));
