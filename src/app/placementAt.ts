import { fromPromise } from 'xstate';
import type { Http } from '#api/http.ts';
import { addItem, cancelOrder, changeQuantity, createOrder } from '#api/orderWrites.ts';
import { placementMachine } from '#machines/placement/machine.ts';

/**
 * The placement on the real shop. `tellChange` tells the other tabs of the customer to look at the open order: also when
 * nobody knows what came of a change.
 */
export const placementAt = ({ http, tellChange }: { http: Http; tellChange: () => void }) =>
  placementMachine.provide({
    actors: {
      createOrder: fromPromise(({ input, signal }) => createOrder(http, input.locale, signal)),
      deleteOrder: fromPromise(({ input, signal }) => cancelOrder(http, input.tokenValue, signal).finally(tellChange)),
      addItem: fromPromise(({ input, signal }) => addItem(http, input, signal).finally(tellChange)),
      setQuantity: fromPromise(({ input, signal }) => changeQuantity(http, input, signal).finally(tellChange)),
    },
  });
