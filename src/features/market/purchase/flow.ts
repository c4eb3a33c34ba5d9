import type { ActorRefFrom } from 'xstate';
import { createOrderTabs } from '#api/orderTabs.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { listenToCheckout } from '#app/order/listenToCheckout.ts';
import { customer } from '#app/reads/customer.ts';
import { identification } from '#app/reads/identification.ts';
import { isIdentified, isUnderReview } from '#domain/onboarding/identity.ts';
import { isUnavailable, selectFailure } from '#machines/flows/checkout/selectors.ts';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { isLookedUp, isPersistable, selectOffer } from '#machines/flows/purchase/selectors.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { type Start, storage } from './beginning.ts';
import { purchaseAt } from './ports.ts';

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>;

type World = Pick<App, 'http' | 'preferences' | 'session' | 'resources' | 'connectivity'>;

/**
 * Returns the flow of a purchase with its side effects: the draft in this tab, the reads that a placed order makes
 * outdated, and the messages between the customer's tabs about the shop's open order.
 */
export function purchaseFlow(
  { http, preferences, session, resources, connectivity }: World,
  start: Start,
  customerUuid: string,
): Flow<ReturnType<typeof purchaseAt>> {
  const tabs = createOrderTabs();
  return {
    machine: purchaseAt({ http, resources, tellChange: () => tabs.tell({ customerUuid }) }),
    input: start.input,
    snapshot: start.snapshot,
    tellRestored: (purchase: PurchaseActor) => purchase.send({ type: 'order.restored' }),
    draft: { name: storage.draft, customerUuid, session, isPersistable },
    listen(purchase: PurchaseActor) {
      // Retries what failed without a connection, but leaves placing the order to the customer.
      const connection = connectivity.on('catchUp.requested', () => {
        const snapshot = purchase.getSnapshot();
        if (selectFailure(snapshot)?.kind !== 'offline') return;
        purchase.send({ type: isLookedUp(snapshot) ? 'order.restored' : 'retry.requested' });
      });
      // Customers who wait for their identity check see its result without asking.
      const identified = resources.of(customer).subscribe((read) => {
        const snapshot = purchase.getSnapshot();
        const { obstacle } = selectOffer(snapshot) ?? {};
        const isAwaited = obstacle === 'identity' || obstacle === 'checking' || obstacle === 'rejected';
        if (isUnavailable(snapshot) && isAwaited && dataOf(read)?.kycPassed) purchase.send({ type: 'retry.requested' });
      });
      const decided = resources.of(identification).subscribe((read) => {
        const snapshot = purchase.getSnapshot();
        const isAwaited = isUnavailable(snapshot) && selectOffer(snapshot)?.obstacle === 'checking';
        if (!isAwaited || !read.matches('ready')) return;
        const record = dataOf(read)?.record ?? null;
        // The customer's own resource, above, reports a passed check.
        if (!isUnderReview(record) && !isIdentified(record)) purchase.send({ type: 'retry.requested' });
      });
      const shared = listenToCheckout(purchase, { customerUuid, storage, tabs, resources, preferences });
      return [...shared, connection, identified, decided];
    },
  };
}
