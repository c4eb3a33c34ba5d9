import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { OrderSheet } from '#components/outcome/OrderSheet.tsx';
import { OrderTimeline } from '#components/outcome/OrderTimeline.tsx';
import { awaitedTransferOf } from '#domain/order/orderStatus.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { LoadingRegion, SkeletonLine } from '#ui/Skeleton.tsx';
import { type PaymentProps, PaymentStageView } from './PaymentStageView.tsx';
import { paymentWords, refusedWords } from './paymentWords.tsx';

export interface PaymentViewProps extends PaymentProps {
  /** The shop's latest answer; null before the first. */
  order: Order | null;
  /** Returns to the order's page if that page itself shows this view; other pages show a link. */
  onDetails?: () => void;
}

const words = paymentWords({
  nothingLost: msg`Ihre Zeichnung besteht weiter, und Sie zahlen nichts doppelt.`,
  redirecting: {
    lede: msg`Ihre Zeichnung ist bei uns eingegangen. Die Seite des Zahlungsanbieters öffnet sich gleich.`,
  },
  succeeded: {
    lede: msg`Ihre Token werden jetzt in das Kryptowertpapierregister eingetragen. Sobald das geschehen ist, liegen sie in Ihrer Wallet.`,
  },
  alreadyPaid: { title: msg`Diese Zeichnung ist schon bezahlt` },
  cancelled: {
    lede: msg`Bitte versuchen Sie es noch einmal. Ihre Zeichnung besteht weiter; es entsteht keine zweite Zeichnung.`,
  },
  unpaid: {
    lede: msg`Uns ist noch keine Zahlung gemeldet. Haben Sie gerade bezahlt, kann das einige Minuten dauern: Laden Sie diese Seite dann bitte neu, statt noch einmal zu bezahlen. Ihre Zeichnung besteht weiter.`,
  },
  byTransfer: {
    title: msg`Diese Zeichnung bezahlen Sie per Überweisung`,
    lede: msg`Ihre Zeichnung ist bei uns eingegangen. Der Betrag ist noch zu überweisen.`,
  },
  closed: {
    title: msg`Für diese Zeichnung ist nichts zu bezahlen`,
    lede: msg`Die Zeichnung wurde storniert, erstattet oder widerrufen.`,
  },
  unknown: { title: msg`Diese Zeichnung gibt es nicht`, next: msg`Zurück zur Übersicht` },
});

export function PaymentView({ order, onDetails, ...payment }: PaymentViewProps) {
  const { t } = useLingui();
  const { stage, refused } = payment;
  const completed = order && isCompleted(order) ? order : null;
  const isReceived = stage === 'succeeded' || stage === 'alreadyPaid';
  const toOrder = <Trans>Zur Zeichnung</Trans>;
  const toTransfer = <Trans>Überweisungsdaten ansehen</Trans>;
  const page = order && pathTo('/order-details/$uuid', { uuid: order.tokenValue });
  const home = <ButtonLink href={pathTo('/')} variant="secondary">{t`Zur Übersicht`}</ButtonLink>;
  const details = onDetails ? (
    <Button variant="secondary" onPress={onDetails}>
      {toOrder}
    </Button>
  ) : (
    page && (
      <ButtonLink href={page} variant={isReceived ? 'primary' : 'secondary'}>
        {toOrder}
      </ButtonLink>
    )
  );
  const received = (
    <>
      {details}
      {home}
    </>
  );
  const hasAccount = order !== null && awaitedTransferOf(order) !== null;
  const transfer = !hasAccount ? (
    details
  ) : onDetails ? (
    <Button onPress={onDetails}>{toTransfer}</Button>
  ) : (
    page && <ButtonLink href={page}>{toTransfer}</ButtonLink>
  );
  return (
    <PaymentStageView
      {...payment}
      words={refused ? refusedWords(words) : words}
      mayLeave={<Trans>Sie können diese Seite schließen; das Ergebnis steht unter „Meine Zeichnungen“.</Trans>}
      ways={{ details, received, transfer, home }}
      aside={
        completed ? (
          <OrderTimeline order={completed} stopped={stage !== 'cancelled' ? null : refused ? 'refused' : 'givenUp'} />
        ) : (
          !order && stage === 'checking' && <OrderLoading />
        )
      }
    >
      {completed && <OrderSheet order={completed} named wide />}
    </PaymentStageView>
  );
}

function OrderLoading() {
  const { t } = useLingui();
  return (
    <Card>
      <LoadingRegion label={t`Wird geladen`} className="stack">
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </LoadingRegion>
    </Card>
  );
}
