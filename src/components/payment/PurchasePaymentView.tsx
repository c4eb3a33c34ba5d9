import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { type PaymentProps, PaymentStageView } from '#components/payment/PaymentStageView.tsx';
import { paymentWords, refusedWords } from '#components/payment/paymentWords.tsx';
import { awaitedTransferOf } from '#domain/order/orderStatus.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PurchaseSheet } from '../outcome/PurchaseSheet.tsx';

export interface PurchasePaymentViewProps extends PaymentProps {
  /** The shop's latest answer; null before the first. */
  order: Order | null;
  tokenValue: string;
}

const words = paymentWords({
  nothingLost: msg`Ihr Kauf besteht weiter, und Sie zahlen nichts doppelt.`,
  redirecting: {
    lede: msg`Ihre Bestellung ist bei uns eingegangen. Die Seite des Zahlungsanbieters öffnet sich gleich.`,
  },
  succeeded: { lede: msg`Das Werk wird jetzt in Ihre Wallet übertragen. Dann steht es in Ihrer Sammlung.` },
  alreadyPaid: { title: msg`Dieser Kauf ist schon bezahlt` },
  cancelled: {
    lede: msg`Bitte versuchen Sie es noch einmal. Ihr Kauf besteht weiter; es entsteht kein zweiter Kauf.`,
  },
  unpaid: {
    lede: msg`Uns ist noch keine Zahlung gemeldet. Haben Sie gerade bezahlt, kann das einige Minuten dauern: Laden Sie diese Seite dann bitte neu, statt noch einmal zu bezahlen. Ihr Kauf besteht weiter.`,
  },
  byTransfer: {
    title: msg`Diesen Kauf bezahlen Sie per Überweisung`,
    lede: msg`Ihre Bestellung ist bei uns eingegangen. Der Betrag ist noch zu überweisen.`,
  },
  closed: {
    title: msg`Für diesen Kauf ist nichts zu bezahlen`,
    lede: msg`Der Kauf wurde storniert, erstattet oder widerrufen.`,
  },
  unknown: { title: msg`Diesen Kauf gibt es nicht`, next: msg`Zurück zur Galerie` },
});

export function PurchasePaymentView({ order, tokenValue, ...payment }: PurchasePaymentViewProps) {
  const { t } = useLingui();
  const page = pathTo('/thank-you-for-offline-payment', undefined, { token: tokenValue });
  const home = <ButtonLink href={pathTo('/')} variant="secondary">{t`Zur Galerie`}</ButtonLink>;
  const details = order && <ButtonLink href={page} variant="secondary">{t`Zum Kauf`}</ButtonLink>;
  const received = (
    <>
      <ButtonLink href={pathTo('/my-collection')}>{t`Zu meiner Sammlung`}</ButtonLink>
      {details}
    </>
  );
  const transfer =
    order && awaitedTransferOf(order) ? <ButtonLink href={page}>{t`Überweisungsdaten ansehen`}</ButtonLink> : details;
  return (
    <PaymentStageView
      {...payment}
      words={payment.refused ? refusedWords(words) : words}
      mayLeave={<Trans>Sie können diese Seite schließen; das Ergebnis steht dann bei Ihrem Kauf.</Trans>}
      ways={{ details, received, transfer, home }}
      aside={order && isCompleted(order) && <PurchaseSheet order={order} />}
    />
  );
}
