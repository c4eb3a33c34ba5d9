import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { Lacking } from '#components/async/Lacking.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { stateWord, unknownDelivery, unknownState } from '#components/orderState/stateText.ts';
import { WithdrawalNote } from '#components/outcome/Deadlines.tsx';
import { OrderNextStep, type OrderNextStepProps } from '#components/outcome/OrderNextStep.tsx';
import { OrderSheet } from '#components/outcome/OrderSheet.tsx';
import { OrderTimeline } from '#components/outcome/OrderTimeline.tsx';
import { OutcomeLayout } from '#components/outcome/OutcomeLayout.tsx';
import { PrintDate } from '#components/outcome/PrintDate.tsx';
import { RefundSentence } from '#components/outcome/RefundSentence.tsx';
import { signOf } from '#components/outcome/signs.tsx';
import { InvoiceLink } from '#components/papers/InvoiceLink.tsx';
import { orderStepOf } from '#domain/order/nextStep.ts';
import { orderName } from '#domain/order/orderName.ts';
import { awaitedTransferOf, type DisplayState, displayState, isPaid, refundDueOf } from '#domain/order/orderStatus.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { type Invoice, isCompleted, type Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Link } from '#ui/Link.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonCard, SkeletonLine } from '#ui/Skeleton.tsx';

export interface OrderDetailsViewProps extends Pick<OrderNextStepProps, 'onPay' | 'onSaveCode' | 'today'> {
  order: AsyncData<Order>;
  invoices: AsyncData<Invoice[]>;
  saving: number | null;
  /** Account type of the order's customer; null while unknown. */
  accountType: AccountType | null;
  /** True if the app has a page for withdrawing from contracts. */
  withdrawals: boolean;
  /** Change of the payment method; null if the order's method can no longer be changed. */
  methodChange: ReactNode;
  onSave: (invoice: Invoice) => void;
}

/** Meaning of each state for the investor (requirement 4.13). */
const MEANING: Record<Exclude<DisplayState, 'withdrawn'>, MessageDescriptor> = {
  cart: msg`Diese Zeichnung ist noch nicht abgeschlossen.`,
  awaitingPayment: msg`Wir warten auf Ihre Zahlung. Danach werden die Token in Ihre Wallet übertragen.`,
  paymentRequired: msg`Für diese Zeichnung fehlt noch die Zahlung.`,
  processing: msg`Ihre Zahlung wird geprüft. Sie müssen nichts tun; bitte bezahlen Sie nicht noch einmal.`,
  partlyPaid: msg`Ein Teil des Betrags ist eingegangen. Der Rest steht noch aus.`,
  authorized: msg`Der Betrag ist reserviert. Die Token werden in Kürze übertragen.`,
  paid: msg`Ihre Zahlung ist eingegangen. Die Token werden in Kürze übertragen.`,
  shipped: msg`Die Token liegen in Ihrer Wallet, die Zeichnung ist abgerechnet.`,
  refunded: msg`Der Betrag ist Ihnen erstattet worden.`,
  partlyRefunded: msg`Ein Teil des Betrags ist Ihnen erstattet worden.`,
  cancelled: msg`Diese Zeichnung ist storniert. Es entstehen Ihnen keine Kosten.`,
  other: unknownState,
};

/** Meaning after a refund. */
const CANCELLED_AND_RETURNED = msg`Diese Zeichnung ist storniert. Den gezahlten Betrag haben wir Ihnen zurückgezahlt.`;

/** Meaning after a partial delivery (Sylius: `partially_shipped`). */
const PARTLY_DELIVERED = msg`Ein Teil Ihrer Token liegt schon in Ihrer Wallet. Die übrigen werden in Kürze übertragen.`;

function meaningOf(order: Order, state: keyof typeof MEANING): MessageDescriptor {
  if (state === 'cancelled' && order.money?.some(({ kind }) => kind === 'returned')) return CANCELLED_AND_RETURNED;
  const isPaid = state === 'paid' || state === 'authorized';
  if (isPaid && order.shippingState === 'partially_shipped') return PARTLY_DELIVERED;
  return unknownDelivery(order) ?? MEANING[state];
}

/** `/order-details/{uuid}`: one order with its state, next step, payment and documents. */
export function OrderDetailsView({ order, invoices, ...actions }: OrderDetailsViewProps) {
  const { t } = useLingui();
  return (
    <div className="row page">
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
        {(loaded) => <Details {...actions} order={loaded} invoices={invoices} />}
      </Async>
    </div>
  );
}

interface DetailsProps extends Omit<OrderDetailsViewProps, 'order'> {
  order: Order;
}

