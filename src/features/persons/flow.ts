import { type ActorRefFrom, fromPromise } from 'xstate';
import { readAllPages } from '#api/allPages.ts';
import { readUboUsers } from '#api/onboarding.ts';
import { addPerson, changeAuthority, changePerson, removePerson } from '#api/persons.ts';
import type { App } from '#app/app.ts';
import { disclosureDraft } from '#app/disclosure/saved.ts';
import type { Change } from '#app/resources.ts';
import type { Flow } from '#app/startFlow.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { type Capacity, draftOf } from '#domain/shop/personDrafts.ts';
import { personsMachine } from '#machines/persons/machine.ts';
import type { Asked } from '#machines/persons/types.ts';
import { valuesAsOwner, valuesOf } from './person.ts';

export type PersonsActor = ActorRefFrom<typeof personsMachine>;

/** What is typed about somebody, kept on this device until the shop has it; `null` for somebody new. */
export const personDraft = (capacity: Capacity, person: number | null, customerUuid: string, begunWith: object) =>
  disclosureDraft(`persons.${capacity}.${person}`, customerUuid, begunWith);

/** Of whom something was typed that the shop does not have: of these, and of somebody new (null). */
export const unsentOf = (capacity: Capacity, listed: readonly UboPerson[], customerUuid: string) =>
  [...listed, null].filter((person) => {
    const begunWith = valuesOf(person && draftOf(person));
    return personDraft(capacity, person?.id ?? null, customerUuid, begunWith).read() !== null;
  });

/** Fills the form of a new owner with what is known of a representative. */
export const fillOwner = (representative: UboPerson, customerUuid: string) =>
  personDraft('owner', null, customerUuid, valuesOf(null)).write(valuesAsOwner(draftOf(representative)));

/**
 * The machine on the shop. It begins anew after a reload: who is named is at the shop, what is typed in the draft, and whose
 * form was open in the address.
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
        readPersons: fromPromise(({ signal }) =>
          readAllPages(
            (page) => readUboUsers(http, page, signal),
            ({ id }) => id,
          ),
        ),
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
      // Who is named decides how far the company has come, what it has to prove, and whether it is checked anew.
      let changes: readonly Change[] = [];
      const listening = [
        persons.on('persons.changed', () => {
          changes = ['evidence', 'customer'];
        }),
        persons.on('draft.forgotten', ({ person }) => personDraft(capacity, person, customerUuid, {}).forget()),
        persons.subscribe({
          complete() {
            // Also what another tab changed: nobody goes on by a list that was read for the guard before.
            onEnd('evidence');
            changes = [];
          },
        }),
      ];
      return () => {
        for (const change of changes) resources.invalidate(change);
        for (const { unsubscribe } of listening) unsubscribe();
      };
    },
  };
}
