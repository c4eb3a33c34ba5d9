import { euros, only, under } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const purchased =
  ({ orders, works, itemOf, receivedFor, ibanOf, vatOf }: MarketFacts) =>
  () => {
    const order = only(orders);
    const { total, quantity } = itemOf(order);
    const { name } = only(works.filter(({ product }) => product.id === itemOf(order).productId));
    const received = receivedFor(order);
    const due = euros(total - received);
    return [
      ...under(name, [
        `Nummer: ${order.number}`,
        ...(quantity > 1 ? [`Anzahl: ${quantity}`] : []),
        `enthaltene Umsatzsteuer: ${euros(vatOf(total))}`,
        `Gesamt (EUR): ${euros(total)}`,
        ...(received > 0 ? [`Eingegangen: ${euros(received)}`] : []),
      ]),
      ...(received < total
        ? [
            `: ${due} überweisen`,
            ...under(`${due} überweisen`, [
              ': Bitte überweisen Sie innerhalb von 10 Tagen; danach können wir den Kauf stornieren.',
              `IBAN: ${ibanOf(itemOf(order).productId)}`,
              `Betrag: ${due}`,
              `Verwendungszweck: ${order.number}`,
            ]),
          ]
        : []),
    ];
  };
