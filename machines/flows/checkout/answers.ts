import type { Order } from '#domain/shop/order.ts';
import { errorOf } from '#machines/kit/failed.ts';
import type { Flow } from './types.ts';

/** Shop's answer, as the params of guards and actions. */
export interface Answer<T> {
  event: { output: T };
}
export const orderOf = ({ event }: Answer<Order>) => ({ order: event.output });

export const keepOrder = { type: 'rememberOrder', params: orderOf } as const;
export const isMissing = { type: 'isMissing', params: errorOf } as const;

/** Target of an order that was deleted or changed elsewhere: the offer, and the entered values stay. */
export const startAgainIn = (flow: Flow) =>
  ({ target: `#${flow}.offer.loading`, actions: { type: 'rememberLoss' } }) as const;

/** The answer to a write shows that the order now has other content. */
export const takenFrom = (flow: Flow) =>
  ({ guard: { type: 'isForAnother', params: orderOf }, ...startAgainIn(flow) }) as const;
