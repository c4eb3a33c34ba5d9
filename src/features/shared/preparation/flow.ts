import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCategories } from '#api/categories.ts';
import { readCustomer } from '#api/customers.ts';
import { createItem, offerItem } from '#api/itemDrafts.ts';
import { readIdentification } from '#api/onboarding.ts';
import { readProduct } from '#api/products.ts';
import type { App } from '#app/app.ts';
import { deleteDraft, formDraft, readDraft, readFields, storeFields } from '#app/drafts/drafts.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { customer } from '#app/reads/customer.ts';
import { identification } from '#app/reads/identification.ts';
import { newItemOf, offerOf } from '#domain/item/prepared.ts';
import { isUnderReview } from '#domain/onboarding/identity.ts';
import { sellingObstacleFor } from '#domain/person/maySell.ts';
import { preparationMachine } from '#machines/flows/preparation/machine.ts';
import { isPersistable, selectObstacle } from '#machines/flows/preparation/selectors.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';

export type PreparationActor = ActorRefFrom<typeof preparationMachine>;

/** Prefix of the flow's storage keys in this tab. */
const DRAFT = 'preparation';
const REFERENCE = `${DRAFT}.reference`;
const forms = ['place', 'words', 'terms', 'details'] as const;

export const draftsOf = (customerUuid: string) => {
  const draft = (form: (typeof forms)[number]) => formDraft(`${DRAFT}.${form}`, customerUuid);
  return { place: draft('place'), words: draft('words'), terms: draft('terms'), details: draft('details') };
};

/**
 * Returns the reference under which the work is created: constant until the work is published or given up, even after a
 * reload.
 */
function referenceOf(customerUuid: string): string {
  const reference = readFields(REFERENCE, customerUuid).reference ?? crypto.randomUUID();
  storeFields(REFERENCE, customerUuid, { reference });
  return reference;
}

/**
 * Connects the machine to the shop, and to its draft in this tab, which is deleted when the flow ends or starts another
 * work.
 */
export function preparationFlow(
  { http, session, resources }: Pick<App, 'http' | 'session' | 'resources'>,
  customerUuid: string,
): Flow<typeof preparationMachine> {
  let reference = referenceOf(customerUuid);
  const forgetAll = () => {
    deleteDraft(DRAFT);
    deleteDraft(REFERENCE);
    for (const draft of Object.values(draftsOf(customerUuid))) draft.forget();
  };
  return {
    machine: preparationMachine.provide({
      actors: {
        readSeller: fromPromise(async ({ signal }) => {
          const [person, categories] = await Promise.all([
            readCustomer(http, customerUuid, signal),
            readCategories(http, signal),
          ]);
          // The check adds nothing for a customer who is identified, or who may not sell at all.
          const isDecided = sellingObstacleFor(person, null) !== 'unidentified';
          const check = isDecided ? null : await readIdentification(http, signal);
          return { obstacle: sellingObstacleFor(person, check), categories };
        }),
        createItem: fromPromise(async ({ input: { item }, signal }) => {
          const { code } = await createItem(http, newItemOf(item, reference), signal);
          // The work is listed among the others even if it gets no price.
          resources.invalidate('items');
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
    // Checks customers again who could not sell; a work created under the reference is looked for in any case.
    tellRestored: (preparation: PreparationActor) => preparation.send({ type: 'retry.requested' }),
    draft: { name: DRAFT, customerUuid, session, isPersistable },
    listen(preparation: PreparationActor) {
      const completion = preparation.subscribe({
        complete() {
          resources.invalidate('items');
          forgetAll();
        },
      });
      // Under the same reference, the shop would return the existing work.
      const settled = preparation.on('work.settled', () => {
        forgetAll();
        reference = referenceOf(customerUuid);
      });
      // Customers who wait for their identity check see its result without asking.
      const obstacle = () => selectObstacle(preparation.getSnapshot());
      const lookAgain = () => preparation.send({ type: 'retry.requested' });
      const identified = resources.of(customer).subscribe((read) => {
        const isAwaited = obstacle() !== null && obstacle() !== 'banned';
        if (isAwaited && dataOf(read)?.kycPassed) lookAgain();
      });
      const decided = resources.of(identification).subscribe((read) => {
        if (obstacle() === 'underReview' && read.matches('ready') && !isUnderReview(dataOf(read)?.record ?? null))
          lookAgain();
      });
      return [completion, settled, identified, decided];
    },
  };
}
