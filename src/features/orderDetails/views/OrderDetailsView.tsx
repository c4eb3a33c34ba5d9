import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { BankTransferView } from '#components/bankTransfer/BankTransferView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money, Tokens } from '#components/money/Money.tsx';
import { NotFoundView } from '#components/notFound/NotFoundView.tsx';
import { Deadlines } from '#components/orderState/Deadlines.tsx';
import { OrderStateBadge } from '#components/orderState/OrderStateBadge.tsx';
import { awaitedTransferOf, type DisplayState, displayState, overpaidOf } from '#domain/order/orderStatus.ts';
import { canRetryPayment } from '#domain/order/payment.ts';
import type { Invoice, Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { FileLink } from '#ui/FileLink.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonCard, SkeletonLine } from '#ui/Skeleton.tsx';

export interface OrderDetailsViewProps {
  order: AsyncData<Order>;
  /** The customer's invoices; those of this order are offered. */
  invoices: AsyncData<Invoice[]>;
  saving: number | null;
  onSave: (invoice: Invoice) => void;
  onPay: () => void;
  today: CalendarDate;
}

/** What each state means for the investor, and what happens next (spec section 4). */
const MEANING: Record<DisplayState, MessageDescriptor> = {
  cart: msg`Diese Zeichnung ist noch nicht abgeschlossen.`,
  awaitingPayment: msg`Wir warten auf Ihre Zahlung. Danach werden die Token in Ihre Wallet übertragen.`,
  paymentRequired: msg`Für diese Zeichnung fehlt noch die Zahlung.`,
  processing: msg`Ihre Zahlung wird geprüft. Sie müssen nichts tun; bitte bezahlen Sie nicht noch einmal.`,
  partlyPaid: msg`Ein Teil des Betrags ist eingegangen. Bitte überweisen Sie noch den Rest.`,
  authorized: msg`Ihre Zahlung ist bestätigt. Die Token werden in Kürze übertragen.`,
  paid: msg`Ihre Zahlung ist eingegangen. Die Token werden in Kürze übertragen.`,
  shipped: msg`Die Token liegen in Ihrer Wallet, die Zeichnung ist abgerechnet.`,
  refunded: msg`Der Betrag ist Ihnen erstattet worden.`,
  cancelled: msg`Diese Zeichnung ist storniert. Es entstehen Ihnen keine Kosten.`,
};

/** `/order-details/{uuid}`: one order, what it costs, where it stands and how it is paid. */
export function OrderDetailsView({ order, invoices, saving, onSave, onPay, today }: OrderDetailsViewProps) {
  const { t } = useLingui();
  if (order.failure?.kind === 'notFound') return <NotFoundView />;
  return (
    <div className="row page stack" data-gap="lg">
      <Async
        read={order}
        page={t`Einzelheiten der Zeichnung`}
        failed={t`Diese Zeichnung konnte nicht geladen werden.`}
        skeleton={
          <div className="stack" data-gap="lg">
            <SkeletonLine width="12em" />
            <SkeletonCard lines={6} />
          </div>
        }
      >
        {(loaded) => (
          <Details
            order={loaded}
            invoices={(invoices.data ?? []).filter((invoice) => invoice.order.tokenValue === loaded.tokenValue)}
            saving={saving}
            onSave={onSave}
            onPay={onPay}
            today={today}
          />
        )}
      </Async>
    </div>
  );
}

interface DetailsProps extends Pick<OrderDetailsViewProps, 'saving' | 'onSave' | 'onPay' | 'today'> {
  order: Order;
  invoices: Invoice[];
}

function Details({ order, invoices, saving, onSave, onPay, today }: DetailsProps) {
  const { t, i18n } = useLingui();
  const { longDate, money } = useFormat();
  const item = order.items[0];
  const state = displayState(order);
  const transfer = awaitedTransferOf(order);
  const overpaid = overpaidOf(order);
  const facts = (
    <Card>
      <DescriptionList
        items={[
          { term: t`Status`, value: <OrderStateBadge order={order} /> },
          { term: t`Nummer`, value: order.number ?? '–' },
          { term: t`Datum`, value: order.legalDocsConfirmAt ? longDate(order.legalDocsConfirmAt) : '–' },
          ...(item
            ? [
                { term: t`Stückzahl`, value: <Tokens count={item.quantity} /> },
                { term: t`Preis je Stück`, value: money(item.unitPrice) },
                { term: t`Nennwert`, value: <Money cents={item.nominalValue} /> },
              ]
            : []),
          ...(order.taxTotal > 0 ? [{ term: t`darin Umsatzsteuer`, value: <Money cents={order.taxTotal} /> }] : []),
          { term: t`Gesamt (${order.currencyCode})`, value: <Money cents={order.total} />, total: true },
          ...(order.received !== null && order.received > 0
            ? [{ term: t`Eingegangen`, value: <Money cents={order.received} /> }]
            : []),
          ...(state === 'partlyPaid' && transfer
            ? [{ term: t`Noch offen`, value: <Money cents={transfer.amount} /> }]
            : []),
          ...(overpaid > 0 ? [{ term: t`Zu viel überwiesen`, value: <Money cents={overpaid} /> }] : []),
        ]}
      />
    </Card>
  );
  return (
    <>
      <PageHeader
        eyebrow={
          <Link href={pathTo('/account/orders')}>
            <Trans>Meine Zeichnungen</Trans>
          </Link>
        }
        title={item?.productName ?? order.number ?? order.tokenValue}
        lede={i18n._(MEANING[state])}
        actions={
          canRetryPayment(order) && (
            <Button onPress={onPay}>
              <Trans>Jetzt bezahlen</Trans>
            </Button>
          )
        }
      />
      <div>
        <Deadlines order={order} awaited={transfer !== null} today={today} />
      </div>
      <div className="split">
        {transfer ? (
          <Panel
            title={
              state === 'partlyPaid' ? (
                <Trans>Bitte überweisen Sie den Rest</Trans>
              ) : (
                <Trans>Bitte überweisen Sie</Trans>
              )
            }
          >
            <BankTransferView transfer={transfer} />
          </Panel>
        ) : (
          facts
        )}
        {transfer && facts}
        {invoices.length > 0 && (
          <Panel title={<Trans>Abrechnung</Trans>}>
            {invoices.map((invoice) => (
              <FileLink
                key={invoice.id}
                name={t`Abrechnung ${invoice.number}`}
                meta="PDF"
                busy={saving === invoice.id}
                busyLabel={t`Wird geladen`}
                onPress={() => onSave(invoice)}
              />
            ))}
          </Panel>
        )}
      </div>
    </>
  );
}
