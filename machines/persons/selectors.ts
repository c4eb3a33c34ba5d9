import type { SnapshotFrom } from 'xstate';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { PersonDraft } from '#domain/shop/personDrafts.ts';
import type { personsMachine } from './machine.ts';
import { isComplete as isRuleKept, listedOf, personIn } from './rules.ts';

export type PersonsSnapshot = SnapshotFrom<typeof personsMachine>;

/** What the page shows: the list or somebody's form; before, that it reads. */
export type PersonsStage = 'reading' | 'unread' | 'list' | 'form';

export function selectStage(snapshot: PersonsSnapshot): PersonsStage {
  if (snapshot.matches('unread')) return 'unread';
  if (['editing', 'saving', 'recognising', 'notSaved', 'looking', 'gone'].some((state) => snapshot.value === state))
    return 'form';
  // Once there was a list, it stands until it is read anew; at the end the page waits until the way on is known.
  const isFirst = snapshot.matches('reading') && snapshot.context.persons.length === 0;
  return isFirst || snapshot.matches('finished') ? 'reading' : 'list';
}

export const isBusy = (snapshot: PersonsSnapshot) => snapshot.hasTag('busy');
/** Why the last call had no good answer; null while it is looked at what came of it. */
export const selectFailure = (snapshot: PersonsSnapshot) => (isBusy(snapshot) ? null : snapshot.context.failure);
/** Whether what was sent may have arrived: it is looked for before it is sent again. */
export const isUncertain = (snapshot: PersonsSnapshot) => snapshot.matches('notSaved');
/** Those of the list. */
export const selectListed = (snapshot: PersonsSnapshot): UboPerson[] => listedOf(snapshot.context);
/** All who are named, in whichever capacity. */
export const selectAll = (snapshot: PersonsSnapshot): readonly UboPerson[] => snapshot.context.persons;
/** Whose data are changed; null for somebody new. */
export const selectChosen = (snapshot: PersonsSnapshot): UboPerson | null =>
  personIn(snapshot.context, snapshot.context.chosen);
/** By the id that they had when the form was opened; null for somebody new. */
export const selectChosenId = (snapshot: PersonsSnapshot): number | null => snapshot.context.chosen;
/** Whether they were removed elsewhere meanwhile: what is sent then names them anew. */
export const isMissing = (snapshot: PersonsSnapshot): boolean =>
  selectChosenId(snapshot) !== null && selectChosen(snapshot) === null;
/** Whether that is to be said first. */
export const isGone = (snapshot: PersonsSnapshot): boolean => snapshot.matches('gone');
/** What was submitted last, until the shop has it. */
export const selectGiven = (snapshot: PersonsSnapshot): PersonDraft | null => snapshot.context.given;
/** Who was removed and can be put back. */
export const selectRemoved = (snapshot: PersonsSnapshot): UboPerson | null => snapshot.context.removed;
/** Whether one may go on (spec section 5). */
export const isComplete = (snapshot: PersonsSnapshot): boolean => isRuleKept(snapshot.context);
/** Whether whoever has the account acts by a power of attorney, as they chose last; null where nothing was. */
export const selectAuthority = (snapshot: PersonsSnapshot): boolean | null => snapshot.context.powerOfAttorney;
