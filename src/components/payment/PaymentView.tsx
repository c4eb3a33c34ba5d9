import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { PaymentStage } from '#machines/payment/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { FormError } from '#ui/Form.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion, SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './payment.module.css';

export interface PaymentViewProps {
  stage: PaymentStage;
  /** The shop's latest answer; null before the first. */
  order: Order | null;
  failure: Failure | null;
  /** The shop is being asked. */
  busy: boolean;
  onCheck: () => void;
  onRetry: () => void;
  /** Goes back to the order's page, where that page itself shows this view; elsewhere a link does. */
  onDetails?: () => void;
}

interface Words {
  title: ReactNode;
  lede: ReactNode;
}

/**
 * Shows the state of an order's payment as the shop tells it. A second payment is offered only where the first came to
 * nothing, and always on the same order.
 */
export function PaymentView({ stage, order, failure, busy, onCheck, onRetry, onDetails }: PaymentViewProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { title, lede } = wordsOf(stage, failure);
  const toOrder = <Trans>Zur Zeichnung</Trans>;
  const link = order && (
    <ButtonLink href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })} variant="secondary">
      {toOrder}
    </ButtonLink>
  );
  const details = onDetails ? (
    <Button variant="secondary" onPress={onDetails}>
      {toOrder}
    </Button>
  ) : (
    link
  );
  const isUnknown = failure?.kind === 'notFound';
  const home = (
    <ButtonLink href={pathTo('/')} variant={stage === 'succeeded' || stage === 'alreadyPaid' ? 'primary' : 'secondary'}>
      <Trans>Zur Übersicht</Trans>
    </ButtonLink>
  );
  const again = (
    <>
      <Button onPress={onRetry}>
        <Trans>Noch einmal versuchen</Trans>
      </Button>
      {details ?? home}
    </>
  );
  const actions: Record<PaymentStage, ReactNode> = {
    checking: null,
    redirecting: !busy && (
      <Button variant="secondary" onPress={onCheck}>
        <Trans>Status der Zahlung prüfen</Trans>
      </Button>
    ),
    pending: (
      <>
        <Button busy={busy} busyLabel={t`Wir fragen nach`} onPress={onCheck}>
          <Trans>Jetzt nachfragen</Trans>
        </Button>
        {details}
      </>
    ),
    succeeded: (
      <>
        {home}
        {details}
      </>
    ),
    alreadyPaid: (
      <>
        {home}
        {details}
      </>
    ),
    cancelled: (
      <>
        <Button onPress={onRetry}>
          <Trans>Zahlung wiederholen</Trans>
        </Button>
        {details}
      </>
    ),
    byTransfer: order && (
      <ButtonLink href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}>
        <Trans>Überweisungsdaten ansehen</Trans>
      </ButtonLink>
    ),
    closed: details ?? home,
    notBegun: isUnknown ? home : again,
    notChecked: isUnknown ? home : again,
  };
  const waits = stage === 'checking' || stage === 'redirecting' || stage === 'pending';
  return (
    <div className={`row page ${classes.payment}`}>
      <PageHeader title={title} lede={lede} />
      <Card className="stack" data-gap="lg">
        <p role="status" className={waits ? classes.progress : 'visually-hidden'} data-running={busy || undefined}>
          {waits ? <Trans>Bitte lassen Sie diese Seite geöffnet.</Trans> : title}
        </p>
        {failure && !isUnknown && stage !== 'cancelled' && <FormError>{failureText(failure)}</FormError>}
        {order && isCompleted(order) && <OrderFacts order={order} />}
        {!order && stage === 'checking' && <FactsLoading />}
        {actions[stage] && (
          <div key={stage} className="cluster" ref={restoreFocus}>
            {actions[stage]}
          </div>
        )}
      </Card>
    </div>
  );
}

function wordsOf(stage: PaymentStage, failure: Failure | null): Words {
  const unknown: Words = {
    title: <Trans>Diese Zeichnung gibt es nicht</Trans>,
    lede: <Trans>Vielleicht ist die Adresse unvollständig, oder Sie sind mit einem anderen Konto angemeldet.</Trans>,
  };
  const nothingLost = <Trans>Ihre Zeichnung ist nicht verloren, und es wird nichts doppelt bezahlt.</Trans>;
  const isUnknown = failure?.kind === 'notFound';
  const words: Record<PaymentStage, Words> = {
    checking: { title: <Trans>Wir prüfen Ihre Zahlung</Trans>, lede: <Trans>Das dauert nur einen Moment.</Trans> },
    redirecting: {
      title: <Trans>Weiter zum Zahlungsanbieter</Trans>,
      lede: <Trans>Ihre Zeichnung ist aufgenommen. Die Seite des Zahlungsanbieters öffnet sich gleich.</Trans>,
    },
    pending: {
      title: <Trans>Ihre Zahlung wird bestätigt</Trans>,
      lede: (
        <Trans>
          Der Zahlungsanbieter hat das Ergebnis noch nicht gemeldet. Meist dauert das nur Sekunden. Wir fragen von
          selbst nach; bitte bezahlen Sie nicht noch einmal.
        </Trans>
      ),
    },
    succeeded: {
      title: <Trans>Vielen Dank, Ihre Zahlung ist eingegangen</Trans>,
      lede: (
        <Trans>
          Ihre Token werden jetzt in das Kryptowertpapierregister eingetragen. Sobald das geschehen ist, liegen sie in
          Ihrer Wallet.
        </Trans>
      ),
    },
    alreadyPaid: {
      title: <Trans>Diese Zeichnung ist schon bezahlt</Trans>,
      lede: <Trans>Sie müssen nichts weiter tun.</Trans>,
    },
    cancelled: {
      title: <Trans>Ihre Zahlung wurde abgebrochen</Trans>,
      lede: (
        <Trans>
          Bitte versuchen Sie es noch einmal. Ihre Zeichnung besteht weiter; eine zweite entsteht dabei nicht.
        </Trans>
      ),
    },
    byTransfer: {
      title: <Trans>Diese Zeichnung bezahlen Sie per Überweisung</Trans>,
      lede: <Trans>Ihre Zeichnung ist bei uns eingegangen. Der Betrag ist noch zu überweisen.</Trans>,
    },
    closed: {
      title: <Trans>Für diese Zeichnung ist nichts zu bezahlen</Trans>,
      lede: <Trans>Sie wurde storniert oder erstattet.</Trans>,
    },
    notBegun: isUnknown
      ? unknown
      : { title: <Trans>Die Zahlung konnte nicht begonnen werden</Trans>, lede: nothingLost },
    notChecked: isUnknown ? unknown : { title: <Trans>Die Zahlung ließ sich nicht prüfen</Trans>, lede: nothingLost },
  };
  return words[stage];
}

function OrderFacts({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const item = order.items[0];
  return (
    <DescriptionList
      items={[
        ...(order.number ? [{ term: t`Zeichnung`, value: order.number }] : []),
        ...(item
          ? [
              { term: t`Anleihe`, value: item.productName },
              { term: t`Stückzahl`, value: number(item.quantity) },
            ]
          : []),
        { term: t`Gesamt`, value: money(order.total), total: true },
      ]}
    />
  );
}

function FactsLoading() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Wird geladen`} className="stack">
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine />
    </LoadingRegion>
  );
}
