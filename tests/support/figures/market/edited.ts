import { euros, only, under } from '../format.ts';
import type { MarketFacts } from './facts.ts';

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

export const edited =
  ({ tables, workOf, feeOf }: MarketFacts) =>
  (code: string) => {
    const { product, price, variant } = workOf(code);
    const sales = tables.orderItems.filter(({ productId }) => productId === product.id);
    const terms = 'Titel und Beschreibung › Bedingungen';
    return [
      `${terms} › Preis je Exemplar: ${(price / 100).toFixed(2).replace('.', ',')}`,
      `${terms}: Das sind ${euros(price)}. Nach 0,10 % Gebühr (${euros(feeOf(price))}) werden Ihnen ${euros(price - feeOf(price))} ausgezahlt.`,
      `${terms} › Exemplare, die noch verkauft werden: ${variant.onHand}`,
      `${terms} › Beteiligung an Weiterverkäufen: ${product.royalties}`,
      'Titel und Beschreibung › Dateien › Dateien Ihres Werks: Bild 1 (Titelbild)',
      ...sales.flatMap(({ total, orderId }) => {
        const { checkoutCompletedAt } = only(tables.orders.filter(({ id }) => id === orderId));
        return under(`Verkäufe › ${longDay.format(new Date(checkoutCompletedAt ?? ''))}`, [
          `Preis: ${euros(total)}`,
          `Gebühr: ${euros(feeOf(total))}`,
          `Auszahlung: ${euros(total - feeOf(total))}`,
        ]);
      }),
    ];
  };
