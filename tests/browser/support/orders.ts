import type { AnyEventObject } from 'xstate';
import { noDeclarations } from '#domain/order/suitability.ts';
import { latestPaymentOf, type Order, type PaymentMethod } from '#domain/shop/order.ts';
import { selectScreen } from '#machines/order/selectors.ts';
import { card, confirmed, dearer, moreToRead, orderOf, paidBy, stands } from '#machines/order/testing/fixtures.ts';
import { fails, succeeds } from '#machines/testing/cases.ts';
import type { Path } from '#machines/testing/paths.ts';
import type { LeftOut } from './cover.ts';

/** Returns the shop's stage of an order and its payment method: all that distinguishes the orders of the cases. */
const stageOf = (order: Order): string => {
  const method = latestPaymentOf(order)?.method;
  if (order.items.length === 0) return 'empty';
  if (method) return `${order.checkoutState === 'completed' ? 'completed' : 'selected'} ${method}`;
  return order.legalDocsConfirmAt === null ? 'placed' : 'confirmed';
};

/**
 * True if the sandbox can produce the path: its answers about the order must follow from what was done to it, on the
 * page or by a call from outside (deleted, completed, a higher price, one more document), and a bond keeps its payment
 * methods.
 */
export function isPossible({ start, steps }: Path): boolean {
  let stage = 'none';
  let methods: string | null = null;
  let total: number | null = null;
  let documents = 1;
  const isAtThisPrice = (order: Order) => {
    total ??= order.total;
    return order.total === total;
  };
  return steps.every(({ event }, i) => {
    const { snapshot } = steps[i - 1]?.position ?? start;
    const { output } = event;
    switch (event.type) {
      case 'screen.requested':
        // The current step is not a link, and without a product no step is.
        return selectScreen(snapshot) !== event.screen && !snapshot.matches('offer');
      case 'xstate.done.actor.placement':
        stage = output.order === null ? 'none' : stageOf(output.order);
        return stage === 'none' || stage === 'empty' || isAtThisPrice(output.order);
      case 'declarations.submitted':
        // The declarations of the cases cover the initial documents only.
        return documents === 1;
      case 'xstate.done.actor.loadMethods': {
        const codes = output.map(({ code }: PaymentMethod) => code).join();
        methods ??= codes;
        return methods === codes;
      }
      case 'xstate.done.actor.confirmLegalDocuments':
        if ((stage !== 'placed' && stage !== 'confirmed') || !isAtThisPrice(output)) return false;
        stage = stageOf(output);
        return true;
      case 'xstate.done.actor.selectMethod':
        stage = stageOf(output);
        return stage === `selected ${snapshot.context.method}` && isAtThisPrice(output);
      case 'xstate.done.actor.completeOrder': {
        const before = stage;
        stage = stageOf(output);
        return before.replace('selected', 'completed') === stage && isAtThisPrice(output);
      }
      case 'xstate.done.actor.readStanding': {
        const before = stage;
        if (output.order === null) {
          stage = 'none';
          return before !== 'none' && !before.startsWith('completed');
        }
        stage = stageOf(output.order);
        if (before.replace('selected', 'completed') !== stage && before !== stage) return false;
        // Price and documents may only increase, and only while the order's stage is unchanged.
        const paid = total ?? output.order.total;
        const read = documents;
        total = output.order.total;
        documents = output.offer.legalDocuments.length;
        const isUnchanged = paid === output.order.total && read === documents;
        const isMore = paid <= output.order.total && read <= documents;
        return isUnchanged || (isMore && before === stage);
      }
      default:
        return true;
    }
  });
}

/** Successful answers after which the page shows a change. */
export const changes: readonly AnyEventObject[] = [
  succeeds('readStanding', stands(dearer)),
  succeeds('readStanding', stands(orderOf(800, paidBy(card)), moreToRead)),
];

/** Events that the sandbox cannot produce on a path, or that the page never sends. */
export const ordersLeftOut: readonly LeftOut[] = [
  {
    event: { type: 'declarations.submitted', declarations: noDeclarations },
    because: 'the page itself names what is missing, and sends nothing that is not complete',
  },
  {
    event: fails('placement', new Error('a defect')),
    because: 'the child machine ends with a failure whatever the shop answers; this is a defect only',
  },
  { event: succeeds('loadMethods', []), because: 'each bond of the sandbox can be paid for in some way' },
  {
    event: succeeds('confirmLegalDocuments', orderOf(800, { ...confirmed, billingAddress: null })),
    because: 'the sandbox confirms no documents of somebody without an address',
  },
  {
    event: succeeds('completeOrder', orderOf(800, paidBy(card))),
    because: 'the shop does not answer to a completion with an order that is not completed',
  },
];
