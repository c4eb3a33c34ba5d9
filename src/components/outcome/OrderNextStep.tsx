import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { Tokens } from '#components/money/Money.tsx';
import { MaskedAmounts } from '#components/money/masked.ts';
import { BankTransferView } from '#components/payment/BankTransferView.tsx';
import { orderStepOf } from '#domain/order/nextStep.ts';
import { awaitedTransferOf, displayState, isReceived } from '#domain/order/orderStatus.ts';
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

/**
 * Next step of an order, derived from the shop's state; the amount is shown together with the way to pay it. Renders
 * nothing for an order that has ended.
 */
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
      return (
        <PayStep order={order} onPay={onPay}>
          <PaymentDeadline order={order} today={today} byCard />
        </PayStep>
      );
    case 'askAmount':
    case 'askState':
      return <AskStep order={order} />;
    case 'processing':
      return (
        <NextStep
          title={null}
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
          title={null}
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
        >
          <Registered order={order} />
        </NextStep>
      );
    case 'notPlaced':
      return (
        <NextStep
          title={null}
          text={<Trans>Aktuelle Angebote finden Sie unter „Produkte“.</Trans>}
          actions={<ButtonLink href={pathTo('/search')} variant="secondary">{t`Produkte ansehen`}</ButtonLink>}
        />
      );
    default:
      return null;
  }
}

/** Registered part of an order's tokens; renders nothing if none or all are registered, or the shop sends no number. */
function Registered({ order }: { order: Order }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const masked = useContext(MaskedAmounts);
  const all = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const registered = order.registered ?? 0;
  if (registered <= 0 || registered >= all) return null;
  return (
    <Progress
      label={t`Eingetragene Token`}
      value={(100 * registered) / all}
      valueText={masked ? t`verborgen` : t`${number(registered)} von ${number(all)} Stück eingetragen`}
    >
      <Trans>
        <Tokens count={registered} /> von <Tokens count={all} /> Stück eingetragen
      </Trans>
    </Progress>
  );
}
