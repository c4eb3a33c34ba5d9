import * as z from 'zod/mini';
import { CheckoutState, Order, PaymentState, ShippingState } from '#domain/shop/order.ts';
import { objectsIn, pathText } from '../answer.ts';
import { about, type Run } from '../run.ts';

/** The app's readings of states, and the states that it has words and steps for. */
const STATES = [
  { field: 'checkoutState', read: Order.shape.checkoutState, known: CheckoutState.options },
  { field: 'paymentState', read: Order.shape.paymentState, known: PaymentState.options },
  { field: 'shippingState', read: Order.shape.shippingState, known: ShippingState.options },
] as const;

/** The states of every order that the shop has sent. */
export function checkStates(run: Run): void {
  for (const seen of run.observations)
    for (const { path, object } of objectsIn(seen.body, (each) => 'checkoutState' in each))
      for (const { field, read, known } of STATES) {
        const state = z.safeParse(read, object[field]).data;
        if (state === undefined || known.some((each) => each === state)) continue;
        run.find({
          ...about(seen),
          kind: 'differs',
          // A query is answered below `data`.
          path: pathText([...(seen.document === null ? path : path.slice(1)), field]),
          expected: known.join(' | '),
          got: `"${state.slice(0, 40)}"`,
          consequence: 'Parkett shows the word as it is, and offers nothing that depends on the state.',
          blocks: false,
        });
      }
}
