import { dayOf } from '#domain/time/calendar.ts';
import type { Row } from '#sandbox/db/schema.ts';
import { count, euros, sum, under } from '../format.ts';
import type { InvestorFacts } from './facts.ts';

/** Returns the figures of an order that its page, its receipt and the lists of open orders share. */
export function orderPartsOf({
  tables,
  today,
  orders,
  open,
  missing,
  itemOf,
  nameOf,
  nominalOf,
  receivedFor,
  ibanOf,
  isCard,
  isWithdrawn,
  isValid,
}: InvestorFacts) {
  const itemFigures = (order: Row<'orders'>) => {
    const { quantity, unitPrice, productId } = itemOf(order);
    const received = receivedFor(order);
    const isOver = received > order.total;
    return [
      `Nummer: ${order.number}`,
      `Stückzahl: ${count(quantity)}`,
      `Preis je Stück: ${euros(unitPrice)}`,
      `Nennwert: ${euros(quantity * nominalOf(productId))}`,
      `Gesamt (EUR): ${euros(order.total)}`,
      ...(received > 0 ? [`Eingegangen: ${euros(received)}`] : []),
      ...(open.includes(order) && received > 0 ? [`Noch offen: ${euros(missing(order))}`] : []),
      ...(isOver ? [`Zu viel ${isCard(order) ? 'abgebucht' : 'überwiesen'}: ${euros(received - order.total)}`] : []),
    ];
  };
  const dayAfter = (moment: string, days: number) => {
    const due = new Date(`${dayOf(moment)}T12:00:00Z`);
    due.setUTCDate(due.getUTCDate() + days);
    // A period does not end on a weekend.
    while ([0, 6].includes(due.getUTCDay())) due.setUTCDate(due.getUTCDate() + 1);
    return dayOf(due.toISOString());
  };
  const daysUntil = (day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;
  /** Rows of the open orders, the first deadline first. */
  const toPay = () =>
    open
      .toSorted((one, other) => Date.parse(one.checkoutCompletedAt ?? '') - Date.parse(other.checkoutCompletedAt ?? ''))
      .map((order) => `Zu erledigen › ${nameOf(itemOf(order).productId)}: ${euros(missing(order))}`);
  /** Bank details of an open order, with its deadline. */
  const transferFigures = (order: Row<'orders'>) => {
    const due = euros(missing(order));
    const received = receivedFor(order);
    const days = daysUntil(dayAfter(order.checkoutCompletedAt ?? '', 10));
    return [
      `: ${due} überweisen`,
      ...under(`${due} überweisen`, [
        ...(received > 0 ? [`: ${euros(received)} von ${euros(order.total)} sind eingegangen`] : []),
        `: noch ${days} Tage`,
        `IBAN: ${ibanOf(itemOf(order).productId)}`,
        `Betrag: ${due}`,
        `Verwendungszweck: ${order.number}`,
      ]),
      `Verlauf › ${received > 0 ? 'Teil der Zahlung eingegangen' : 'Zahlung'}: Überweisungen sind meist nach 1–2 Bankarbeitstagen bei uns.`,
    ];
  };
  /** Amount of an open order by card, with its deadline. */
  const cardFigures = (order: Row<'orders'>) => {
    const due = euros(missing(order));
    return [
      `: ${due} bezahlen`,
      `${due} bezahlen: noch ${daysUntil(dayAfter(order.checkoutCompletedAt ?? '', 10))} Tage`,
    ];
  };
  const registeredOf = (order: Row<'orders'>) =>
    sum(tables.transactions.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount));
  const orderFigures = (order: Row<'orders'>, label: string) => {
    const bookings = tables.bankTransactions.filter(({ orderId }) => orderId === order.id);
    const isTransfer = open.includes(order) && order.paymentState === 'awaiting_payment';
    return [
      ...under(label, itemFigures(order)),
      ...(isTransfer ? transferFigures(order) : []),
      ...(order.paymentState === 'payment_required' ? cardFigures(order) : []),
      ...(order.shippingState === 'partially_shipped' && !isWithdrawn(order)
        ? [
            `Sie müssen nichts tun: ${count(registeredOf(order))} von ${count(itemOf(order).quantity)} Stück eingetragen`,
          ]
        : []),
      ...bookings
        .filter(({ outcome }) => outcome === 'short')
        .map(({ amount }) => `Verlauf: ${euros(amount)} eingegangen, weniger als offen war`),
      ...bookings
        .filter(({ outcome }) => outcome === 'over')
        .map(({ amount }) => `Verlauf: ${euros(amount)} eingegangen, mehr als offen war`),
      ...bookings
        .filter(({ outcome }) => outcome === 'returned')
        .map(({ amount }) => `Verlauf: ${euros(-amount)} erstattet`),
    ];
  };
  /** Share of each order whose tokens the registrar has not registered yet, as one sum. */
  const leftOf = (some: Row<'orders'>[]) =>
    sum(
      some
        .filter((order) => order.shippingState !== 'shipped' && isValid(order))
        .map((order) => order.total - (order.total * registeredOf(order)) / itemOf(order).quantity),
    );
  /** Received part of orders that are not paid in full. */
  const received = () => sum(open.map((order) => order.total - missing(order)));
  const paidToRegister = () => {
    const left = leftOf(orders.filter(({ paymentState }) => paymentState === 'paid')) + received();
    const reserved = leftOf(orders.filter(({ paymentState }) => paymentState === 'authorized'));
    if (reserved > 0) return [`: Dazu ${euros(left + reserved)} bezahlt oder reserviert, noch nicht eingetragen`];
    return left > 0 ? [`: Dazu ${euros(left)} bezahlt, noch nicht eingetragen`] : [];
  };
  /** Parts of all subscribed orders; they sum to the subscribed amount. */
  const subscribedParts = () => {
    const valid = orders.filter(isValid);
    const leftIn = (...states: string[]) => leftOf(valid.filter(({ paymentState }) => states.includes(paymentState)));
    const subscribed = sum(valid.map(({ total }) => total));
    return [
      `: Gezeichnet: ${euros(subscribed)}`,
      `Eingetragen: ${euros(subscribed - leftOf(valid))}`,
      `Bezahlt, wird eingetragen: ${euros(leftIn('paid') + received())}`,
      `Betrag reserviert: ${euros(leftIn('authorized'))}`,
      `Zahlung offen: ${euros(sum(open.map(missing)))}`,
    ];
  };
  /** Registered tokens of a partly registered order, in a row of a list. */
  const partRegistration = (order: Row<'orders'>) =>
    order.shippingState === 'partially_shipped' && !isWithdrawn(order)
      ? [`Status: ${count(registeredOf(order))} von ${count(itemOf(order).quantity)} eingetragen`]
      : [];
  return { toPay, orderFigures, paidToRegister, subscribedParts, partRegistration };
}
