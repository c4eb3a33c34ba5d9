import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useApp } from '#app/app.ts';
import { documentFile } from '#app/documentFile.ts';
import { useDownload } from '#app/useDownload.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { stepState } from '#components/steps/stepState.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import {
  isBusy,
  isCancelled,
  isChecking,
  isDeleting,
  isOrdering,
  isUnavailable,
  isUncertain,
  type OrderSnapshot,
  selectAmountRefusal,
  selectChange,
  selectConfirmedOrder,
  selectDeclarations,
  selectFailed,
  selectFailure,
  selectMethod,
  selectMethods,
  selectOffer,
  selectOfferFailure,
  selectQuantity,
  selectScreen,
  selectSteps,
  selectTriedMethod,
} from '#machines/order/selectors.ts';
import type { OrderStep } from '#machines/order/types.ts';
import { formDrafts, type Start } from './beginning.ts';
import { DeclarationsStep } from './DeclarationsStep.tsx';
import type { OrderActor } from './flow.ts';
import { linkToStep } from './useOrder.ts';
import { AddressStepView } from './views/AddressStepView.tsx';
import { ConfirmationStepView } from './views/ConfirmationStepView.tsx';
import { OfferFailedView, OfferLoadingView, UnavailableView } from './views/NoOrderView.tsx';
import { OrderButtonView } from './views/OrderButtonView.tsx';
import { OrderLayoutView } from './views/OrderLayoutView.tsx';
import type { PendingReason } from './views/OrderStepForm.tsx';
import { PaymentMethodsStepView } from './views/PaymentMethodsStepView.tsx';
import { SummaryView } from './views/SummaryView.tsx';
import { TokenStepView } from './views/TokenStepView.tsx';

export interface OrderProcessProps {
  order: OrderActor;
  start: Start;
  customerUuid: string;
}

