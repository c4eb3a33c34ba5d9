import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCategories } from '#api/categories.ts';
import { readCustomer } from '#api/customers.ts';
import { createItem, offerItem } from '#api/itemDrafts.ts';
import { readProduct } from '#api/products.ts';
import type { App } from '#app/app.ts';
import { deleteDraft, formDraft, readDraft, readFields, storeFields } from '#app/drafts.ts';
import type { Flow } from '#app/startFlow.ts';
import { newItemOf, offerOf } from '#domain/item/prepared.ts';
import { maySell } from '#domain/person/maySell.ts';
import { preparationMachine } from '#machines/preparation/machine.ts';
import { isPersistable } from '#machines/preparation/selectors.ts';

export type PreparationActor = ActorRefFrom<typeof preparationMachine>;

/** What the flow keeps in this tab. */
const DRAFT = 'preparation';
const REFERENCE = `${DRAFT}.reference`;
const forms = ['place', 'words', 'terms', 'details'] as const;

/** What is being typed, by form, kept in this tab. */
export const draftsOf = (customerUuid: string) => {
  const draft = (form: (typeof forms)[number]) => formDraft(`${DRAFT}.${form}`, customerUuid);
  return { place: draft('place'), words: draft('words'), terms: draft('terms'), details: draft('details') };
};

/** Under which this preparation's work is made: the same until it is published or given up, also after a reload. */
function referenceOf(customerUuid: string): string {
  const reference = readFields(REFERENCE, customerUuid).reference ?? crypto.randomUUID();
  storeFields(REFERENCE, customerUuid, { reference });
  return reference;
}

/** The machine on the shop, and its draft in this tab, which is deleted when the flow ends. */
export function preparationFlow(
  { http, session, resources }: Pick<App, 'http' | 'session' | 'resources'>,
  customerUuid: string,
): Flow<typeof preparationMachine> {
  const reference = referenceOf(customerUuid);
  return {
    machine: preparationMachine.provide({
      actors: {
        readSeller: fromPromise(async ({ signal }) => {
          const [customer, categories] = await Promise.all([
            readCustomer(http, customerUuid, signal),
            readCategories(http, signal),
          ]);
          return { isIdentified: maySell(customer), categories };
        }),
        createItem: fromPromise(async ({ input: { item }, signal }) => {
          const { code } = await createItem(http, newItemOf(item, reference), signal);
          return { code };
        }),
        readOffer: fromPromise(async ({ input, signal }) => ({
          isOffered: (await readProduct(http, input.code, signal)).defaultVariant !== null,
        })),
        offerItem: fromPromise(async ({ input: { code, terms }, signal }) => {
          await offerItem(http, offerOf(code, terms), signal);
        }),
      },
    }),
    input: undefined,
    snapshot: readDraft(DRAFT, customerUuid, preparationMachine) ?? undefined,
    // What was written under its reference is looked for by the machine itself.
    tellRestored: () => undefined,
    draft: { name: DRAFT, customerUuid, session, isPersistable },
    listen(preparation: PreparationActor) {
      const { unsubscribe } = preparation.subscribe({
        complete() {
          resources.invalidate('items');
          deleteDraft(DRAFT);
          deleteDraft(REFERENCE);
          for (const draft of Object.values(draftsOf(customerUuid))) draft.forget();
        },
      });
      return unsubscribe;
    },
  };
}