function Details({ order, invoices, saving, onSave, accountType, withdrawals, methodChange, ...step }: DetailsProps) {
  const { t, i18n } = useLingui();
  const { longDate } = useFormat();
  const state = displayState(order);
  const transfer = awaitedTransferOf(order);
  const { tone, icon } = signOf(state, { byTransfer: order.bankTransfer !== null });
  const { number, legalDocsConfirmAt } = order;
  const date = legalDocsConfirmAt && longDate(legalDocsConfirmAt);
  return (
    <OutcomeLayout
      head={
        <>
          <PrintDate today={step.today} />
          <OutcomeHeader
            tone={tone}
            sign={icon}
            status={stateWord(i18n, state, order)}
            eyebrow={<Link href={pathTo('/account/orders')}>{t`Meine Zeichnungen`}</Link>}
            title={orderName(order)}
            reference={
              number !== null &&
              (date ? (
                <Trans>
                  Zeichnung {number} vom {date}
                </Trans>
              ) : (
                <Trans>Zeichnung {number}</Trans>
              ))
            }
            lede={<Lede order={order} />}
          />
        </>
      }
      aside={
        <>
          <OrderTimeline order={order} />
          {transfer && <OrderSheet order={order} />}
        </>
      }
    >
      <OrderNextStep {...step} order={order} />
      {methodChange}
      {!transfer && <OrderSheet order={order} wide />}
      <Documents order={order} invoices={invoices} saving={saving} onSave={onSave} />
      <WithdrawalNote order={order} today={step.today} accountType={accountType} withdrawals={withdrawals} />
      <p className="soft small">
        <Trans>
          Etwas ist nicht in Ordnung?{' '}
          <Link href={pathTo('/cms/$code', { code: 'complaints' })}>So beschweren Sie sich</Link>.
        </Trans>
      </p>
    </OutcomeLayout>
  );
}

/** Meaning of the order's state, and where its interest is paid out or its money is refunded. */
function Lede({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const state = displayState(order);
  if (state === 'withdrawn' || refundDueOf(order) > 0) return <RefundSentence order={order} />;
  const meaning = i18n._(meaningOf(order, state));
  if (orderStepOf(order) !== 'delivered') return meaning;
  return (
    <>
      {meaning}{' '}
      <Link
        variant="strong"
        href={pathTo('/account/payments', undefined, { product: order.items[0]?.productCode ?? '' })}
      >
        <Trans>Auszahlungen ansehen</Trans>
      </Link>
    </>
  );
}

/** Explains when an order's statement arrives; a cancelled, refunded or withdrawn order never has one. */
function NoStatement({ order }: { order: Order }) {
  const { t } = useLingui();
  const state = displayState(order);
  if (!isCompleted(order) || ['cancelled', 'refunded', 'withdrawn'].includes(state))
    return <Trans>Zu dieser Zeichnung gibt es keine Abrechnung.</Trans>;
  return isPaid(order) || state === 'shipped'
    ? t`Die Abrechnung ist noch nicht erstellt.`
    : t`Die Abrechnung finden Sie hier, sobald Ihre Zahlung eingegangen ist.`;
}

/** The order's statements, and a link to the documents of its bond. */
function Documents({
  order,
  invoices,
  saving,
  onSave,
}: Pick<DetailsProps, 'order' | 'invoices' | 'saving' | 'onSave'>) {
  const { t } = useLingui();
  const [item] = order.items;
  return (
    <Panel title={<Trans>Unterlagen</Trans>}>
      <div className="stack" data-gap="sm">
        <Async
          read={invoices}
          failed={t`Die Abrechnung konnte nicht geladen werden.`}
          lacking={t`Abrechnungen sind hier nicht online verfügbar.`}
          skeleton={<SkeletonLine width="16em" />}
        >
          {(issued) =>
            issued.length === 0 ? (
              <p className="soft">
                <NoStatement order={order} />
              </p>
            ) : (
              issued.map((invoice) => (
                <InvoiceLink key={invoice.id} invoice={invoice} saving={saving} onSave={onSave} />
              ))
            )
          }
        </Async>
        {item?.productCode ? (
          <Link href={pathTo('/products/$productCode', { productCode: item.productCode })}>
            <Trans>Bedingungen und Unterlagen der Anleihe</Trans>
          </Link>
        ) : (
          <Lacking>
            <Trans>
              Die Unterlagen der Anleihe sind hier nicht online verfügbar. Bitte{' '}
              <Link href={pathTo('/contact')}>schreiben Sie uns</Link>, wenn Sie sie brauchen.
            </Trans>
          </Lacking>
        )}
      </div>
    </Panel>
  );
}
