import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { paymentDeadlineOf } from '#domain/order/deadlines.ts';
import { orderStepOf } from '#domain/order/nextStep.ts';
import { isPaid } from '#domain/order/orderStatus.ts';
import { paidByOf } from '#domain/order/payment.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { NextStep } from './NextStep.tsx';

export interface PayStepProps {
  order: Order;
  onPay: () => void;
  /** Deadline as a line of its own, instead of a sentence. */
  children?: ReactNode;
}

/**
 * Next step that pays an order at the provider. A shop that sends too little about its payments may expect a transfer.
 */
export function PayStep({ order, onPay, children }: PayStepProps) {
  const { money, longDate } = useFormat();
  const amount = money(order.total);
  const isCard = paidByOf(order) === 'card';
  const deadline = paymentDeadlineOf(order);
  return (
    <NextStep
      title={<Trans>{amount} bezahlen</Trans>}
      text={
        isCard ? (
          <>
            <Trans>
              Sie bezahlen mit Ihrer Karte auf der Seite des Zahlungsanbieters. Ihre Bank bittet Sie um eine
              Bestätigung.
            </Trans>{' '}
            {!children && deadline !== null && (
              <>
                <Trans>Zahlbar bis {longDate(deadline)}</Trans>.
              </>
            )}
          </>
        ) : (
          <Trans>
            Wenn Sie Überweisung gewählt haben, finden Sie die Bankverbindung in unserer E-Mail. Mit Karte bezahlen Sie
            auf der Seite des Zahlungsanbieters.
          </Trans>
        )
      }
      actions={
        <Button onPress={onPay}>{isCard ? <Trans>Jetzt bezahlen</Trans> : <Trans>Mit Karte bezahlen</Trans>}</Button>
      }
    >
      {children}
    </NextStep>
  );
}

/** Next step that asks the shop before any payment: the open amount, or the meaning of its state, is unknown here. */
export function AskStep({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <NextStep
      title={orderStepOf(order) === 'askAmount' ? t`Den offenen Betrag erfragen` : t`Den Status erfragen`}
      text={
        isPaid(order)
          ? t`Wir können diese Angabe hier nicht anzeigen. Sie haben bereits bezahlt.`
          : t`Wir können diese Angabe hier nicht anzeigen. Bitte bezahlen Sie nichts, bevor wir Ihnen geantwortet haben.`
      }
      actions={<ButtonLink href={pathTo('/contact')} variant="secondary">{t`Kontakt`}</ButtonLink>}
    />
  );
}
