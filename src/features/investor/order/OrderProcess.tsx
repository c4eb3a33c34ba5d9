import { useSelector } from '@xstate/react';
import { useGo } from '#app/page/navigation.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { stepState } from '#components/steps/stepState.ts';
import { isCancelled, isDeleting, isUnavailable, selectOfferFailure } from '#machines/flows/checkout/selectors.ts';
import { type OrderSnapshot, selectConfirmedOrder, selectOffer, selectSteps } from '#machines/flows/order/selectors.ts';
import type { Start } from './beginning.ts';
import { OfferedOrder, type OrderProcessProps, type StepLinks } from './OfferedOrder.tsx';
import { linkToStep } from './useOrder.ts';
import { OfferFailedView, OfferLoadingView } from './views/NoOrderView.tsx';
import { OrderLayoutView } from './views/OrderLayoutView.tsx';

/** The order process around its steps: progress, and the button that cancels the order. */
export function OrderProcess({ order, start, customerUuid }: OrderProcessProps) {
  const go = useGo();
  // After a cancellation, the page keeps its last state until the navigation that caused the cancellation continues.
  const snapshot = useSelector(
    order,
    (current) => current,
    (_, next) => isCancelled(next),
  );
  const offer = selectOffer(snapshot);
  const failure = selectOfferFailure(snapshot);
  const links = linksIn(snapshot, start);
  const frame = {
    // If nothing can be ordered, there is no way through the steps.
    steps: failure || isUnavailable(snapshot) ? [] : stepsIn(snapshot, links),
    leaving: isDeleting(snapshot),
    // The navigation blocker asks if anything would be lost.
    onLeave: offer && !isUnavailable(snapshot) ? () => go(pathTo('/')) : null,
  };
  if (offer && !failure)
    return (
      <OfferedOrder
        order={order}
        start={start}
        customerUuid={customerUuid}
        snapshot={snapshot}
        offer={offer}
        links={links}
        frame={frame}
      />
    );
  return (
    <OrderLayoutView {...frame} about={null} summary={null}>
      {failure ? (
        <OfferFailedView failure={failure} onRetry={() => order.send({ type: 'retry.requested' })} />
      ) : (
        <OfferLoadingView first={start.snapshot === undefined} hasSteps />
      )}
    </OrderLayoutView>
  );
}

function linksIn(snapshot: OrderSnapshot, { search }: Start): StepLinks {
  const open = selectSteps(snapshot).filter((step) => step.open);
  return Object.fromEntries(open.map(({ step }) => [step, linkToStep(step, search)]));
}

function stepsIn(snapshot: OrderSnapshot, links: StepLinks) {
  const isConfirmed = selectConfirmedOrder(snapshot) !== null;
  return selectSteps(snapshot).map(({ step, current, done }) => ({
    step,
    // Without an order that the shop confirmed, no step counts as done, whatever the customer reached before.
    state: stepState({ current, done: done && isConfirmed, open: links[step] !== undefined }),
    link: links[step],
  }));
}
