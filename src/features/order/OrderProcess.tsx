import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useApp } from '#app/app.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { declarationNotes } from '#domain/order/suitability.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import {
  isAt,
  isBusy,
  type OrderSnapshot,
  selectConfirmedOrder,
  selectDeclarations,
  selectFailure,
  selectMethod,
  selectMethods,
  selectOffer,
  selectOrderBefore,
  selectQuantity,
  selectScreen,
  selectSteps,
  selectTriedMethod,
} from '#machines/order/selectors.ts';
import type { OrderEvent, OrderScreen } from '#machines/order/types.ts';
import { formDrafts, type Start } from './start.ts';
import { useDocuments } from './useDocuments.ts';
import type { OrderActor } from './useLeaving.ts';
import { hrefOfStep } from './useOrder.ts';
import { AddressStepView } from './views/AddressStepView.tsx';
import { ConfirmationOpenView, ConfirmationStepView } from './views/ConfirmationStepView.tsx';
import { OfferFailedView, OfferLoadingView, UnavailableView } from './views/NoOrderView.tsx';
import { OrderButtonView } from './views/OrderButtonView.tsx';
import { OrderLayoutView } from './views/OrderLayoutView.tsx';
import { PaymentMethodsStepView } from './views/PaymentMethodsStepView.tsx';
import type { Errand } from './views/StepForm.tsx';
import { SummaryView } from './views/SummaryView.tsx';
import { TokenStepView } from './views/TokenStepView.tsx';

export interface OrderProcessProps {
  order: OrderActor;
  start: Start;
  customerUuid: string;
}

/** State to screen: the machine selects the step, its views get what they show and say what was done. */
export function OrderProcess({ order, start, customerUuid }: OrderProcessProps) {
  const { resources } = useApp();
  const navigate = useNavigate();
  const snapshot = useSelector(order, (current) => current);
  const [drafts] = useState(() => formDrafts(customerUuid));
  const onOpened = useCallback(
    (document: LegalDocument) => {
      const declarations = selectDeclarations(order.getSnapshot());
      if (declarations.openedDocumentIds.includes(document.id)) return;
      const openedDocumentIds = [...declarations.openedDocumentIds, document.id];
      edit(order, { type: 'declarations.changed', declarations: { ...declarations, openedDocumentIds } });
    },
    [order],
  );
  const documents = useDocuments(onOpened);

  const offer = selectOffer(snapshot);
  const confirmed = selectConfirmedOrder(snapshot);
  const declarations = selectDeclarations(snapshot);
  const screen = selectScreen(snapshot);
  const isUnavailable = isAt(snapshot, 'unavailable');
  const href = (each: OrderScreen) => hrefOfStep(each, start.search);
  const stepHrefs = Object.fromEntries(
    selectSteps(snapshot)
      .filter(({ open }) => open)
      .map(({ step, screen: each }) => [step, href(each)]),
  );
  const common = {
    order: confirmed,
    failed: isAt(snapshot, 'failed') ? selectFailure(snapshot) : null,
    busy: isBusy(snapshot),
    pendingReason: errandOf(snapshot),
    onRetry: () => order.send({ type: 'retry.requested' }),
  };
  const layout = {
    steps: selectSteps(snapshot).map(({ step, current, done }) => ({
      step,
      // Without an order that the shop confirmed nothing is done, whatever was reached before.
      state: current ? ('current' as const) : done && confirmed ? ('done' as const) : ('open' as const),
      href: stepHrefs[step],
    })),
    leaving: snapshot.matches('cancelling'),
    // The blocker asks where there is something to lose.
    onLeave: offer && !isUnavailable ? () => navigate({ href: pathTo('/') }) : null,
  };

  const content = () => {
    if (isAt(snapshot, 'offerFailed')) {
      const failure = selectFailure(snapshot) ?? { kind: 'notFound' };
      return <OfferFailedView failure={failure} leaving={layout.leaving} onRetry={common.onRetry} />;
    }
    if (offer === null) return <OfferLoadingView />;
    if (isUnavailable) {
      const retry = () => {
        resources.invalidate('customer');
        common.onRetry();
      };
      return (
        <UnavailableView name={offer.productName} reasons={offer.reasons} leaving={layout.leaving} onRetry={retry} />
      );
    }
    switch (screen) {
      case 'order-process/token':
        return (
          <TokenStepView
            {...common}
            {...tokenProps(snapshot)}
            offer={offer}
            quantity={selectQuantity(snapshot)}
            declarations={declarations}
            amountDraft={drafts.amount}
            declarationsDraft={drafts.declarations}
            openingId={documents.openingId}
            onQuantity={(quantity) => order.send({ type: 'quantity.submitted', quantity })}
            onDeclare={(changed) => edit(order, { type: 'declarations.changed', declarations: changed })}
            onDeclared={() => order.send({ type: 'declarations.submitted', declarations })}
            onOpen={documents.open}
          />
        );
      case 'order-process/addresses':
        return (
          <AddressStepView
            {...common}
            back={href('order-process/token')}
            onConfirm={(address) => order.send({ type: 'address.confirmed', address })}
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
            back={href('order-process/addresses')}
            onSelect={(method) => edit(order, { type: 'method.selected', method })}
          />
        );
      default:
        return confirmed ? (
          <ConfirmationStepView
            order={confirmed}
            method={selectMethod(snapshot)}
            documents={offer.legalDocuments}
            declarations={declarations}
            professional={offer.professional}
            edit={stepHrefs}
          />
        ) : (
          <ConfirmationOpenView
            failed={common.failed}
            busy={common.busy}
            pendingReason={common.pendingReason}
            onRetry={common.onRetry}
          />
        );
    }
  };

  const confirms = offer !== null && confirmed !== null && screen === 'order-process/confirmation';
  const place = () => {
    if (!confirmed || !offer) return;
    const { professional, legalDocuments } = offer;
    const notes = declarationNotes(declarations, { total: confirmed.total, professional, documents: legalDocuments });
    order.send({ type: 'order.placed', notes });
  };
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
                placing={snapshot.matches('completing')}
                leaving={layout.leaving}
                failed={common.failed}
                uncertain={snapshot.context.attempted === 'completion'}
                onOrder={place}
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

/** What the step is busy with that is not its own. */
function errandOf(snapshot: OrderSnapshot): Errand | null {
  if (snapshot.matches('cancelling')) return 'cancelling';
  return snapshot.matches('loadingOffer') || snapshot.matches('reconciling') ? 'checking' : null;
}

/** What of the token step follows from the state: its second part, a refused amount, an order that is gone. */
function tokenProps(snapshot: OrderSnapshot) {
  const isAmount = isAt(snapshot, 'amount');
  const failure = isAmount ? selectFailure(snapshot) : null;
  const lost = failure?.kind === 'notFound';
  const shown = selectConfirmedOrder(snapshot) ?? selectOrderBefore(snapshot);
  const declaring = isAmount ? null : (shown?.total ?? null);
  return { lost, refusal: lost ? null : failure, declaring };
}

/** After a failed call the form is still there: who changes something goes on from the step itself. */
function edit(order: OrderActor, event: OrderEvent): void {
  const snapshot = order.getSnapshot();
  if (!snapshot.can(event)) order.send({ type: 'screen.requested', screen: selectScreen(snapshot) });
  order.send(event);
}
