import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { BankTransferView } from '#components/payment/BankTransferView.tsx';
import { refundDeadlineOf } from '#domain/order/deadlines.ts';
import { orderStepOf } from '#domain/order/nextStep.ts';
import { areTokensOwed, awaitedTransferOf, displayState, isReceived, refundDueOf } from '#domain/order/orderStatus.ts';
import type { BankTransfer, Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Progress } from '#ui/Progress.tsx';
import { PaymentDeadline } from './Deadlines.tsx';
import { NextStep } from './NextStep.tsx';
import { AskStep, PayStep } from './PaySteps.tsx';

export interface OrderNextStepProps {
  order: Order;
  today: CalendarDate;
  onPay: () => void;
  onSaveCode: (transfer: BankTransfer) => void;
}

/** Next step of a placed order, derived from the shop's state; the amount is shown together with the way to pay it. */
export function OrderNextStep({ order, today, onPay, onSaveCode }: OrderNextStepProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const transfer = awaitedTransferOf(order);
  if (transfer) {
    const amount = money(transfer.amount);
    const came = t`${money(order.received ?? 0)} von ${money(order.total)} sind eingegangen`;
    return (
      <NextStep title={<Trans>{amount} überweisen</Trans>}>
        {displayState(order) === 'partlyPaid' && (
          <Progress
            label={t`Eingegangen`}
            value={order.total > 0 ? (100 * (order.received ?? 0)) / order.total : 0}
            valueText={came}
          />
        )}
        <PaymentDeadline order={order} today={today} />
        <BankTransferView transfer={transfer} onSaveCode={() => onSaveCode(transfer)} />
      </NextStep>
    );
  }
  const home = <ButtonLink href={pathTo('/')}>{t`Zur Übersicht`}</ButtonLink>;
  switch (orderStepOf(order)) {
    case 'pay':
      return <PayStep order={order} onPay={onPay} />;
    case 'askAmount':
    case 'askState':
      return <AskStep order={order} />;
    case 'refund':
      return <NextStep title={<Trans>Sie müssen nichts tun</Trans>} text={<Ending order={order} />} actions={home} />;
    case 'processing':
      return (
        <NextStep
          title={<Trans>Sie müssen nichts tun</Trans>}
          text={
            isReceived(order) ? (
              <Trans>
                Ihre Zahlung ist eingegangen. Sobald sie gebucht ist, sehen Sie sie hier und unter „Meine Zeichnungen“.
              </Trans>
            ) : (
              <Trans>Das Ergebnis steht hier und unter „Meine Zeichnungen“, sobald Ihre Bank geantwortet hat.</Trans>
            )
          }
          actions={home}
        />
      );
    case 'delivery':
      return (
        <NextStep
          title={<Trans>Sie müssen nichts tun</Trans>}
          text={
            order.shippingState === 'partially_shipped' ? (
              <Trans>
                Die Registerführung trägt auch Ihre übrigen Token in das Kryptowertpapierregister ein. Danach erhalten
                Sie eine E-Mail, und alle Token liegen in Ihrer Wallet.
              </Trans>
            ) : (
              <Trans>
                Die Registerführung trägt Ihren Bestand in das Kryptowertpapierregister ein. Danach erhalten Sie eine
                E-Mail, und die Token liegen in Ihrer Wallet.
              </Trans>
            )
          }
          actions={home}
        />
      );
    case 'delivered':
      return (
        <NextStep
          title={<Trans>Sie müssen nichts tun</Trans>}
          text={<Trans>Ihr Bestand und Ihre Zinsen stehen in der Übersicht.</Trans>}
          actions={home}
        />
      );
    default:
      return (
        <NextStep
          title={<Trans>Sie müssen nichts tun</Trans>}
          text={<Trans>Aktuelle Angebote finden Sie unter „Produkte“.</Trans>}
          actions={<ButtonLink href={pathTo('/search')} variant="secondary">{t`Produkte ansehen`}</ButtonLink>}
        />
      );
  }
}

/** Sentence about the money and the tokens of a withdrawn or cancelled order. */
function Ending({ order }: { order: Order }) {
  const { money, dayDate } = useFormat();
  const due = refundDueOf(order);
  const amount = money(due);
  if (order.withdrawnAt === null) return <Trans>Die Zeichnung ist storniert. Wir erstatten {amount}.</Trans>;
  if (due === 0)
    return order.bankTransfer ? (
      <Trans>
        Sie haben Ihre Zeichnung widerrufen und müssen nichts mehr zahlen. Ist Ihre Überweisung schon unterwegs,
        erstatten wir den Betrag, sobald er bei uns eingegangen ist.
      </Trans>
    ) : (
      <Trans>Sie haben Ihre Zeichnung widerrufen und müssen nichts mehr zahlen.</Trans>
    );
  const day = dayDate(refundDeadlineOf(order.withdrawnAt));
  return areTokensOwed(order) ? (
    <Trans>
      Sie haben Ihre Zeichnung widerrufen. Die Token gehen mit der Erstattung aus Ihrer Wallet an uns zurück; bis dahin
      können Sie die Token nicht übertragen. Wir erstatten {amount} bis {day}.
    </Trans>
  ) : (
    <Trans>
      Sie haben Ihre Zeichnung widerrufen. Es werden keine Token übertragen. Wir erstatten {amount} bis {day}.
    </Trans>
  );
}
