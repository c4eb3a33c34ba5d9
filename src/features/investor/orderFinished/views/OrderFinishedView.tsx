import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { stateWord, unknownDelivery, unknownState } from '#components/orderState/stateText.ts';
import { WithdrawalNote } from '#components/outcome/Deadlines.tsx';
import { OrderNextStep, type OrderNextStepProps } from '#components/outcome/OrderNextStep.tsx';
import { OrderSheet } from '#components/outcome/OrderSheet.tsx';
import { OrderTimeline } from '#components/outcome/OrderTimeline.tsx';
import { OutcomeLayout } from '#components/outcome/OutcomeLayout.tsx';
import { PrintDate } from '#components/outcome/PrintDate.tsx';
import { RefundSentence } from '#components/outcome/RefundSentence.tsx';
import { signOf } from '#components/outcome/signs.tsx';
import { orderName } from '#domain/order/orderName.ts';
import { awaitedTransferOf, type DisplayState, displayState, refundDueOf } from '#domain/order/orderStatus.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { isKnownCheckout, type Order } from '#domain/shop/order.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './orderFinished.module.css';

export interface OrderFinishedViewProps extends Pick<OrderNextStepProps, 'onPay' | 'onSaveCode' | 'today'> {
  read: AsyncData<Order>;
  tokenValue: string;
  /** Account type of the order's customer; null while unknown. */
  accountType: AccountType | null;
  /** True if the app has a page for withdrawing from contracts. */
  withdrawals: boolean;
  /**
   * True if the customer went back to a step of the order process and was redirected here: a placed order cannot be
   * changed.
   */
  cameBack: boolean;
}

/** `/orders/{uuid}/finish`: thanks, the single next step, and the further course of the order. */
export function OrderFinishedView({ read, ...props }: OrderFinishedViewProps) {
  const { t } = useLingui();
  return (
    <div className="row page">
      <Async
        read={read}
        page={t`Ihre Zeichnung`}
        failed={t`Ihre Zeichnung konnte nicht geladen werden.`}
        skeleton={
          <div className="stack" data-gap="lg">
            <SkeletonLine width="40%" />
            <SkeletonBlock height="22rem" />
          </div>
        }
      >
        {(order) => <Finished {...props} order={order} />}
      </Async>
    </div>
  );
}

function Finished({
  order,
  tokenValue,
  cameBack,
  accountType,
  withdrawals,
  ...step
}: Omit<OrderFinishedViewProps, 'read'> & { order: Order }) {
  const { t } = useLingui();
  const details = pathTo('/order-details/$uuid', { uuid: tokenValue });
  const transfer = awaitedTransferOf(order);
  const isPlaced = displayState(order) !== 'cart';
  const head = (
    <>
      <PrintDate today={step.today} />
      {cameBack && (
        <div className={`no-print ${classes.cameBack}`}>
          <Banner title={t`Diese Zeichnung ist schon abgeschlossen.`}>
            <Trans>So geht es weiter.</Trans>
          </Banner>
        </div>
      )}
      <Head order={order} />
    </>
  );
  return (
    <OutcomeLayout
      head={head}
      aside={
        isPlaced && (
          <>
            <OrderTimeline order={order} />
            {transfer && <OrderSheet order={order} named />}
          </>
        )
      }
    >
      {isPlaced ? (
        <>
          <OrderNextStep {...step} order={order} />
          {!transfer && <OrderSheet order={order} named wide />}
          <WithdrawalNote order={order} today={step.today} accountType={accountType} withdrawals={withdrawals} />
        </>
      ) : null}
      <div className="cluster">
        <ButtonLink href={details} variant="secondary">{t`Zur Zeichnung`}</ButtonLink>
        <ButtonLink href={pathTo('/account/orders')} variant="quiet">{t`Alle Zeichnungen`}</ButtonLink>
      </div>
    </OutcomeLayout>
  );
}

function Head({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const state = displayState(order);
  const { tone, icon } = signOf(state, { byTransfer: order.bankTransfer !== null });
  const name = orderName(order);
  const delivery = unknownDelivery(order);
  const thanks = {
    title: <Trans>Vielen Dank für Ihre Zeichnung</Trans>,
    lede: <Trans>Ihre Zeichnung ist bei uns angekommen. Wir haben sie Ihnen per E-Mail bestätigt.</Trans>,
  };
  const paid = {
    title: <Trans>Ihre Zeichnung ist bezahlt</Trans>,
    lede: delivery ? i18n._(delivery) : <Trans>Ihre Token für {name} werden in Ihre Wallet übertragen.</Trans>,
  };
  const words: Record<DisplayState, { title: ReactNode; lede: ReactNode }> = {
    awaitingPayment: thanks,
    paymentRequired: thanks,
    other: isKnownCheckout(order) ? thanks : { title: <Trans>Ihre Zeichnung</Trans>, lede: i18n._(unknownState) },
    processing: {
      title: <Trans>Ihre Zahlung wird geprüft</Trans>,
      lede: <Trans>Sie müssen nichts tun; bitte bezahlen Sie nicht noch einmal.</Trans>,
    },
    partlyPaid: {
      title: <Trans>Ein Teil des Betrags ist eingegangen</Trans>,
      lede: <Trans>Der Rest steht noch aus.</Trans>,
    },
    authorized: paid,
    paid,
    shipped: {
      title: <Trans>Ihre Zeichnung ist abgerechnet</Trans>,
      lede: <Trans>Ihre Token für {name} liegen in Ihrer Wallet.</Trans>,
    },
    cancelled: {
      title: <Trans>Diese Zeichnung ist storniert</Trans>,
      lede: refundDueOf(order) > 0 ? <RefundSentence order={order} /> : <Trans>Es ist nichts mehr zu zahlen.</Trans>,
    },
    withdrawn: {
      title: <Trans>Sie haben diese Zeichnung widerrufen</Trans>,
      lede: <RefundSentence order={order} />,
    },
    refunded: {
      title: <Trans>Der Betrag ist erstattet</Trans>,
      lede: <Trans>Wir haben Ihnen den Betrag dieser Zeichnung zurückgezahlt.</Trans>,
    },
    partlyRefunded: {
      title: <Trans>Ein Teil des Betrags ist erstattet</Trans>,
      lede: <Trans>Wir haben Ihnen einen Teil des Betrags dieser Zeichnung zurückgezahlt.</Trans>,
    },
    cart: {
      title: <Trans>Diese Zeichnung ist nicht abgeschlossen</Trans>,
      lede: <Trans>Die Zeichnung ist noch nicht verbindlich, und Sie müssen nichts bezahlen.</Trans>,
    },
  };
  const isTitleTheState = words[state] !== thanks && state !== 'other';
  return (
    <OutcomeHeader
      tone={tone}
      sign={icon}
      status={isTitleTheState ? undefined : stateWord(i18n, state, order)}
      {...words[state]}
    />
  );
}
