import { assign, emit, setup } from 'xstate';
import { isRemovable, isUser } from '#domain/onboarding/ownership.ts';
import { failureOf } from '#domain/shop/failure.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { draftOf, type PersonDraft } from '#domain/shop/personDrafts.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { changeAuthority, readPersons, removePerson, savePerson } from './ports.ts';
import { isComplete, isEditable, isSaid, personIn, stillThere } from './rules.ts';
import type { PersonsContext, PersonsEmitted, PersonsEvent, PersonsInput } from './types.ts';

type ReadPersons = { persons: UboPerson[] };
type Whom = { id: number };

export const personsSetup = setup({
  types: {
    context: {} as PersonsContext,
    events: {} as PersonsEvent,
    input: {} as PersonsInput,
    emitted: {} as PersonsEmitted,
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { readPersons, savePerson, removePerson, changeAuthority },
  guards: {
    isEditable: ({ context }, { id }: Whom) => isEditable(personIn(context, id)),
    isRemovable: ({ context }, { id }: Whom) => {
      const person = personIn(context, id);
      return person !== null && isRemovable(person, context.persons);
    },
    isUser: ({ context }, { id }: Whom) => {
      const person = personIn(context, id);
      return person !== null && isUser(person);
    },
    hasRemoved: ({ context }) => context.removed !== null,
    isComplete: ({ context }) => isComplete(context),
    isSaid: ({ context }, { persons }: ReadPersons) => isSaid(context, persons),
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).kind === 'violations',
    /** True if another tab, or a browser's own retry of a call with a cut connection, was first. */
    isThereAlready: (_, { error }: { error: unknown }) => failureOf(error).kind === 'conflict',
    isFormAsked: ({ context: { asked, capacity } }, { persons }: ReadPersons) =>
      asked !== null && (asked.id === null || isEditable(personIn({ capacity, persons }, asked.id))),
    /** True if the typed data can be restored: it is stored under the person's id, and that person still exists. */
    isKept: ({ context: { chosen, persons } }) => chosen === null || stillThere(chosen, persons) !== null,
    /** True if the person was removed meanwhile: the form says so before saving adds them again. */
    isRemovedMeanwhile: ({ context: { chosen, persons: before } }, { persons }: ReadPersons) =>
      stillThere(chosen, before) !== null && stillThere(chosen, persons) === null,
    isWithoutChosen: ({ context }, { persons }: ReadPersons) => stillThere(context.chosen, persons) === null,
    /** True if the shop no longer has the person; a new person cannot be missing. */
    isGone: ({ context: { chosen, persons } }, { error }: { error: unknown }) =>
      stillThere(chosen, persons) !== null && failureOf(error).kind === 'notFound',
  },
  actions: {
    rememberPersons: assign((_, { persons }: ReadPersons) => ({ persons, powerOfAttorney: null, failure: null })),
    /** Keeps the failure that caused the read. */
    keepPersons: assign((_, { persons }: ReadPersons) => ({ persons })),
    chooseAsked: assign(({ context }) => ({ chosen: context.asked?.id ?? null, asked: null })),
    forgetAsked: assign({ asked: null }),
    /** Removes the person whom the shop no longer has. */
    forgetPerson: assign(({ context }) => ({
      persons: context.persons.filter(({ id }) => id !== context.chosen),
      failure: null,
    })),
    choose: assign((_, { id }: { id: number | null }) => ({ chosen: id, removed: null, failure: null })),
    rememberAuthority: assign((_, params: { powerOfAttorney: boolean }) => params),
    rememberGiven: assign((_, { draft }: { draft: PersonDraft }) => ({ given: draft, failure: null })),
    /** Turns the removed person into a new one with all known data. */
    takeRemoved: assign(({ context }) => ({ chosen: null, given: draftOf(nonNull(context.removed)), failure: null })),
    forgetGiven: assign({ given: null, chosen: null, removed: null, failure: null }),
    rememberRemoved: assign(({ context }) => ({ removed: personIn(context, context.chosen), chosen: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({
      failure: failureOf(error),
      powerOfAttorney: null,
    })),
    clearFailure: assign({ failure: null }),
    emitChange: emit({ type: 'persons.changed' }),
    emitForgotten: emit(({ context }) => ({ type: 'draft.forgotten', person: context.chosen })),
  },
});
