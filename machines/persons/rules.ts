import { hasBeneficialOwner, hasRepresentative } from '#domain/onboarding/company.ts';
import { isOwner, isRepresentative, isUser } from '#domain/onboarding/ownership.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { draftOf, isSameDraft } from '#domain/shop/personDrafts.ts';
import { given } from '#machines/given.ts';
import type { PersonsContext } from './types.ts';

type Listed = Pick<PersonsContext, 'capacity' | 'persons'>;

/** Those of the list that is shown. */
export const listedOf = ({ capacity, persons }: Listed): UboPerson[] =>
  persons.filter(capacity === 'owner' ? isOwner : isRepresentative);

/** Somebody of the list; null where they are not there, or not any more. */
export const personIn = (context: Listed, id: number | null): UboPerson | null =>
  listedOf(context).find((each) => each.id === id) ?? null;

/** Whoever has the account says who they are elsewhere. */
export const isEditable = (person: UboPerson | null): boolean => person !== null && !isUser(person);

/** Whether the step's rule is kept (spec section 5): the guard goes by the same. */
export const isComplete = ({ capacity, persons }: Listed): boolean =>
  capacity === 'owner' ? hasBeneficialOwner(persons) : hasRepresentative(persons);

/** Whether the shop has what was submitted: of somebody who is named, or of somebody new. */
export function isSaid(context: PersonsContext, persons: readonly UboPerson[]): boolean {
  const id = stillThere(context.chosen, context.persons);
  return listedOf({ capacity: context.capacity, persons: [...persons] }).some(
    (each) => (id === null || each.id === id) && isSameDraft(draftOf(each), given(context.given)),
  );
}

/** Whose data are changed; null where they were removed elsewhere, and are somebody new. */
export const stillThere = (chosen: number | null, persons: readonly UboPerson[]): number | null =>
  persons.some(({ id }) => id === chosen) ? chosen : null;
