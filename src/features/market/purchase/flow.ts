import type { ActorRefFrom } from 'xstate';
import { createOrderTabs } from '#api/orderTabs.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { customer } from '#app/reads/customer.ts';
import { identification } from '#app/reads/identification.ts';
import { order as orderResource } from '#app/reads/order.ts';
import { isIdentified, isUnderReview } from '#domain/onboarding/identity.ts';
import { isUnavailable, selectFailure } from '#machines/flows/checkout/selectors.ts';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { isLookedUp, isPersistable, selectOffer } from '#machines/flows/purchase/selectors.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { begunAtOf, DRAFT, forget, rememberPlaced, type Start } from './beginning.ts';
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
    draft: { name: DRAFT, customerUuid, session, isPersistable },
    listen(purchase: PurchaseActor) {
      const completion = purchase.on('order.completed', () => {
        const begunAt = begunAtOf(customerUuid);
        forget();
        const { output, context } = purchase.getSnapshot();
        if (output) rememberPlaced(customerUuid, output, begunAt);
        resources.invalidate('orders');
        // The next page shows the order and need not read it first.
        if (context.order) {
          resources.of(orderResource, context.order.tokenValue).send({ type: 'resource.written', data: context.order });
        }
      });
      const cancellation = purchase.on('order.cancelled', () => forget());
      const failure = purchase.on('cancellation.failed', (event) =>
        console.warn(`The order was left but not deleted: ${event.failure.kind}.`),
      );
      const unsubscribe = tabs.listen((message) => {
        if (message.customerUuid === customerUuid) purchase.send({ type: 'order.changedElsewhere' });
      });
      // A switch of the language changes the shop's names of the payment methods. A failure stays shown.
      const translation = preferences.on('locale.switched', () => {
        if (selectFailure(purchase.getSnapshot()) === null) purchase.send({ type: 'order.changedElsewhere' });
      });
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
      return [completion, cancellation, failure, { unsubscribe }, translation, connection, identified, decided];
    },
  };
}
