import type { SnapshotFrom } from 'xstate';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { PersonDraft } from '#domain/shop/personDrafts.ts';
import type { personsMachine } from './machine.ts';
import { isComplete as isRuleKept, listedOf, personIn } from './rules.ts';

export type PersonsSnapshot = SnapshotFrom<typeof personsMachine>;

export type PersonsStage = 'reading' | 'unread' | 'list' | 'form';

export function selectStage(snapshot: PersonsSnapshot): PersonsStage {
  if (snapshot.matches('unread')) return 'unread';
  if (['editing', 'saving', 'recognising', 'notSaved', 'looking', 'gone'].some((state) => snapshot.value === state))
    return 'form';
  // A list stays visible while it is read again. A finished machine shows the loading state until the page changes.
  const isFirst = snapshot.matches('reading') && snapshot.context.persons.length === 0;
  return isFirst || snapshot.matches('finished') ? 'reading' : 'list';
}

export const isBusy = (snapshot: PersonsSnapshot) => snapshot.hasTag('busy');
/** Returns the failure of the last call; null while the machine checks its result. */
export const selectFailure = (snapshot: PersonsSnapshot) => (isBusy(snapshot) ? null : snapshot.context.failure);
/** True if the submitted data may have reached the shop; the machine reads the list before it sends the data again. */
export const isUncertain = (snapshot: PersonsSnapshot) => snapshot.matches('notSaved');
export const selectListed = (snapshot: PersonsSnapshot): UboPerson[] => listedOf(snapshot.context);
export const selectAll = (snapshot: PersonsSnapshot): readonly UboPerson[] => snapshot.context.persons;
export const selectChosen = (snapshot: PersonsSnapshot): UboPerson | null =>
  personIn(snapshot.context, snapshot.context.chosen);
/** Returns the id of the person when the form was opened; null for a new person. */
export const selectChosenId = (snapshot: PersonsSnapshot): number | null => snapshot.context.chosen;
/** True if the person was removed elsewhere meanwhile, so that saving adds them again. */
export const isMissing = (snapshot: PersonsSnapshot): boolean =>
  selectChosenId(snapshot) !== null && selectChosen(snapshot) === null;
/** True if the form first has to say that the person was removed. */
export const isGone = (snapshot: PersonsSnapshot): boolean => snapshot.matches('gone');
/** Returns the submitted data until the shop has it; null otherwise. */
export const selectGiven = (snapshot: PersonsSnapshot): PersonDraft | null => snapshot.context.given;
/** Returns the removed person who can be restored; null if there is none. */
export const selectRemoved = (snapshot: PersonsSnapshot): UboPerson | null => snapshot.context.removed;
/** True if the user may continue (requirements 5.15 and 5.16). */
export const isComplete = (snapshot: PersonsSnapshot): boolean => isRuleKept(snapshot.context);
/** True if the account holder last chose to act by a power of attorney; null without a pending choice. */
export const selectAuthority = (snapshot: PersonsSnapshot): boolean | null => snapshot.context.powerOfAttorney;
