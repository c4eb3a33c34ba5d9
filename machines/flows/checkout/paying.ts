import type { PaymentMethod } from '#domain/shop/order.ts';
import { type Answer, keepOrder, orderOf, takenFrom } from './answers.ts';
import type { CheckoutContext, Flow } from './types.ts';

export const methodsOf = ({ event }: Answer<PaymentMethod[]>) => ({ methods: event.output });
export const methodOf = ({ event }: { event: { method: string } }) => ({ method: event.method });

export const keepMethod = { type: 'rememberMethod', params: methodOf } as const;
export const keepMethods = { type: 'rememberMethods', params: methodsOf } as const;
export const keepOnlyMethod = { type: 'rememberOnlyMethod', params: methodsOf } as const;

export const hasChoice = { type: 'hasChoice', params: methodsOf } as const;
export const hasNoMethod = { type: 'hasNoMethod', params: methodsOf } as const;
export const isToBeKept = { type: 'isToBeKept', params: methodsOf } as const;

/** Reads the payment methods; each state that uses this read defines its transitions. */
export const methodsRead = {
  id: 'loadMethods',
  src: 'loadMethods',
  input: ({ context }: { context: CheckoutContext }) => ({ productCode: context.productCode }),
} as const;

/**
 * Transitions after the shop's answer with the chosen method: the summary never shows another one. `changed`: the
 * flow's own transitions for an order that differs otherwise.
 */
export const methodStoredIn = <const Changed extends readonly object[]>(flow: Flow, ...changed: Changed) =>
  [
    takenFrom(flow),
    {
      guard: { type: 'isMethodLost', params: orderOf },
      target: 'failed',
      actions: [keepOrder, { type: 'rememberOtherMethod' }],
    },
    ...changed,
    { target: `#${flow}.review.summary`, actions: keepOrder },
  ] as const;
