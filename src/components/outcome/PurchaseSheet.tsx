import { useLingui } from '@lingui/react/macro';
import { paidByOf } from '#domain/order/payment.ts';
import { type Order, orderedAtOf } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Panel } from '#ui/Panel.tsx';

export function PurchaseSheet({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money, longDate } = useFormat();
  const orderedAt = orderedAtOf(order);
  const paidBy = paidByOf(order);
  const received = order.received ?? 0;
  return (
    <Panel title={<bdi>{order.items[0]?.productName ?? t`Ihr Kauf`}</bdi>}>
      <DescriptionList
        items={[
          ...(order.number ? [{ term: t`Nummer`, value: order.number }] : []),
          ...(orderedAt ? [{ term: t`Datum`, value: longDate(orderedAt) }] : []),
          ...(paidBy ? [{ term: t`Zahlungsart`, value: paidBy === 'transfer' ? t`Überweisung` : t`Karte` }] : []),
          ...(order.taxTotal > 0 ? [{ term: t`enthaltene Umsatzsteuer`, value: money(order.taxTotal) }] : []),
          { term: t`Gesamt (${order.currencyCode})`, value: money(order.total), total: true },
          ...(received > 0 ? [{ term: t`Eingegangen`, value: money(received) }] : []),
        ]}
      />
    </Panel>
  );
}
