import { latestPaymentOf } from '#domain/order/payment.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import { selectScreen } from '#machines/order/selectors.ts';
import type { Path } from '#machines/testing/paths.ts';

/** The shop's stage of an order and its payment method: all that distinguishes the orders of the cases. */
const stageOf = (order: Order): string => {
  const method = latestPaymentOf(order)?.method;
  if (order.items.length === 0) return 'empty';
  if (method) return `${order.checkoutState === 'completed' ? 'completed' : 'selected'} ${method}`;
  return order.legalDocsConfirmAt === null ? 'placed' : 'confirmed';
};

/**
 * Whether the sandbox can produce the path: its answers about the order must follow from what was done to it, on the
 * page or by a call from outside (deleted, completed), and a bond keeps its payment methods.
 */
export function isPossible({ start, steps }: Path): boolean {
  let stage = 'none';
  let methods: string | null = null;
  return steps.every(({ event }, i) => {
    const { snapshot } = steps[i - 1]?.position ?? start;
    const { output } = event;
    switch (event.type) {
      case 'quantity.submitted':
        // An amount that the shop has confirmed is not asked for again.
        return !snapshot.matches({ steps: 'declaring' });
      case 'screen.requested':
        // The current step is not a link, and without a product no step is.
        return selectScreen(snapshot) !== event.screen && !snapshot.matches({ steps: 'offerFailed' });
      case 'xstate.done.actor.placement':
        stage = output.order === null ? 'none' : stageOf(output.order);
        return true;
      case 'xstate.done.actor.loadMethods': {
        const codes = output.map(({ code }: PaymentMethod) => code).join();
        methods ??= codes;
        return methods === codes;
      }
      case 'xstate.done.actor.confirmLegalDocuments':
        if (stage !== 'placed' && stage !== 'confirmed') return false;
        stage = stageOf(output);
        return true;
      case 'xstate.done.actor.selectMethod':
        stage = stageOf(output);
        return stage === `selected ${snapshot.context.method}`;
      case 'xstate.done.actor.completeOrder': {
        const before = stage;
        stage = stageOf(output);
        return before.replace('selected', 'completed') === stage;
      }
      case 'xstate.done.actor.readOrder': {
        const before = stage;
        if (output.kind === 'none') {
          stage = 'none';
          return before !== 'none' && !before.startsWith('completed');
        }
        stage = stageOf(output.order);
        return before === stage || before.replace('selected', 'completed') === stage;
      }
      default:
        return true;
    }
  });
}
