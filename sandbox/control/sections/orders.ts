import type { Db } from '../../db/database.ts';
import { PAYABLE } from '../../trade/complete.ts';
import { html, type Markup, nothing } from '../html.ts';
import { button, day, euros, form, input, moment, section, select, state } from './kit.ts';

const SHOWN = 60;

interface OrderRow {
  id: number;
  number: string | null;
  tokenValue: string;
  paymentState: string;
  shippingState: string;
  total: number;
  checkoutCompletedAt: string | null;
  email: string;
  productName: string | null;
  quantity: number | null;
  method: string | null;
}

/** Completed orders with what the bank, the provider and the wallet service can do with each; the newest first. */
export async function ordersSection(db: Db): Promise<Markup> {
  const orders = await recentOrders(db);
  const bookings = await db.selectFrom('bankTransactions').selectAll().orderBy('id', 'desc').limit(6).execute();
  return section(
    'orders',
    'Orders, bank and settlement',
    'A booked transfer pays the order whose number stands in its purpose. Settling mints the tokens and issues the invoice.',
    html`<ul class="rows">${orders.map(orderRow)}</ul>
<div class="halves">
<div class="card">
<h3>Book any transfer</h3>
${form(
  'transfer',
  {},
  html`${input('transfer-amount', 'amount', 'Amount in €', { type: 'number', step: '0.01', required: true, value: '1000.00' })}
${input('transfer-purpose', 'purpose', 'Purpose', { hint: 'The order’s number, or what somebody might write instead.', required: true })}
${input('transfer-payer', 'payerName', 'Payer', { value: 'Julia Lindner' })}
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

async function recentOrders(db: Db): Promise<OrderRow[]> {
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
      'customers.email',
    ])
    .where('checkoutState', '=', 'completed')
    .orderBy('orders.id', 'desc')
    .limit(SHOWN)
    .execute();
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
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
  const itemOf = new Map(items.map((item) => [item.orderId, item]));
  const methodOf = new Map(payments.map(({ orderId, kind }) => [orderId, kind]));
  return orders.map((order) => ({
    ...order,
    productName: itemOf.get(order.id)?.productName ?? null,
    quantity: itemOf.get(order.id)?.quantity ?? null,
    method: methodOf.get(order.id) ?? null,
  }));
}

function orderRow(order: OrderRow): Markup {
  const waits = PAYABLE.includes(order.paymentState);
  const name = order.number ?? order.tokenValue;
  return html`<li class="card order">
<div>
<p><b class="num">${name}</b> <span lang="de">${order.productName}</span></p>
<p class="soft small">${order.quantity?.toLocaleString('en-GB')} tokens, ${order.email}, ${order.checkoutCompletedAt ? moment(order.checkoutCompletedAt) : ''}</p>
</div>
<p class="amount num">${euros(order.total)}</p>
<p class="badges">${state(order.paymentState)} ${state(order.shippingState)}</p>
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

/** The steps that the states allow (Sylius): authorized may be captured by settling, paid may be refunded. */
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
    ['refund', 'Refund'],
  ],
};

function stepsForm({ tokenValue, number, paymentState, shippingState }: OrderRow): Markup {
  const steps = (STEPS[paymentState] ?? []).filter(([step]) => step !== 'settle' || shippingState !== 'shipped');
  if (steps.length === 0) return nothing;
  return form(
    'order',
    { order: tokenValue },
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

/** New interest payouts, and the next that are expected. */
export async function payoutsSection(db: Db, now: Date): Promise<Markup> {
  const today = now.toISOString().slice(0, 10);
  const customers = await db
    .selectFrom('customers')
    .innerJoin('wallets', 'wallets.customerId', 'customers.id')
    .select(['personaKey', 'uuid', 'email'])
    .distinct()
    .orderBy('email')
    .execute();
  const bonds = await db
    .selectFrom('products')
    .innerJoin('productTranslations', 'productTranslations.productId', 'products.id')
    .select(['code', 'name'])
    .where('kind', '=', 'bond')
    .where('locale', '=', 'de')
    .orderBy('name')
    .execute();
  const next = await db
    .selectFrom('payouts')
    .innerJoin('customers', 'customers.id', 'payouts.customerId')
    .select(['payouts.amount', 'payouts.payoutDate', 'customers.email'])
    .where('payoutDate', '>=', today)
    .orderBy('payoutDate')
    .limit(6)
    .execute();
  return section(
    'payouts',
    'Payouts',
    'A date ahead of the sandbox’s time is shown in the app as expected.',
    html`<div class="halves"><div class="card">
<h3>New payout</h3>
${form(
  'payout',
  {},
  html`${select(
    'payout-who',
    'persona',
    'Investor',
    customers.map(({ personaKey, uuid, email }) => [personaKey ?? uuid, email] as const),
    'julia',
  )}
${select(
  'payout-bond',
  'productCode',
  'Bond',
  bonds.map(({ code, name }) => [code, name] as const),
  'SOLAR-UCKERMARK-2031',
)}
${input('payout-amount', 'amount', 'Amount in €', { type: 'number', step: '0.01', value: '250.00', required: true })}
${input('payout-date', 'payoutDate', 'Date', { type: 'date', value: today, required: true })}
${button('Create payout', { variant: 'primary' })}`,
  'stack',
)}
</div><div class="card"><h3>Expected next</h3>
<ul class="plain">${next.map((each) => html`<li><span class="num">${euros(each.amount)}</span> <span class="soft">on</span> ${day(each.payoutDate)}<br><span class="soft small">${each.email}</span></li>`)}</ul>
</div></div>`,
  );
}
