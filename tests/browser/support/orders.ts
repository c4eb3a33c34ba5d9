import { latestPaymentOf } from '#domain/order/payment.ts';
import { noDeclarations } from '#domain/order/suitability.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import { selectScreen } from '#machines/order/selectors.ts';
import { DEARER } from '#machines/order/testing/cases.ts';
import { card, confirmed, moreToRead, orderOf, paidBy, stands } from '#machines/order/testing/fixtures.ts';
import { fails, succeeds } from '#machines/testing/cases.ts';
import type { Path } from '#machines/testing/paths.ts';
import type { LeftOut } from './cover.ts';

/** In cents, of the order of the cases: at another price the sandbox does not sell it. */
const TOTAL = 800_00;

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
      case 'screen.requested':
        // The current step is not a link, and without a product no step is.
        return selectScreen(snapshot) !== event.screen && !snapshot.matches('offer');
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
      case 'xstate.done.actor.readStanding': {
        const before = stage;
        if (output.order === null) {
          stage = 'none';
          return before !== 'none' && !before.startsWith('completed');
        }
        stage = stageOf(output.order);
        const isSame = before === stage && output.order.total === TOTAL && output.offer.legalDocuments.length === 1;
        return isSame || before.replace('selected', 'completed') === stage;
      }
      default:
        return true;
    }
  });
}

/** What the sandbox cannot be made to do on a path, or the page not to send. */
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
    event: succeeds('readStanding', stands(orderOf(800, { ...paidBy(card), total: DEARER }))),
    because: 'the prices of the sandbox do not change',
  },
  {
    event: succeeds('readStanding', stands(orderOf(800, paidBy(card)), moreToRead)),
    because: 'no document is added to a bond of the sandbox',
  },
  {
    event: succeeds('completeOrder', orderOf(800, paidBy(card))),
    because: 'the shop does not answer to a completion with an order that is not completed',
  },
];
