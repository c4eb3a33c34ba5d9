import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { stateWord, unknownDelivery, unknownState } from '#components/orderState/stateText.ts';
import { WithdrawalNote, type WithdrawalNoteProps } from '#components/outcome/Deadlines.tsx';
import { NextStep } from '#components/outcome/NextStep.tsx';
import { OutcomeLayout } from '#components/outcome/OutcomeLayout.tsx';
import { AskStep, PayStep } from '#components/outcome/PaySteps.tsx';
import { PurchaseSheet } from '#components/outcome/PurchaseSheet.tsx';
import { signOf } from '#components/outcome/signs.tsx';
import { BankTransferView } from '#components/payment/BankTransferView.tsx';
import { periods } from '#domain/constants/limits.ts';
import { orderStepOf } from '#domain/order/nextStep.ts';
import { awaitedTransferOf, type DisplayState, displayState, refundDueOf } from '#domain/order/orderStatus.ts';
import { type BankTransfer, isKnownCheckout, type Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';

export interface ThanksViewProps extends Omit<WithdrawalNoteProps, 'order'> {
  read: AsyncData<Order>;
  onPay: () => void;
  onSaveCode: (transfer: BankTransfer) => void;
}

/** `/thank-you-for-offline-payment`: thanks, the single next step, and the state of the purchase. */
export function ThanksView({ read, ...props }: ThanksViewProps) {
  const { t } = useLingui();
  return (
    <div className="row page">
      <Async
        read={read}
        page={t`Ihr Kauf`}
        failed={t`Ihr Kauf konnte nicht geladen werden.`}
        skeleton={
          <div className="stack" data-gap="lg">
            <SkeletonLine width="40%" />
            <SkeletonBlock height="22rem" />
          </div>
        }
      >
        {(order) => <Thanks {...props} order={order} />}
      </Async>
    </div>
  );
}

interface Words {
  title: MessageDescriptor;
  lede: MessageDescriptor;
}
const thanks: Words = {
  title: msg`Vielen Dank für Ihren Kauf`,
  lede: msg`Ihre Bestellung ist bei uns angekommen. Wir haben sie Ihnen per E-Mail bestätigt.`,
};
const unplaced: Words = { title: msg`Ihr Kauf`, lede: unknownState };
const paid: Words = { title: msg`Ihr Kauf ist bezahlt`, lede: msg`Das Werk wird jetzt in Ihre Wallet übertragen.` };

/** Refund due for a withdrawn purchase; an unpaid one has no refund. */
const refundDue = msg`Wir erstatten Ihnen, was Sie gezahlt haben.`;

const words: Record<DisplayState, Words> = {
  other: thanks,
  awaitingPayment: thanks,
  paymentRequired: thanks,
  processing: {
    title: msg`Ihre Zahlung wird geprüft`,
    lede: msg`Sie müssen nichts tun; bitte bezahlen Sie nicht noch einmal.`,
  },
  partlyPaid: {
    title: msg`Ein Teil des Betrags ist eingegangen`,
    lede: msg`Der Rest steht noch aus.`,
  },
  authorized: paid,
  paid,
  shipped: { title: msg`Das Werk gehört Ihnen`, lede: msg`Es liegt in Ihrer Wallet und steht in Ihrer Sammlung.` },
  cancelled: { title: msg`Dieser Kauf ist storniert`, lede: msg`Es ist nichts mehr zu zahlen.` },
  withdrawn: { title: msg`Sie haben diesen Kauf widerrufen`, lede: msg`Es ist nichts mehr zu zahlen.` },
  refunded: { title: msg`Der Betrag ist erstattet`, lede: msg`Wir haben Ihnen den Kaufpreis zurückgezahlt.` },
  partlyRefunded: {
    title: msg`Ein Teil des Betrags ist erstattet`,
    lede: msg`Wir haben Ihnen einen Teil des Kaufpreises zurückgezahlt.`,
  },
  cart: {
    title: msg`Dieser Kauf ist nicht abgeschlossen`,
    lede: msg`Der Kauf ist noch nicht verbindlich, und Sie müssen nichts bezahlen.`,
  },
};

function Thanks({ order, onPay, onSaveCode, ...note }: Omit<ThanksViewProps, 'read'> & { order: Order }) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const state = displayState(order);
  const step = orderStepOf(order);
  const { tone, icon } = signOf(state, { byTransfer: order.bankTransfer !== null });
  // With an unknown checkout state, the order may or may not be placed.
  const { title, lede } = state === 'other' && !isKnownCheckout(order) ? unplaced : words[state];
  const isTitleTheState = words[state] !== thanks && state !== 'shipped';
  const isRefundDue = state === 'withdrawn' && refundDueOf(order) > 0;
  const transfer = awaitedTransferOf(order);
  const { payment } = periods;
  const [item] = order.items;
  return (
    <OutcomeLayout
      head={
        <OutcomeHeader
          tone={tone}
          sign={icon}
          status={isTitleTheState ? undefined : stateWord(i18n, state, order)}
          title={i18n._(title)}
          lede={i18n._(isRefundDue ? refundDue : (unknownDelivery(order) ?? lede))}
        />
      }
      aside={<PurchaseSheet order={order} />}
    >
      {transfer ? (
        <NextStep
          title={<Trans>{money(transfer.amount)} überweisen</Trans>}
          text={
            <Trans>Bitte überweisen Sie innerhalb von {payment} Tagen; danach können wir den Kauf stornieren.</Trans>
          }
        >
          <BankTransferView transfer={transfer} onSaveCode={() => onSaveCode(transfer)} />
        </NextStep>
      ) : step === 'pay' ? (
        <PayStep order={order} onPay={onPay} />
      ) : step === 'askAmount' || step === 'askState' ? (
        <AskStep order={order} />
      ) : (
        <NextStep title={null} />
      )}
      <div className="cluster">
        <ButtonLink href={pathTo('/my-collection')} variant="secondary">{t`Zu meiner Sammlung`}</ButtonLink>
        {order.paidAt !== null && (
          <ButtonLink href={pathTo('/invoices')} variant="quiet">{t`Zu den Rechnungen`}</ButtonLink>
        )}
        {item?.productCode && (
          <ButtonLink href={pathTo('/products/$productCode', { productCode: item.productCode })} variant="quiet">
            <Trans>Zum Werk</Trans>
          </ButtonLink>
        )}
      </div>
      <WithdrawalNote {...note} order={order} />
    </OutcomeLayout>
  );
}
