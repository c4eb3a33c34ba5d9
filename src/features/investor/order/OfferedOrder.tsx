import { msg } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { useApp } from '#app/app.ts';
import { useDocuments } from '#app/downloads/useDocuments.ts';
import { useToday } from '#app/page/useToday.ts';
import { useBlock } from '#app/reads/useBlock.ts';
import { useFieldValue } from '#components/form/Field.tsx';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { TrustLine } from '#components/product/TrustLine.tsx';
import { useQuantityForm } from '#components/quantity/useQuantityForm.ts';
import { amountRefusal } from '#domain/order/amountRefusal.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import {
  isBusy,
  isDeleting,
  isUnavailable,
  isUncertain,
  selectFailure,
  selectMethod,
  selectMethods,
  selectTriedMethod,
} from '#machines/flows/checkout/selectors.ts';
import type { Offer } from '#machines/flows/order/ports.ts';
import {
  isChecking,
  isOrdering,
  type OrderSnapshot,
  selectAmountRefusal,
  selectChange,
  selectConfirmedOrder,
  selectDeclarations,
  selectDeclarationsChange,
  selectFailed,
  selectQuantity,
  selectTotalBefore,
} from '#machines/flows/order/selectors.ts';
import type { OrderStep } from '#machines/flows/order/types.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { type Start, storage } from './beginning.ts';
import type { OrderActor } from './flow.ts';
import { linkToStep } from './useOrder.ts';
import { AddressStepView } from './views/AddressStepView.tsx';
import { BeforeOrderView } from './views/BeforeOrderView.tsx';
import { ConfirmationStepView } from './views/ConfirmationStepView.tsx';
import { DeclarationsStepView, type DeclarationsStepViewProps } from './views/DeclarationsStepView.tsx';
import { UnavailableView } from './views/NoOrderView.tsx';
import { OrderButtonView } from './views/OrderButtonView.tsx';
import { OrderLayoutView, type OrderLayoutViewProps } from './views/OrderLayoutView.tsx';
import type { PendingReason } from './views/OrderStepForm.tsx';
import { OrderSummaryView } from './views/OrderSummaryView.tsx';
import { PaymentMethodsStepView } from './views/PaymentMethodsStepView.tsx';
import { TokenStepView } from './views/TokenStepView.tsx';

export interface OrderProcessProps {
  order: OrderActor;
  start: Start;
  customerUuid: string;
}

/** Links to the steps that are open now. */
export type StepLinks = Partial<Record<OrderStep, ScreenLink>>;

export interface OfferedOrderProps extends OrderProcessProps {
  snapshot: OrderSnapshot;
  offer: Offer;
  links: StepLinks;
  frame: Pick<OrderLayoutViewProps, 'steps' | 'leaving' | 'onLeave'>;
}

