import { Trans, useLingui } from '@lingui/react/macro';
import { Money, Tokens } from '#components/money/Money.tsx';
import { displayState, overpaidOf } from '#domain/order/orderStatus.ts';
import { paidByOf } from '#domain/order/payment.ts';
import { type Order, orderedAtOf } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Panel } from '#ui/Panel.tsx';

export interface OrderSheetProps {
  order: Order;
  /** Names the bond in the title, for pages whose own title does not. */
  named?: boolean;
  /** Uses the main column's layout: facts beside each other, instead of label and value at opposite ends. */
  wide?: boolean;
}

export function OrderSheet({ order, named = false, wide = false }: OrderSheetProps) {
  const { t } = useLingui();
  const { money, longDate } = useFormat();
  const [item] = order.items;
  const orderedAt = orderedAtOf(order);
  const paidBy = paidByOf(order);
  const overpaid = overpaidOf(order);
  const received = order.received ?? 0;
  return (
    <Panel title={named && item ? item.productName : <Trans>Ihre Zeichnung</Trans>}>
      <DescriptionList
        variant={wide ? 'stacked' : 'rows'}
        items={[
          ...(order.number ? [{ term: t`Nummer`, value: order.number }] : []),
          ...(orderedAt ? [{ term: t`Datum`, value: longDate(orderedAt) }] : []),
          ...(item
            ? [
                { term: t`Stückzahl`, value: <Tokens count={item.quantity} /> },
                { term: t`Preis je Stück`, value: money(item.unitPrice) },
                ...(item.nominalValue === null
                  ? []
                  : [{ term: t`Nennwert`, value: <Money cents={item.nominalValue} /> }]),
              ]
            : []),
          ...(paidBy ? [{ term: t`Zahlungsart`, value: paidBy === 'transfer' ? t`Überweisung` : t`Karte` }] : []),
          ...(order.taxTotal > 0
            ? [{ term: t`enthaltene Umsatzsteuer`, value: <Money cents={order.taxTotal} /> }]
            : []),
          { term: t`Gesamt (${order.currencyCode})`, value: <Money cents={order.total} />, total: !wide },
          ...(received > 0 ? [{ term: t`Eingegangen`, value: <Money cents={received} /> }] : []),
          ...(displayState(order) === 'partlyPaid' && received > 0
            ? [{ term: t`Noch offen`, value: <Money cents={order.total - received} /> }]
            : []),
          ...(overpaid > 0
            ? [
                {
                  term: paidBy === 'card' ? t`Zu viel abgebucht` : t`Zu viel überwiesen`,
                  value: <Money cents={overpaid} />,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
