import { tokenIn } from '../checkout/rules.ts';
import type { PurchaseContext } from './types.ts';

/** Reads the order from the shop; each state that uses this read defines its transitions. */
export const orderRead = { id: 'findOrder', src: 'findOrder', input: tokenIn } as const;
/** Reads the work's offer, likewise. */
export const offerRead = {
  id: 'readOffer',
  src: 'readOffer',
  input: ({ context }: { context: PurchaseContext }) => ({ productCode: context.productCode }),
} as const;
