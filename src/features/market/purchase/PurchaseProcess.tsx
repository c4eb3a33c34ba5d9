import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '#app/app.ts';
import { useDocuments } from '#app/downloads/useDocuments.ts';
import { useGo } from '#app/page/navigation.ts';
import { countries } from '#app/reads/lookups.ts';
import { useResource } from '#app/resources/useResource.ts';
import { nameIn } from '#components/item/itemText.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { FlowLayout } from '#components/steps/FlowLayout.tsx';
import { stepState } from '#components/steps/stepState.ts';
import { useFormat } from '#i18n/useFormat.ts';
import {
  isBusy,
  isCancelled,
  isDeleting,
  isUncertain,
  selectFailure,
  selectMethod,
  selectMethods,
  selectOfferFailure,
  selectTriedMethod,
} from '#machines/flows/checkout/selectors.ts';
import {
  isOfferLoading,
  isOrdering,
  isPaymentFailed,
  selectAddress,
  selectChange,
  selectOffer,
  selectOrder,
  selectRepricing,
  selectSteps,
} from '#machines/flows/purchase/selectors.ts';
import type { PurchaseStep } from '#machines/flows/purchase/types.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { Card } from '#ui/Card.tsx';
import { type Start, storage } from './beginning.ts';
import type { PurchaseActor } from './flow.ts';
import { linkToStep } from './steps.ts';
import { AddressView } from './views/AddressView.tsx';
import { MethodView } from './views/MethodView.tsx';
import { OfferFailedView, OfferLoadingView, UnavailableView } from './views/NoPurchaseView.tsx';
import { OrderButtonView } from './views/OrderButtonView.tsx';
import { PurchaseSummaryView } from './views/PurchaseSummaryView.tsx';
import { ReviewView } from './views/ReviewView.tsx';

interface PurchaseProcessProps {
  purchase: PurchaseActor;
  start: Start;
  customerUuid: string;
}

/** Maps state to screen: the machine selects the step; its view renders the data and reports the customer's actions. */
export function PurchaseProcess({ purchase, start, customerUuid }: PurchaseProcessProps) {
  const { resources } = useApp();
  const go = useGo();
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const [drafts] = useState(() => storage.formDrafts(customerUuid));
  const documents = useDocuments();
  // After a cancellation, the page keeps its last state until the navigation that caused the cancellation continues.
  const snapshot = useSelector(
    purchase,
    (current) => current,
    (_, next) => isCancelled(next),
  );
  const offered = useResource(resources.of(countries));

  const { productCode } = start.input;
  const offer = selectOffer(snapshot);
  const order = selectOrder(snapshot);
  const failure = selectFailure(snapshot);
  const change = selectChange(snapshot);
  const repricing = selectRepricing(snapshot);
  const busy = isBusy(snapshot);
  const leaving = isDeleting(snapshot);
  const screen = selectScreen(snapshot);
  const steps = selectSteps(snapshot);
  const linkOf = (step: PurchaseStep) =>
    steps.some((each) => each.step === step && each.open) ? linkToStep(step, productCode) : undefined;
  const retry = () => purchase.send({ type: 'retry.requested' });
  const names: Record<PurchaseStep, string> = {
    addresses: t`Anschrift`,
    'payment-methods': t`Zahlungsart`,
    confirmation: t`Prüfen`,
  };
  const offerFailure = selectOfferFailure(snapshot);
  const isBegun = offer?.obstacle === null;
  const isThere = isBegun && offerFailure === null;
  const name = offer ? nameIn(offer.names, i18n.locale) : '';
  const isReview = screen === 'order-process/confirmation';
  const price = order?.total ?? offer?.price ?? null;
  const common = { failure, busy, leaving };
  const back = linkOf('payment-methods') ?? linkOf('addresses');

  const content = () => {
    if (offerFailure) return <OfferFailedView failure={offerFailure} onRetry={retry} />;
    if (isOfferLoading(snapshot) || offer === null) return <OfferLoadingView />;
    if (offer.obstacle !== null) {
      const lookAgain = () => {
        resources.invalidate('customer');
        resources.invalidate('identity');
        retry();
      };
      return <UnavailableView name={name} code={productCode} obstacle={offer.obstacle} onRetry={lookAgain} />;
    }
    if (isReview) {
      return (
        order && (
          <ReviewView
            order={order}
            method={selectMethod(snapshot)}
            offer={offer}
            edit={{ addresses: linkOf('addresses'), 'payment-methods': linkOf('payment-methods') }}
            back={back}
          />
        )
      );
    }
    if (screen === 'order-process/payment-methods') {
      return (
        <MethodView
          {...common}
          failed={isPaymentFailed(snapshot)}
          methods={selectMethods(snapshot)}
          chosen={selectMethod(snapshot)?.code ?? null}
          tried={selectTriedMethod(snapshot)}
          change={change}
          repricing={repricing}
          draft={drafts.method}
          back={linkToStep('addresses', productCode)}
          onSelect={(method) => purchase.send({ type: 'method.selected', method })}
          onRetry={retry}
        />
      );
    }
    return (
      <AddressView
        {...common}
        initial={selectAddress(snapshot)}
        countries={offered}
        documents={offer.legalDocuments}
        repricing={repricing}
        saving={documents.saving?.id ?? null}
        draft={drafts.address}
        onOpen={documents.save}
        onSubmit={(address) => purchase.send({ type: 'address.submitted', address })}
      />
    );
  };

  return (
    <FlowLayout
      label={t`Schritte Ihres Kaufs`}
      steps={
        isThere
          ? steps.map(({ step, current, done, open }) => ({
              label: names[step],
              state: stepState({ current, done, open }),
              link: open ? linkToStep(step, productCode) : undefined,
            }))
          : []
      }
      about={isThere ? { name, detail: price === null ? null : money(price) } : null}
      aside={
        isThere && (
          <Card as="aside" aria-label={t`Ihr Kauf`} className={`sticky ${isReview ? '' : 'wide-only'}`}>
            <PurchaseSummaryView
              code={productCode}
              name={name}
              picture={offer.picture}
              price={offer.price}
              order={order}
            />
            {isReview && (
              <OrderButtonView
                {...common}
                method={selectMethod(snapshot)}
                placing={isOrdering(snapshot)}
                uncertain={isUncertain(snapshot)}
                repricing={repricing}
                reissued={change === 'work' ? productCode : null}
                refused={change === 'nothing'}
                back={back}
                onOrder={() => purchase.send({ type: 'order.placed' })}
                onRetry={retry}
              />
            )}
          </Card>
        )
      }
      leave={
        isBegun
          ? {
              label: t`Kauf abbrechen`,
              busy: leaving,
              busyLabel: t`Kauf wird abgebrochen`,
              // The navigation blocker asks if anything would be lost.
              onLeave: () => go(pathTo('/')),
            }
          : null
      }
    >
      {content()}
    </FlowLayout>
  );
}
