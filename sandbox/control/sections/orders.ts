import { refundDueOf } from '#domain/order/orderStatus.ts';
import type { Db } from '../../db/database.ts';
import { customerNames } from '../../read/customerNames.ts';
import { ordersOf } from '../../read/order.ts';
import { withdrawnOrders } from '../../read/withdrawn.ts';
import { PAYABLE } from '../../trade/complete.ts';
import { partPath } from '../frame.ts';
import { html, type Markup, nothing } from '../html.ts';
import { badge, button, euros, form, input, moment, section, state } from './kit.ts';

const SHOWN = 20;
/** A customer may have more than a thousand orders. */
const MOST_FOUND = 100;

interface OrderRow {
  id: number;
  number: string | null;
  tokenValue: string;
  customerId: number;
  personaKey: string | null;
  uuid: string;
  paymentState: string;
  shippingState: string;
  total: number;
  checkoutCompletedAt: string | null;
  customer: string;
  productName: string | null;
  quantity: number | null;
  method: string | null;
  /** Cents received by transfer minus cents returned. */
  received: number;
  /** True if the customer withdrew in time. */
  withdrawn: boolean;
}

/**
 * Renders completed orders with the possible steps of the bank, the provider and the wallet service, newest first: the
 * latest ones, or those whose number, customer, product or state contains `sought`.
 */
export async function ordersSection(db: Db, sought: string): Promise<Markup> {
  const all = await completedOrders(db);
  const found = all.filter((order) => wordsOf(order).includes(sought.toLowerCase()));
  const orders = found.slice(0, sought === '' ? SHOWN : MOST_FOUND);
  const due = await refundsDue(db, orders);
  const bookings = await db.selectFrom('bankTransactions').selectAll().orderBy('id', 'desc').limit(6).execute();
  return section(
    'orders',
    'Orders, bank and settlement',
    'A booked transfer pays the order whose number stands in its purpose. Settling mints the tokens and issues the invoice.',
    html`<form class="line find" method="get" action="/sandbox" role="search">
<input type="hidden" name="part" value="orders">
<label class="hidden" for="find">Find orders</label>
<input id="find" type="search" name="q" value="${sought}" placeholder="Number, customer, product or state">
<button class="button" data-variant="secondary" data-size="small">Find</button>
<span class="soft small" role="status">${orders.length} of ${all.length} orders${sought === '' ? '' : html`, <a href="${partPath('orders')}">the last ones</a>`}</span>
</form>
${orders.length === 0 ? html`<p class="card soft">No order has that in its number, customer, product or state.</p>` : nothing}
<ul class="rows">${orders.map((order) => orderRow(order, due.get(order.tokenValue) ?? 0))}</ul>
<div class="halves">
<div class="card">
<h3>Book any transfer</h3>
${form(
  'transfer',
  {},
  html`${input('transfer-amount', 'amount', 'Amount in €', { type: 'number', step: '0.01', required: true, value: '1000.00' })}
${input('transfer-purpose', 'purpose', 'Purpose', { hint: 'The order’s number, or any other text.', required: true })}
${input('transfer-payer', 'payerName', 'Payer', { required: true, placeholder: 'Julia Lindner' })}
${button('Book transfer', { variant: 'primary' })}`,
  'stack',
)}
</div>
<div class="card">
<h3>Last bookings</h3>
${
  bookings.length === 0
    ? html`<p class="soft">None yet.</p>`
    : html`<ul class="plain">${bookings.map(
        (each) =>
          html`<li><span class="num">${euros(each.amount)}</span> ${state(each.outcome === 'matched' ? 'paid' : 'pending', each.outcome)}<br><span class="soft small">${each.payerName}, “${each.purpose}”, ${moment(each.bookedAt)}</span></li>`,
      )}</ul>`
}
</div>
</div>`,
  );
}

async function completedOrders(db: Db): Promise<OrderRow[]> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select([
      'orders.id',
      'orders.number',
      'orders.tokenValue',
      'orders.paymentState',
      'orders.shippingState',
      'orders.total',
      'orders.checkoutCompletedAt',
      'orders.customerId',
      'customers.personaKey',
      'customers.uuid',
    ])
    .where('checkoutState', '=', 'completed')
    .orderBy('orders.id', 'desc')
    .execute();
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const names = await customerNames(
    db,
    orders.map(({ customerId }) => customerId),
  );
  const items = await db
    .selectFrom('orderItems')
    .select(['orderId', 'productName', 'quantity'])
    .where('orderId', 'in', ids)
    .execute();
  const payments = await db
    .selectFrom('payments')
    .leftJoin('paymentMethods', 'paymentMethods.id', 'payments.methodId')
    .select(['payments.orderId', 'paymentMethods.kind'])
    .where('orderId', 'in', ids)
    .orderBy('payments.id')
    .execute();
  const bookings = await db
    .selectFrom('bankTransactions')
    .select((column) => ['orderId', column.fn.sum<number>('amount').as('sum')])
    .where('orderId', 'in', ids)
    .groupBy('orderId')
    .execute();
  const receivedOf = new Map(bookings.map(({ orderId, sum }) => [orderId, Number(sum)]));
  const withdrawn = new Set((await withdrawnOrders(db).execute()).map(({ orderId }) => orderId));
  const itemOf = new Map(items.map((item) => [item.orderId, item]));
  const methodOf = new Map(payments.map(({ orderId, kind }) => [orderId, kind]));
  return orders.map((order) => ({
    ...order,
    customer: names.get(order.customerId) ?? '',
    productName: itemOf.get(order.id)?.productName ?? null,
    quantity: itemOf.get(order.id)?.quantity ?? null,
    method: methodOf.get(order.id) ?? null,
    received: receivedOf.get(order.id) ?? 0,
    withdrawn: withdrawn.has(order.id),
  }));
}

