import { readOrder } from '#api/orders.ts';
import {
  addItem,
  cancelOrder,
  changeQuantity,
  choosePaymentMethod,
  completeOrder,
  confirmLegalDocuments,
  createOrder,
  sendLegalDocuments,
} from '#api/orderWrites.ts';
import { addressOrder } from '#api/purchases.ts';
import { reasonsNotToBuy } from '#domain/order/eligibility.ts';
import { type Declarations, noDeclarations } from '#domain/order/suitability.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';
import type { Finding, Payment } from '../finding.ts';
import { about, type Run } from '../run.ts';
import type { Offer } from './reads.ts';

/** The shop's method that an order is paid by, its kind as the journeys name it, and the address of an order of works. */
interface Way {
  /** Undefined where the shop does not tell the method's kind. */
  payment: Payment | undefined;
  method: PaymentMethod;
  billingAddress: string | null;
}

const LOST = 'Parkett says that the order has changed, and does not go on.';

/** True where Parkett offers the order by its own rules, which it asks before the shop's; a finding where it does not. */
export function isOpenTo(run: Run, product: Product, customer: Customer): boolean {
  const reasons = reasonsNotToBuy(product, customer);
  if (reasons.length === 0) return true;
  run.find({
    ...about(run.last('readProduct')),
    kind: 'differs',
    path: '(rules)',
    expected: `a customer who may buy ${product.code}`,
    got: reasons.join(', '),
    consequence:
      'Parkett offers no order, and none was tried: clear the customer at the shop, or name another customer or product.',
    ...{ blocks: true, hinders: 'createOrder' },
  });
  return false;
}

/**
 * Orders an offer by transfer, up to its completion; cancels an order that would be paid by card. Methods whose kind the
 * shop does not tell stand in for those.
 */
export async function walkOrders(run: Run, offer: Offer, billingAddress: string | null): Promise<void> {
  const untold = offer.methods.filter(({ kind }) => kind === null);
  const transfer = offer.methods.find(({ kind }) => kind === 'offline') ?? untold.shift();
  const card = offer.methods.find(({ kind }) => kind === 'online') ?? untold.shift();
  const wayOf = (method: PaymentMethod): Way => ({ payment: paymentOf(method), method, billingAddress });
  if (transfer) await placeOrder(run, offer, wayOf(transfer));
  else run.notes.push(`${offer.productCode} cannot be paid by transfer: no order was placed.`);
  if (card) await cancelOpenOrder(run, offer, wayOf(card));
  else run.notes.push(`${offer.productCode} cannot be paid by card: that way was not tried.`);
}

const paymentOf = ({ kind }: PaymentMethod): Payment | undefined =>
  kind === null ? undefined : kind === 'offline' ? 'transfer' : 'card';

/** The payment of an order in words, which claim no kind that the shop does not tell. */
const paidBy = ({ payment, method }: Way): string =>
  payment === undefined
    ? `by the payment method "${method.name}", whose kind the shop does not tell`
    : `and is to be paid by ${payment}`;

/** An empty cart, as the order process begins. */
async function newCart(run: Run, payment: Way['payment']): Promise<Order | null> {
  const open = await run.ask((http) => createOrder(http, 'de'), payment);
  if (!open) return null;
  if (open.items.length > 0) await run.ask((http) => cancelOrder(http, open.tokenValue), payment);
  const cart = open.items.length > 0 ? await run.ask((http) => createOrder(http, 'de'), payment) : open;
  if (!cart) return null;
  const { localeCode } = Object(run.last().body);
  if (typeof localeCode === 'string' && !localeCode.startsWith('de'))
    differs(run, 'localeCode', 'a German locale', localeCode, {
      consequence: 'The mails of the order come in another language: give the channel the locale de_DE.',
      blocks: false,
    });
  const again = await run.ask((http) => createOrder(http, 'de'), payment);
  if (again && again.tokenValue !== cart.tokenValue)
    differs(run, 'tokenValue', 'the cart that is open', 'another one', {
      consequence: 'Parkett orders in the latest cart; the others stay at the shop.',
      blocks: false,
    });
  return cart;
}

/** Makes an order ready for its completion. Deletes a cart that cannot be made ready, and resolves with null. */
async function readyOrder(run: Run, offer: Offer, way: Way): Promise<string | null> {
  const cart = await newCart(run, way.payment);
  if (!cart) return null;
  const { tokenValue } = cart;
  const from = run.findings.length;
  await fillCart(run, offer, way, tokenValue);
  if (run.findings.slice(from).every(({ blocks }) => !blocks)) return tokenValue;
  await run.attempt((http) => cancelOrder(http, tokenValue));
  return null;
}

