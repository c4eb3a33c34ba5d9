import type { ActorRefFrom, Subscription } from 'xstate';
import type { createOrderTabs } from '#api/orderTabs.ts';
import type { App } from '#app/app.ts';
import { order as orderResource } from '#app/reads/order.ts';
import { selectFailure } from '#machines/flows/checkout/selectors.ts';
import type { orderMachine } from '#machines/flows/order/machine.ts';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { CheckoutStorage } from './checkoutStorage.ts';

export type CheckoutActor = ActorRefFrom<typeof orderMachine> | ActorRefFrom<typeof purchaseMachine>;

interface World extends Pick<App, 'resources' | 'preferences'> {
  customerUuid: string;
  storage: CheckoutStorage<string>;
  tabs: ReturnType<typeof createOrderTabs>;
}

/**
 * Connects a checkout to the tab: a placed order outdates what was read of orders, and the order in progress is looked
 * up again if another tab or another language has changed it.
 */
export function listenToCheckout(
  checkout: CheckoutActor,
  { customerUuid, storage, tabs, resources, preferences }: World,
): Subscription[] {
  const completion = checkout.on('order.completed', () => {
    const { output, context } = checkout.getSnapshot();
    if (output) storage.end(customerUuid, output);
    resources.invalidate('orders');
    // The next page shows the order and need not read it first.
    if (context.order) {
      resources.of(orderResource, context.order.tokenValue).send({ type: 'resource.written', data: context.order });
    }
  });
  const cancellation = checkout.on('order.cancelled', () => storage.end(customerUuid, { kind: 'cancelled' }));
  const failure = checkout.on('cancellation.failed', (event) =>
    console.warn(`The order was left but not deleted: ${event.failure.kind}.`),
  );
  const unsubscribe = tabs.listen((message) => {
    if (message.customerUuid === customerUuid) checkout.send({ type: 'order.changedElsewhere' });
  });
  // A switch of the language changes the shop's names of products, documents and payment methods. A failure stays
  // shown: another look would be another attempt.
  const translation = preferences.on('locale.switched', () => {
    if (selectFailure(checkout.getSnapshot()) === null) checkout.send({ type: 'order.changedElsewhere' });
  });
  return [completion, cancellation, failure, { unsubscribe }, translation];
}
