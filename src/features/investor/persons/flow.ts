import { type ActorRefFrom, fromPromise } from 'xstate';
import { byId, readAllPages } from '#api/allPages.ts';
import { readUboUsers } from '#api/onboarding.ts';
import { addPerson, changeAuthority, changePerson, removePerson } from '#api/persons.ts';
import type { App } from '#app/app.ts';
import { disclosureDraft } from '#app/disclosure/saved.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import type { Change } from '#app/resources/resources.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { type Capacity, draftOf } from '#domain/shop/personDrafts.ts';
import { personsMachine } from '#machines/flows/persons/machine.ts';
import type { Asked } from '#machines/flows/persons/types.ts';
import { valuesAsOwner, valuesOf } from './person.ts';

export type PersonsActor = ActorRefFrom<typeof personsMachine>;

/**
 * Returns the draft of a person's form, kept on this device until the shop has the person. `person`: null for a new
 * one.
 */
export const personDraft = (capacity: Capacity, person: number | null, customerUuid: string, begunWith: object) =>
  disclosureDraft(`persons.${capacity}.${person}`, customerUuid, begunWith);

/** Returns the listed persons whose drafts the shop does not have; null among them is a new person. */
export const unsentOf = (capacity: Capacity, listed: readonly UboPerson[], customerUuid: string) =>
  [...listed, null].filter((person) => {
    const begunWith = valuesOf(person && draftOf(person));
    return personDraft(capacity, person?.id ?? null, customerUuid, begunWith).read() !== null;
  });

/** Fills the form of a new owner with a representative's data. */
export const fillOwner = (representative: UboPerson, customerUuid: string) =>
  personDraft('owner', null, customerUuid, valuesOf(null)).write(valuesAsOwner(draftOf(representative)));

/**
 * Connects the machine to the shop. A reload restarts the machine: the shop has the named persons, the draft has what
 * was typed, and the URL names the open form.
 */
export function personsFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  customerUuid: string,
  capacity: Capacity,
  onEnd: (...changes: readonly Change[]) => void,
  asked: Asked | null = null,
): Flow<typeof personsMachine> {
  return {
    machine: personsMachine.provide({
      actors: {
        readPersons: fromPromise(({ signal }) => readAllPages((page) => readUboUsers(http, page, signal), byId)),
        savePerson: fromPromise(async ({ input: { id, draft, ...input }, signal }) => {
          if (id === null) await addPerson(http, input.capacity, draft, signal);
          else await changePerson(http, input.capacity, { ...draft, id }, signal);
        }),
        removePerson: fromPromise(async ({ input, signal }) => {
          await removePerson(http, input.id, signal);
        }),
        changeAuthority: fromPromise(async ({ input, signal }) => {
          await changeAuthority(http, input, signal);
        }),
      },
    }),
    input: { capacity, asked },
    listen(persons: PersonsActor) {
      // The named persons decide on the company's progress, its required proofs, and a new check.
      return [
        persons.on('persons.changed', () => {
          resources.invalidate('evidence');
          resources.invalidate('customer');
        }),
        persons.on('draft.forgotten', ({ person }) => personDraft(capacity, person, customerUuid, {}).forget()),
        persons.subscribe({
          complete() {
            // Also covers another tab's changes: the guard must not decide by a list that it read before.
            onEnd('evidence');
          },
        }),
      ];
    },
  };
}
