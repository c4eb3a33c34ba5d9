import { isRefusal } from '#domain/order/refusal.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { isCompleted, isMethodKept, type Order, type PaymentMethod } from '#domain/shop/order.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { checkoutOutput } from './rules.ts';
import type { CheckoutContext } from './types.ts';

interface Seen {
  context: CheckoutContext;
}
interface Found {
  order: Order | null;
}
interface Offered {
  methods: PaymentMethod[];
}

/** Guards of a bond's order and of a work's purchase. */
export const checkoutGuards = {
  isOrdered: ({ context }: Seen) => context.order !== null,

  hasChoice: (_: unknown, { methods }: Offered) => methods.length > 1,
  hasNoMethod: (_: unknown, { methods }: Offered) => methods.length === 0,
  // True if the shop has not stored the customer's choice yet, and the choice is still available.
  isToBeKept: ({ context: { order, method } }: Seen, { methods }: Offered) =>
    !isMethodKept(nonNull(order), method) && methods.some(({ code }) => code === method),
  isMethodLost: ({ context: { method } }: Seen, { order }: Found) =>
    method !== null && order !== null && !isMethodKept(order, method),

  isRepriced: ({ context }: Seen, { order }: Found) => order !== null && order.total !== nonNull(context.order).total,
  isPlaced: (_: unknown, { order }: Found) => order !== null && isCompleted(order),
  isPlacedOnline: ({ context: { methods } }: Seen, { order }: Found) =>
    checkoutOutput({ order, methods }).kind === 'online',

  isRefused: (_: unknown, { error }: { error: unknown }) => isRefusal(failureOf(error)),
  isMissing: (_: unknown, { error }: { error: unknown }) => failureOf(error).kind === 'notFound',
  isWrongState: (_: unknown, { error }: { error: unknown }) => failureOf(error).kind === 'wrongState',
};