/** State to screen: the machine selects the step, its views get what they show and say what was done. */
export function OrderProcess({ order, start, customerUuid }: OrderProcessProps) {
  const { http, resources } = useApp();
  const navigate = useNavigate();
  // Once the order is given up the page stands still, until the navigation that it was given up for goes on.
  const snapshot = useSelector(
    order,
    (current) => current,
    (_, next) => isCancelled(next),
  );
  const [drafts] = useState(() => formDrafts(customerUuid));
  const onSaved = useCallback(
    (document: LegalDocument) => {
      const declarations = selectDeclarations(order.getSnapshot());
      if (declarations.openedDocumentIds.includes(document.id)) return;
      const openedDocumentIds = [...declarations.openedDocumentIds, document.id];
      order.send({ type: 'declarations.changed', declarations: { ...declarations, openedDocumentIds } });
    },
    [order],
  );
  const documents = useDownload<LegalDocument>({
    read: (document, signal) => documentFile(http, document, signal),
    nameOf: ({ name }) => `${name}.pdf`,
    onSaved,
  });

  const offer = selectOffer(snapshot);
  const confirmed = selectConfirmedOrder(snapshot);
  const declarations = selectDeclarations(snapshot);
  const screen = selectScreen(snapshot);
  const change = selectChange(snapshot);
  const linkTo = (step: OrderStep) => linkToStep(step, start.search);
  const links: Partial<Record<OrderStep, ScreenLink>> = Object.fromEntries(
    selectSteps(snapshot)
      .filter(({ open }) => open)
      .map(({ step }) => [step, linkTo(step)]),
  );
  const common = {
    order: confirmed,
    failed: selectFailed(snapshot),
    busy: isBusy(snapshot),
    pendingReason: pendingReasonOf(snapshot),
    onRetry: () => order.send({ type: 'retry.requested' }),
  };
  const layout = {
    steps: selectSteps(snapshot).map(({ step, current, done }) => ({
      step,
      // Without an order that the shop confirmed nothing is done, whatever was reached before.
      state: stepState({ current, done: done && confirmed !== null, open: links[step] !== undefined }),
      link: links[step],
    })),
    leaving: isDeleting(snapshot),
    // The blocker asks where there is something to lose.
    onLeave: offer && !isUnavailable(snapshot) ? () => navigate({ href: pathTo('/') }) : null,
  };

  const content = () => {
    const failure = selectOfferFailure(snapshot);
    if (failure) return <OfferFailedView failure={failure} onRetry={common.onRetry} />;
    if (offer === null) return <OfferLoadingView />;
    if (isUnavailable(snapshot)) {
      const retry = () => {
        resources.invalidate('customer');
        common.onRetry();
      };
      return <UnavailableView name={offer.productName} reasons={offer.reasons} onRetry={retry} />;
    }
    switch (screen) {
      case 'order-process/token':
        return (
          <TokenStepView
            {...common}
            {...amountProps(snapshot)}
            offer={offer}
            quantity={selectQuantity(snapshot)}
            draft={drafts.amount}
            onQuantity={(quantity) => order.send({ type: 'quantity.submitted', quantity })}
          />
        );
      case 'order-process/declarations':
        return (
          confirmed && (
            <DeclarationsStep
              {...common}
              order={confirmed}
              legalDocuments={offer.legalDocuments}
              professional={offer.professional}
              declarations={declarations}
              draft={drafts.declarations}
              changed={change === 'declarations'}
              openingId={documents.saving?.id ?? null}
              back={linkTo('token')}
              onDeclare={(changed) => order.send({ type: 'declarations.changed', declarations: changed })}
              onDeclared={(made) => order.send({ type: 'declarations.submitted', declarations: made })}
              onOpen={documents.save}
            />
          )
        );
      case 'order-process/addresses':
        return (
          <AddressStepView
            {...common}
            back={linkTo('declarations')}
            onConfirm={() => order.send({ type: 'address.confirmed' })}
          />
        );
      case 'order-process/payment-methods':
        return (
          <PaymentMethodsStepView
            {...common}
            methods={selectMethods(snapshot)}
            chosen={selectMethod(snapshot)?.code ?? null}
            tried={selectTriedMethod(snapshot)}
            draft={drafts.method}
            changed={change === 'method'}
            back={linkTo('addresses')}
            onSelect={(method) => order.send({ type: 'method.selected', method })}
          />
        );
      default:
        return (
          confirmed && (
            <ConfirmationStepView
              order={confirmed}
              method={selectMethod(snapshot)}
              documents={offer.legalDocuments}
              declarations={declarations}
              professional={offer.professional}
              edit={links}
            />
          )
        );
    }
  };

  const confirms = offer !== null && confirmed !== null && screen === 'order-process/confirmation';
  return (
    <OrderLayoutView
      {...layout}
      summaryAlways={confirms}
      summary={
        offer && (
          <>
            <SummaryView name={offer.productName} terms={offer.terms} order={confirmed} complete={confirms} />
            {confirms && (
              <OrderButtonView
                method={selectMethod(snapshot)}
                busy={common.busy}
                placing={isOrdering(snapshot)}
                leaving={layout.leaving}
                failed={selectFailure(snapshot)}
                repriced={change === 'total'}
                uncertain={isUncertain(snapshot)}
                onOrder={() => order.send({ type: 'order.placed' })}
                onRetry={common.onRetry}
              />
            )}
          </>
        )
      }
    >
      {content()}
    </OrderLayoutView>
  );
}

/** Names the work that keeps the step busy although the step did not begin it. */
function pendingReasonOf(snapshot: OrderSnapshot): PendingReason | null {
  if (isDeleting(snapshot)) return 'cancelling';
  return isChecking(snapshot) ? 'checking' : null;
}

/** Says whether the shop refused the amount, and why, or no longer has the order. */
function amountProps(snapshot: OrderSnapshot) {
  const failure = selectAmountRefusal(snapshot);
  const lost = failure?.kind === 'notFound';
  return { lost, refusal: lost ? null : failure };
}
