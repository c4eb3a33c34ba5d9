import { tokenIn } from '../checkout/rules.ts';
import type { OrderContext } from './types.ts';

/** Reads the offer and the order from the shop; each state that uses this read defines its transitions. */
export const statusRead = {
  id: 'readOrderStatus',
  src: 'readOrderStatus',
  input: ({ context }: { context: OrderContext }) => ({ productCode: context.productCode, ...tokenIn({ context }) }),
} as const;

/** Description of the step's state `checking`. */
export const afterReload = 'After a reload or a change in another tab, the app reads the order from the shop.';
