import { Trans } from '@lingui/react/macro';
import { refundDeadlineOf } from '#domain/order/deadlines.ts';
import { areTokensOwed, refundDueOf } from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** Sentence about the money and the tokens of a withdrawn or cancelled order. */
export function RefundSentence({ order }: { order: Order }) {
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
      Sie haben Ihre Zeichnung widerrufen. Die Token werden mit der Erstattung aus Ihrer Wallet ausgebucht; bis dahin
      können Sie sie nicht übertragen. Wir erstatten {amount} bis {day}.
    </Trans>
  ) : (
    <Trans>
      Sie haben Ihre Zeichnung widerrufen. Es werden keine Token übertragen. Wir erstatten {amount} bis {day}.
    </Trans>
  );
}
