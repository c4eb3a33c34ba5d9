import { fromPromise } from 'xstate';
import type { Http } from '#api/http.ts';
import { addItem, cancelOrder, changeQuantity, createOrder } from '#api/orderWrites.ts';
import { placementMachine } from '#machines/flows/placement/machine.ts';

/**
 * Connects the placement machine to the shop. `tellChange` notifies the customer's other tabs after each change of the
 * open order, also if the outcome is unknown.
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