/** Maps state to screen: the machine selects the step; its view renders the data and reports the customer's actions. */
export function OfferedOrder(props: OfferedOrderProps) {
  const { order, start, customerUuid, snapshot, offer, links, frame } = props;
  const { resources, pages } = useApp();
  useSubscription(useCallback(() => pages.isAbout(offer.productName), [pages, offer.productName]));
  const [drafts] = useState(() => storage.formDrafts(customerUuid));
  const onSaved = useCallback(
    (document: LegalDocument) => {
      const declarations = selectDeclarations(order.getSnapshot());
      if (declarations.openedDocumentIds.includes(document.id)) return;
      const openedDocumentIds = [...declarations.openedDocumentIds, document.id];
      order.send({ type: 'declarations.changed', declarations: { ...declarations, openedDocumentIds } });
    },
    [order],
  );
  const documents = useDocuments(onSaved);

  const confirmed = selectConfirmedOrder(snapshot);
  const declarations = selectDeclarations(snapshot);
  const screen = selectScreen(snapshot);
  const change = selectChange(snapshot);
  const back = links['payment-methods'] ?? links.addresses;
  const linkTo = (step: OrderStep) => linkToStep(step, start.search);
  const { terms, limits } = offer;
  const quantity = selectQuantity(snapshot);
  const form = useQuantityForm({
    terms,
    limits,
    // A preset below the minimum becomes the minimum.
    initial: confirmed ? quantity : Math.max(quantity, limits.min),
    draft: drafts.amount,
  });
  const typed = form.read(useFieldValue(form.fields, 'quantity'));
  // While the customer types another amount, the order that the shop confirmed is not the one being ordered.
  const isTyping = screen === 'order-process/token' && typed !== confirmed?.items[0]?.quantity;
  const shown = isTyping ? null : confirmed;
  const today = useToday();
  const detail = useBlock('trust');
  const line = useBlock('trust-line');
  const trust = detail && line && { detail, line };
  const isPossible = typed !== null && amountRefusal(typed, offer.limits, terms) === null;
  const expected = isPossible && terms.unitPrice !== null ? typed * terms.unitPrice : null;
  const common = {
    order: confirmed,
    failed: selectFailed(snapshot),
    busy: isBusy(snapshot),
    pendingReason: pendingReasonOf(snapshot),
    onRetry: () => order.send({ type: 'retry.requested' }),
  };
  const content = () => {
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
            quantity={quantity}
            form={form}
            today={today}
            trust={trust}
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
              accountType={offer.accountType}
              subscribed={offer.limits.subscribed}
              declarations={declarations}
              draft={drafts.declarations}
              changed={selectDeclarationsChange(snapshot)}
              openingId={documents.saving?.id ?? null}
              withoutFile={documents.withoutFile}
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
              accountType={offer.accountType}
              subscribed={offer.limits.subscribed}
              edit={links}
              back={back}
              trust={detail}
            />
          )
        );
    }
  };

  const isBuyable = !isUnavailable(snapshot);
  const confirms = isBuyable && confirmed !== null && screen === 'order-process/confirmation';
  const sums = { order: shown, expected: isBuyable ? expected : null };
  return (
    <OrderLayoutView
      {...frame}
      about={{ name: offer.productName, ...sums }}
      summaryAlways={confirms}
      summary={
        <>
          <OrderSummaryView name={offer.productName} terms={terms} {...sums} complete={confirms} />
          {confirms && <BeforeOrderView method={selectMethod(snapshot)} accountType={offer.accountType} />}
          {confirms && trust && <TrustLine line={trust.line} />}
          {confirms && (
            <OrderButtonView
              method={selectMethod(snapshot)}
              busy={common.busy}
              placing={isOrdering(snapshot)}
              leaving={frame.leaving}
              failure={selectFailure(snapshot)}
              totalBefore={selectTotalBefore(snapshot)}
              total={confirmed.total}
              refused={change === 'nothing'}
              uncertain={isUncertain(snapshot)}
              onOrder={() => order.send({ type: 'order.placed' })}
              onRetry={common.onRetry}
              back={back}
            />
          )}
        </>
      }
    >
      {content()}
    </OrderLayoutView>
  );
}

/** Returns the reason for the step's work if the step did not start that work; otherwise null. */
function pendingReasonOf(snapshot: OrderSnapshot): PendingReason | null {
  if (isDeleting(snapshot)) return 'cancelling';
  return isChecking(snapshot) ? 'checking' : null;
}

/** Returns the shop's refusal of the amount, or `lost` if the shop no longer has the order. */
function amountProps(snapshot: OrderSnapshot) {
  const failure = selectAmountRefusal(snapshot);
  const lost = failure?.kind === 'notFound';
  return { lost, refusal: lost ? null : failure };
}

/** The declarations, as a page of their own at the amount's URL (WCAG 2.4.2). */
function DeclarationsStep(props: DeclarationsStepViewProps) {
  const { pages } = useApp();
  useSubscription(useCallback(() => pages.enter(msg`Zeichnung: Erklärungen`), [pages]));
  return <DeclarationsStepView {...props} />;
}