async function fillCart(run: Run, offer: Offer, way: Way, tokenValue: string): Promise<void> {
  const { payment, billingAddress } = way;
  const method = way.method.code;
  const { quantity } = run.options.customer;
  const { variantCode } = offer;
  const filled = await run.ask((http) => addItem(http, { tokenValue, variantCode, quantity }), payment);
  if (!filled) return;
  const item = filled.items.find(({ variant }) => variant === variantCode);
  if (!item)
    return differs(run, 'items[].variant', 'the variant that was sent', 'another one', { consequence: LOST, payment });
  await run.ask((http) => changeQuantity(http, { tokenValue, itemId: item.id, quantity }), payment);
  const confirmed = billingAddress
    ? await run.ask((http) => addressOrder(http, { tokenValue, billingAddress }), payment)
    : await confirmDocuments(run, tokenValue, offer, payment);
  if (!confirmed) return;
  if (confirmed.checkoutState === 'cart')
    differs(run, 'checkoutState', 'addressed', 'cart', {
      consequence: 'No payment can be chosen: give the order the default address of the customer.',
      payment,
    });
  const paid = confirmed.payments.at(-1);
  if (!paid)
    return differs(run, 'payments', 'a payment', 'none', { consequence: 'No payment can be chosen.', payment });
  const chosen = await run.ask(
    (http) => choosePaymentMethod(http, { tokenValue, paymentId: paid.id, method }),
    payment,
  );
  if (!chosen) return;
  if (chosen.payments.at(-1)?.method !== method)
    differs(run, 'payments[].method', 'the method that was sent', 'another one', { consequence: LOST, payment });
  if (chosen.checkoutState !== 'payment_selected')
    differs(run, 'checkoutState', 'payment_selected', chosen.checkoutState, { consequence: LOST, payment });
}

async function confirmDocuments(
  run: Run,
  tokenValue: string,
  offer: Offer,
  payment: Way['payment'],
): Promise<Order | null> {
  await run.ask((http) => sendLegalDocuments(http, tokenValue), payment);
  const declarations: Declarations = {
    ...noDeclarations,
    ...{ basis: 'income', monthlyNetIncome: 12_500_00, totalLossUnderstood: true, lossBearable: true },
    ...{ taxResidency: 'none', openedDocumentIds: offer.documentIds, documentsConfirmed: true },
  };
  return run.ask((http) => confirmLegalDocuments(http, { tokenValue, declarations }), payment);
}

async function placeOrder(run: Run, offer: Offer, way: Way): Promise<void> {
  const { payment } = way;
  const tokenValue = await readyOrder(run, offer, way);
  if (tokenValue === null) return;
  const notes = 'Conformance check of the shop';
  const placed = await run.ask((http) => completeOrder(http, { tokenValue, notes }), payment);
  if (!placed) {
    await run.attempt((http) => cancelOrder(http, tokenValue));
    return;
  }
  run.left.push(`The order ${placed.number ?? 'without a number'} was placed ${paidBy(way)}.`);
  if (placed.checkoutState !== 'completed')
    differs(run, 'checkoutState', 'completed', placed.checkoutState, { consequence: LOST, payment });
  await refused(run, (http) => completeOrder(http, { tokenValue, notes }), {
    consequence: 'Parkett reads the order again before it says anything.',
  });
  await refused(run, (http) => cancelOrder(http, tokenValue), {
    consequence: 'Parkett offers no cancelling of a placed order, but another tab that holds its cart deletes it.',
  });
  const still = await run.ask((http) => readOrder(http, tokenValue), payment);
  if (still && still.checkoutState !== 'completed')
    differs(run, 'checkoutState', 'completed', still.checkoutState, { consequence: LOST, payment });
}

async function cancelOpenOrder(run: Run, offer: Offer, way: Way): Promise<void> {
  const tokenValue = await readyOrder(run, offer, way);
  if (tokenValue === null) return;
  const before = run.findings.length;
  await run.ask((http) => cancelOrder(http, tokenValue), way.payment);
  if (run.findings.length > before) return;
  await refused(run, (http) => readOrder(http, tokenValue), {
    consequence: 'Parkett shows the cancelled order as one that can be gone on with.',
  });
}

/** Makes a call that a placed or a cancelled order is to refuse, by a status below 500. */
async function refused(
  run: Run,
  make: Parameters<Run['askRefusal']>[0],
  { consequence }: Pick<Finding, 'consequence'>,
): Promise<void> {
  const { failure, seen } = await run.askRefusal(make);
  if (failure !== null && seen.status !== null && seen.status < 500) return;
  run.find({
    ...about(seen),
    kind: 'differs',
    path: '(status)',
    expected: '404, 409 or 422',
    got: String(seen.status ?? 'no answer'),
    consequence,
    blocks: false,
  });
}

function differs(
  run: Run,
  path: string,
  expected: string,
  got: string,
  more: Pick<Finding, 'consequence'> & Partial<Pick<Finding, 'blocks' | 'payment'>>,
): void {
  run.find({ ...about(run.last()), kind: 'differs', path, expected, got, blocks: true, ...more });
}
