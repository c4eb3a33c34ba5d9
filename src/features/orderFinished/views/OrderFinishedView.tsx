import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { BankTransferView } from '#components/bankTransfer/BankTransferView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { NotFoundView } from '#components/notFound/NotFoundView.tsx';
import { Deadlines } from '#components/orderState/Deadlines.tsx';
import { OrderStateBadge } from '#components/orderState/OrderStateBadge.tsx';
import { awaitedTransferOf, type DisplayState, displayState } from '#domain/order/orderStatus.ts';
import { canRetryPayment } from '#domain/order/payment.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { NumberedList } from '#ui/NumberedList.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './orderFinished.module.css';

export interface OrderFinishedViewProps {
  read: AsyncData<Order>;
  tokenValue: string;
  onPay: () => void;
  today: CalendarDate;
}

/** `/orders/{uuid}/finish`: thanks, where to transfer the money, and what happens next. */
export function OrderFinishedView({ read, tokenValue, onPay, today }: OrderFinishedViewProps) {
  const { t } = useLingui();
  if (read.failure?.kind === 'notFound' && read.data === null) return <NotFoundView />;
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
        {(order) => <Finished order={order} tokenValue={tokenValue} onPay={onPay} today={today} />}
      </Async>
    </div>
  );
}

function Finished({ order, tokenValue, onPay, today }: Omit<OrderFinishedViewProps, 'read'> & { order: Order }) {
  const state = displayState(order);
  const transfer = awaitedTransferOf(order);
  const details = pathTo('/order-details/$uuid', { uuid: tokenValue });
  return (
    <>
      <Head order={order} state={isCompleted(order) ? state : 'cart'} />
      <div className="split">
        <div className="stack" data-gap="lg">
          {transfer && (
            <Panel title={<Trans>Bitte überweisen Sie</Trans>}>
              <BankTransferView transfer={transfer} />
            </Panel>
          )}
          {isCompleted(order) && <Deadlines order={order} awaited={transfer !== null} today={today} />}
          {(transfer || state === 'paid' || state === 'authorized') && <Next paid={transfer === null} />}
          <div className="cluster">
            {canRetryPayment(order) && (
              <Button onPress={onPay}>
                <Trans>Jetzt bezahlen</Trans>
              </Button>
            )}
            <ButtonLink href={details} variant="secondary">
              <Trans>Zur Zeichnung</Trans>
            </ButtonLink>
            <ButtonLink href={pathTo('/account/orders')} variant="quiet">
              <Trans>Alle Zeichnungen</Trans>
            </ButtonLink>
          </div>
        </div>
        {isCompleted(order) && (
          <Card as="aside" className={`sticky ${classes.summary}`}>
            <OrderFacts order={order} />
          </Card>
        )}
      </div>
    </>
  );
}

function Head({ order, state }: { order: Order; state: DisplayState }) {
  const name = order.items[0]?.productName ?? '';
  const thanks = {
    title: <Trans>Vielen Dank für Ihre Zeichnung</Trans>,
    lede: <Trans>Ihre Zeichnung ist bei uns angekommen. Wir haben sie Ihnen per E-Mail bestätigt.</Trans>,
  };
  const paid = {
    title: <Trans>Ihre Zeichnung ist bezahlt</Trans>,
    lede: <Trans>Ihre Token für {name} werden in Ihre Wallet übertragen.</Trans>,
  };
  const words: Record<DisplayState, { title: ReactNode; lede: ReactNode }> = {
    awaitingPayment: thanks,
    paymentRequired: thanks,
    processing: {
      title: <Trans>Ihre Zahlung wird geprüft</Trans>,
      lede: <Trans>Sie müssen nichts tun; bitte bezahlen Sie nicht noch einmal.</Trans>,
    },
    partlyPaid: {
      title: <Trans>Ein Teil des Betrags ist eingegangen</Trans>,
      lede: <Trans>Bitte überweisen Sie noch den Rest.</Trans>,
    },
    authorized: paid,
    paid,
    shipped: {
      title: <Trans>Ihre Zeichnung ist abgerechnet</Trans>,
      lede: <Trans>Ihre Token für {name} liegen in Ihrer Wallet.</Trans>,
    },
    cancelled: {
      title: <Trans>Diese Zeichnung ist storniert</Trans>,
      lede: <Trans>Bitte überweisen Sie dafür nichts mehr.</Trans>,
    },
    refunded: {
      title: <Trans>Der Betrag ist erstattet</Trans>,
      lede: <Trans>Wir haben Ihnen den Betrag dieser Zeichnung zurückgezahlt.</Trans>,
    },
    cart: {
      title: <Trans>Diese Zeichnung ist nicht abgeschlossen</Trans>,
      lede: <Trans>Sie ist noch nicht verbindlich, und es ist nichts zu bezahlen.</Trans>,
    },
  };
  return <PageHeader title={words[state].title} lede={words[state].lede} eyebrow={<OrderStateBadge order={order} />} />;
}

function OrderFacts({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money, number, longDate } = useFormat();
  const item = order.items[0];
  return (
    <>
      {item && <h2>{item.productName}</h2>}
      <DescriptionList
        items={[
          ...(order.number ? [{ term: t`Zeichnung`, value: order.number }] : []),
          ...(order.checkoutCompletedAt ? [{ term: t`Vom`, value: longDate(order.checkoutCompletedAt) }] : []),
          ...(item
            ? [
                { term: t`Stückzahl`, value: number(item.quantity) },
                { term: t`Nennwert`, value: money(item.nominalValue) },
              ]
            : []),
          { term: t`Gesamt`, value: money(order.total), total: true },
        ]}
      />
    </>
  );
}

/** What happens after the order, in its order. */
function Next({ paid }: { paid: boolean }) {
  return (
    <section className="stack">
      <h2>
        <Trans>So geht es weiter</Trans>
      </h2>
      <NumberedList
        items={[
          ...(paid
            ? []
            : [
                {
                  key: 'transfer',
                  title: <Trans>Ihre Überweisung kommt an</Trans>,
                  text: (
                    <Trans>
                      Das dauert meist 1–2 Bankarbeitstage. Bitte geben Sie genau den Verwendungszweck an, sonst können
                      wir die Zahlung nicht zuordnen.
                    </Trans>
                  ),
                },
              ]),
          {
            key: 'register',
            title: <Trans>Ihre Token werden eingetragen</Trans>,
            text: <Trans>Die registerführende Stelle trägt Ihren Bestand in das Kryptowertpapierregister ein.</Trans>,
          },
          {
            key: 'mail',
            title: <Trans>Sie erhalten eine E-Mail</Trans>,
            text: (
              <Trans>Dann liegen die Token in Ihrer Wallet, und die Abrechnung finden Sie unter „Abrechnungen“.</Trans>
            ),
          },
        ]}
      />
    </section>
  );
}
