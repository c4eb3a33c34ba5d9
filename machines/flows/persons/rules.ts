import {
  hasBeneficialOwner,
  hasRepresentative,
  isOwner,
  isRepresentative,
  isUser,
} from '#domain/onboarding/ownership.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { draftOf, isSameDraft } from '#domain/shop/personDrafts.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import type { PersonsContext } from './types.ts';

type Listed = Pick<PersonsContext, 'capacity' | 'persons'>;

/** Returns the persons in the list's capacity. */
export const listedOf = ({ capacity, persons }: Listed): UboPerson[] =>
  persons.filter(capacity === 'owner' ? isOwner : isRepresentative);

/** Returns the person of the list with this id; null if missing or removed. */
export const personIn = (context: Listed, id: number | null): UboPerson | null =>
  listedOf(context).find((each) => each.id === id) ?? null;

/** Returns false for the account holder, whose data is edited elsewhere. */
export const isEditable = (person: UboPerson | null): boolean => person !== null && !isUser(person);

/** Returns true if the list fulfils the step's rule (requirements 5.15 and 5.16), which the guard uses as well. */
export const isComplete = ({ capacity, persons }: Listed): boolean =>
  capacity === 'owner' ? hasBeneficialOwner(persons) : hasRepresentative(persons);

/** Returns true if the shop has the submitted data, of the chosen person or of a new one. */
export function isSaid(context: PersonsContext, persons: readonly UboPerson[]): boolean {
  const id = stillThere(context.chosen, context.persons);
  return listedOf({ capacity: context.capacity, persons: [...persons] }).some(
    (each) => (id === null || each.id === id) && isSameDraft(draftOf(each), nonNull(context.given)),
  );
}

/** Returns the id of the chosen person; null if removed elsewhere, so that saving adds a new person. */
export const stillThere = (chosen: number | null, persons: readonly UboPerson[]): number | null =>
  persons.some(({ id }) => id === chosen) ? chosen : null;