/** Returns the cents to refund by the order’s token value, computed like the app’s. */
async function refundsDue(db: Db, shown: readonly OrderRow[]): Promise<Map<string, number>> {
  const ids = shown.map(({ id }) => id);
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  return new Map((await ordersOf(db, rows)).map((order) => [order.tokenValue, refundDueOf(order)]));
}

/** Text of an order for the search. */
const wordsOf = ({ number, tokenValue, customer, productName, paymentState, shippingState, withdrawn }: OrderRow) =>
  [
    ...[number, tokenValue, customer, productName],
    ...[paymentState, shippingState].map((word) => word.replaceAll('_', ' ')),
    withdrawn ? 'withdrawn' : '',
  ]
    .join(' ')
    .toLowerCase();

function orderRow(order: OrderRow, due: number): Markup {
  const waits = PAYABLE.includes(order.paymentState);
  const name = order.number ?? order.tokenValue;
  const inApp = new URLSearchParams({
    persona: order.personaKey ?? order.uuid,
    next: `/order-details/${order.tokenValue}`,
  });
  return html`<li class="card order" id="order-${order.tokenValue}">
<div>
<p><a href="/sandbox/enter?${inApp}" title="Log in as ${order.customer} and open the order"><b class="num">${name}</b></a> <span lang="de">${order.productName}</span></p>
<p class="soft small">${order.quantity?.toLocaleString('en-GB')} tokens, ${order.customer}, ${order.checkoutCompletedAt ? moment(order.checkoutCompletedAt) : ''}</p>
</div>
<p class="amount num">${euros(order.total)}</p>
<p class="badges">${state(order.paymentState)} ${state(order.shippingState)}${order.withdrawn ? html` ${badge('withdrawn', 'bad')}` : nothing}${due > 0 ? html` ${badge(`${euros(due)} to refund`, 'open')}` : nothing}</p>
<div class="acts">${waits ? transferForm(order) : nothing}${stepsForm(order)}</div>
</li>`;
}

function transferForm({ id, tokenValue, number }: OrderRow): Markup {
  return form(
    'transfer',
    { order: tokenValue },
    html`<label class="hidden" for="kind-${id}">Transfer for ${number}</label>
<select class="narrow" id="kind-${id}" name="kind"><option value="exact">exact</option><option value="short">€10 short</option><option value="over">€10 over</option><option value="wrongReference">wrong reference</option></select>
${button('Book transfer', { variant: 'primary', about: `for ${number}` })}`,
  );
}

/**
 * Steps that the states allow (Sylius): settling may capture an authorized payment, paid orders may be refunded, and
 * payments for a cancelled order may be returned.
 */
const STEPS: Record<string, readonly (readonly [step: string, label: string])[]> = {
  awaiting_payment: [
    ['authorize', 'Authorize'],
    ['cancel', 'Cancel'],
  ],
  payment_required: [
    ['pay', 'Pay'],
    ['cancel', 'Cancel'],
  ],
  authorized: [
    ['settle', 'Settle'],
    ['cancel', 'Cancel'],
  ],
  paid: [
    ['settle', 'Settle'],
    ['return', 'Return surplus'],
    ['refund', 'Refund'],
  ],
  cancelled: [['refund', 'Refund']],
  refunded: [['refund', 'Refund']],
};

function stepsForm({
  tokenValue,
  number,
  paymentState,
  shippingState,
  received,
  total,
  withdrawn,
  method,
}: OrderRow): Markup {
  const steps = (STEPS[paymentState] ?? []).filter(
    ([step]) =>
      (step !== 'settle' || (shippingState !== 'shipped' && !withdrawn)) &&
      (!['cancelled', 'refunded'].includes(paymentState) || received > 0) &&
      (step !== 'return' || received > (method === 'offline' ? total : 0)),
  );
  if (steps.length === 0) return nothing;
  return form(
    'order',
    { order: tokenValue, number: number ?? '' },
    html`${steps.map(([step, label]) =>
      button(label, {
        variant: step === 'settle' ? 'primary' : 'secondary',
        name: 'step',
        value: step,
        about: `order ${number}`,
      }),
    )}`,
  );
}
