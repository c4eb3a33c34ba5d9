import { latestPaymentOf, type Order } from '#domain/shop/order.ts';
import { isReady } from '#machines/purchase/rules.ts';
import { selectScreen } from '#machines/purchase/selectors.ts';
import {
  addressed,
  card,
  dearer,
  dearerOffer,
  offer,
  paidBy,
  reissued,
  transfer,
  withOther,
} from '#machines/purchase/testing/fixtures.ts';
import { fails, succeeds } from '#machines/testing/cases.ts';
import type { Path } from '#machines/testing/paths.ts';
import type { LeftOut } from './cover.ts';

/**
 * Returns an order's stage: completed, its payment method, or open. Nothing else distinguishes the orders of this work.
 */
const stageOf = (order: Order): string =>
  order.checkoutState === 'completed' ? 'completed' : (latestPaymentOf(order)?.method ?? 'open');

/**
 * True if the sandbox can produce the path: its answers about the order must follow from what was done to it, on the
 * page or by a call from outside; an unidentified buyer stays unidentified; and no act falls between two answers.
 */
export function isPossible({ start, steps }: Path): boolean {
  let stage = 'none';
  let total: number | null = null;
  let isSoldOut = false;
  // True if the order was read since the last act.
  let isLookedAt = false;
  const isNobody = steps.some(({ event: { output } }) => output?.obstacle === 'identity');
  const isAtThisPrice = (order: Order) => {
    total ??= order.total;
    return order.total === total;
  };
  return steps.every(({ event }, i) => {
    const { snapshot } = steps[i - 1]?.position ?? start;
    const { output } = event;
    if (!event.type.startsWith('xstate.')) isLookedAt = false;
    switch (event.type) {
      case 'screen.requested':
        // The current step is not a link, and without a work no step is.
        return selectScreen(snapshot) !== event.screen && !snapshot.matches('offer');
      case 'xstate.error.actor.completeOrder':
        isSoldOut = event.error.failure?.kind === 'lastTokens';
        return true;
      case 'xstate.done.actor.readOffer': {
        const was = isSoldOut;
        isSoldOut = false;
        if (was) return output.obstacle === 'soldOut';
        return output.obstacle === 'soldOut' || (output.obstacle === 'identity') === isNobody;
      }
      case 'xstate.done.actor.placement':
        isSoldOut = output.kind === 'refused';
        stage = output.kind === 'placed' ? 'open' : 'none';
        return stage === 'none' || total === null || isAtThisPrice(output.order);
      case 'xstate.done.actor.loadMethods':
        return output.length === 2;
      case 'xstate.done.actor.confirmAddress':
        // An item in a cart has the price of the moment at which it was added.
        total = output.total;
        return true;
      case 'xstate.done.actor.selectMethod':
        stage = stageOf(output);
        return stage === snapshot.context.method && isAtThisPrice(output);
      case 'xstate.done.actor.completeOrder':
        return stage !== 'completed' && output.payments[0]?.method === stage && isAtThisPrice(output);
      case 'xstate.done.actor.findOrder':
        if (
          isLookedAt &&
          (output === null ||
            !isReady(output, { ...offer, offer }) ||
            stageOf(output) !== stage ||
            output.total !== total)
        )
          return false;
        isLookedAt = true;
        if (output === null) return stage !== 'none' && stage !== 'completed';
        stage = stageOf(output);
        if (total !== null && output.total < total) return false;
        total = output.total;
        return true;
      default:
        return true;
    }
  });
}

/** Successful answers after which the page shows a change. */
export const changes = [succeeds('findOrder', dearer(paidBy(card))), succeeds('findOrder', paidBy(transfer))];

/** Events that the sandbox cannot produce on a path. */
export const purchasesLeftOut: readonly LeftOut[] = [
  {
    event: succeeds('readOffer', dearerOffer),
    because: 'carts of the sandbox follow their offer: the order says the other price first',
  },
  {
    event: succeeds('readOffer', reissued),
    because:
      'this work has been sold, so that its maker cannot change it any more; tests/stories/offered.spec.ts does it',
  },
  {
    event: fails('placement', new Error('a defect')),
    because: 'the child machine ends with a failure whatever the shop answers; this is a defect only',
  },
  { event: succeeds('loadMethods', []), because: 'each work of the sandbox can be paid for in some way' },
  { event: succeeds('loadMethods', [transfer]), because: 'each work of the sandbox can be paid for in two ways' },
  {
    event: succeeds('confirmAddress', withOther(addressed)),
    because: 'nobody is quick enough to change the order between two calls of the page',
  },
  {
    event: succeeds('completeOrder', paidBy(card)),
    because: 'the shop does not answer to a completion with an order that is not completed',
  },
];
