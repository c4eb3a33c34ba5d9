import { count, euros, sum, under } from '../format.ts';
import { type Bond, bondsOf } from './bonds.ts';
import { type InvestorFacts, UNDONE } from './facts.ts';
import { holdingRows } from './holdingRows.ts';
import { orderPartsOf } from './orderParts.ts';
import { periodsOf } from './periods.ts';

export function home(facts: InvestorFacts) {
  const { today, orders, open, holdings, owned, paid, next, attribute, itemOf, nameOf } = facts;
  const { bonds, rate, minimum, cardOf } = bondsOf(facts);
  const { toPay, paidToRegister, partRegistration } = orderPartsOf(facts);
  const onSale = bonds.filter(({ variant }) => variant.onHand > 0).slice(0, 8);
  const periods = periodsOf(facts);
  const meanRate = () => {
    const parts = holdings.map(({ productId, value }) => Number(attribute(productId, 'interest_rate')) * value);
    return `${(sum(parts) / owned).toFixed(2).replace('.', ',')} %`;
  };
  /** Nominal value repaid in each year with a maturity. */
  const maturities = () => {
    const dated = holdings.map(({ productId, value }) => ({
      year: Number(attribute(productId, 'maturity_date').slice(0, 4)),
      value,
    }));
    const dueIn = dated.map(({ year }) => year);
    return [...new Set(dueIn)].map((due) => {
      const value = sum(dated.filter(({ year }) => year === due).map((each) => each.value));
      return `${due} › Rückzahlung zum Nennwert: ${euros(value)}`;
    });
  };
  const rowOf = ({ product }: Bond) => `${rate(product.id)} p. a. · bis … · ab ${euros(minimum(product.id))}`;
  const quarterOf = (day: string) => Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  const quarter = quarterOf(today);
  return () => [
    `Ihr Bestand zum Nennwert: ${euros(owned)}`,
    `Ihr Bestand zum Nennwert › Bisher erhalten: ${euros(sum(paid.map(({ net }) => net)))}`,
    `Ihr Bestand zum Nennwert › Davon ${today.slice(0, 4)}: ${euros(sum(paid.filter(({ payoutDate }) => payoutDate.startsWith(today.slice(0, 4))).map(({ net }) => net)))}`,
    `Ihr Bestand zum Nennwert › Ø Zins p. a.: ${meanRate()}`,
    `Ihr Bestand zum Nennwert › Nächste Auszahlung: … · ${euros(next.net)}`,
    ...under('Ihr Bestand zum Nennwert', paidToRegister()),
    ...toPay().slice(0, 3),
    ...under('Wallet', holdingRows(facts)),
    ...under(
      'Auszahlungen je Quartal',
      periods(quarterOf, quarter - 10, quarter + 2, (key) => `${(key % 4) + 1}. Quartal ${Math.floor(key / 4)}`),
    ),
    ...paid.slice(0, 3).map(({ productId, net }) => `Letzte Auszahlungen › ${nameOf(productId)}: ${euros(net)}`),
    ...under('Fälligkeit Ihrer Wertpapiere › Rückzahlung zum Nennwert je Jahr', maturities()),
    ...onSale.map((bond) => `Neue Produkte › ${bond.name}: ${rowOf(bond)}`),
    ...onSale.flatMap((bond) => under('Neue Produkte', cardOf(bond))),
    ...orders
      .filter((order) => !UNDONE.includes(order.paymentState) && !open.includes(order))
      .slice(0, 5)
      .flatMap((order) =>
        under(`Meine Zeichnungen › ${nameOf(itemOf(order).productId)}`, [
          `Stückzahl: ${count(itemOf(order).quantity)}`,
          `Betrag: ${euros(order.total)}`,
          ...partRegistration(order),
        ]),
      ),
  ];
}
