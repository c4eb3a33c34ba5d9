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
import { isListed, reasonsNotToBuy } from '#domain/order/eligibility.ts';
import { type Declarations, noDeclarations } from '#domain/order/suitability.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { isMethodKept, isOrderFor, latestPaymentOf, type Order, type PaymentMethod } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';
import { reference } from '#domain/shop/relations.ts';
import { kindOf } from '../answer.ts';
import type { Finding, Payment } from '../finding.ts';
import { WrongUse } from '../options.ts';
import type { Run } from '../run.ts';
import { checkListed } from './orderList.ts';
import { ADDRESS } from './profile.ts';
import type { Offer } from './reads.ts';

/** A payment method of the shop, with its kind as the journeys name it, and the address for an order of works. */
interface Way {
  /** Undefined if the shop does not name the method's kind. */
  payment: Payment | undefined;
  method: PaymentMethod;
  billingAddress: string | null;
}

const LOST = 'Parkett says that the order has changed, and does not go on.';

/** True if Parkett offers the order by its own rules, which it applies before the shop's; reports a finding if not. */
export function isOpenTo(run: Run, product: Product, customer: Customer): boolean {
  const reasons: string[] = reasonsNotToBuy(product, customer);
  if (!isListed(product)) reasons.push('not in stock');
  if (reasons.length === 0) return true;
  run.find(run.last('readProduct'), {
    path: '(rules)',
    expected: `a customer who may buy ${product.code}`,
    got: reasons.join(', '),
    consequence:
      'Parkett offers no order, and none was tried: clear the customer at the shop, or name another customer or product.',
    blocks: true,
    hinders: 'createOrder',
  });
  return false;
}

/**
 * Orders an offer by transfer, up to its completion; begins an order by card and cancels it. Methods without a kind
 * take the place of missing ones.
 */
export async function walkOrders(run: Run, offer: Offer, billingAddress: string | null): Promise<void> {
  const untold = offer.methods.filter(({ kind }) => kind === null);
  const transfer = offer.methods.find(({ kind }) => kind === 'offline') ?? untold.shift();
  const card = offer.methods.find(({ kind }) => kind === 'online') ?? untold.shift();
  const wayOf = (method: PaymentMethod): Way => ({ payment: paymentOf(method), method, billingAddress });
  if (transfer) await placeOrder(run, offer, wayOf(transfer));
  else run.notes.push(`${offer.productCode} cannot be paid by transfer: no order was placed.`);
  if (!card) run.notes.push(`${offer.productCode} cannot be paid by card: that way was not tried.`);
  else if (await cancelOpenOrder(run, offer, wayOf(card)))
    run.notes.push(
      'An order by card was begun and cancelled: its completion and the page of the payment provider were not tried.',
    );
}

const paymentOf = ({ kind }: PaymentMethod): Payment | undefined =>
  kind === null ? undefined : kind === 'offline' ? 'transfer' : 'card';

/** Returns the payment of an order in words, without claiming a kind that the shop does not name. */
const paidBy = ({ payment, method }: Way): string =>
  payment === undefined
    ? `by the payment method "${method.name}", whose kind the shop does not tell`
    : `and is to be paid by ${payment}`;

/**
 * Opens a cart at the shop and compares its channel, before the check writes anything else.
 *
 * @throws WrongUse for another channel, after deleting the cart made for this check.
 */
export async function beginCart(run: Run): Promise<Order | null> {
  const { channel } = run.options.customer;
  const open = await run.ask((http) => createOrder(http, 'de'));
  if (!open) return null;
  const { data } = reference.safeParse(fieldsOf(run.last('createOrder').body).channel);
  if (data === channel) return open;
  if (data === undefined) {
    run.notes.push('Orders do not name their channel: the one of GET channels was taken for it.');
    return open;
  }
  if (open.items.length === 0) await run.attempt((http) => cancelOrder(http, open.tokenValue));
  throw new WrongUse(
    `Orders at this address are in the channel "${data}", and the customer file names "${channel}": nothing was written but an empty cart, which was deleted.`,
  );
}

/** Returns an empty cart, as the order process starts with. */
async function newCart(run: Run, payment: Way['payment']): Promise<Order | null> {
  const open = await run.ask((http) => createOrder(http, 'de'), payment);
  if (!open) return null;
  if (open.items.length > 0) await run.ask((http) => cancelOrder(http, open.tokenValue), payment);
  const cart = open.items.length > 0 ? await run.ask((http) => createOrder(http, 'de'), payment) : open;
  if (!cart) return null;
  if (cart.items.length > 0) {
    differs(run, 'items', 'an empty cart, after the open one was deleted', `${cart.items.length} items`, {
      consequence: 'Parkett cannot begin an order without what lies in the cart, and does not go on.',
      payment,
    });
    return null;
  }
  checkLocale(run);
  const again = await run.ask((http) => createOrder(http, 'de'), payment);
  if (again && again.tokenValue !== cart.tokenValue)
    differs(run, 'tokenValue', 'the cart that is open', 'another one', {
      consequence: 'Parkett orders in the latest cart; the others stay at the shop.',
      blocks: false,
    });
  return cart;
}

function checkLocale(run: Run): void {
  const { localeCode } = fieldsOf(run.last().body);
  if (typeof localeCode !== 'string')
    note(run, 'Orders do not name their locale: the language of their mails was not checked.');
  else if (!localeCode.startsWith('de'))
    differs(run, 'localeCode', 'a German locale', localeCode, {
      consequence: 'The mails of the order come in another language: give the channel the locale de_DE.',
      blocks: false,
    });
}

function note(run: Run, text: string): void {
  if (!run.notes.includes(text)) run.notes.push(text);
}

/** Makes an order ready for its completion. If that fails, deletes the cart and resolves with null. */
async function readyOrder(run: Run, offer: Offer, way: Way): Promise<Order | null> {
  const cart = await newCart(run, way.payment);
  if (!cart) return null;
  const { tokenValue } = cart;
  const from = run.findings.length;
  const order = await fillCart(run, offer, way, tokenValue);
  if (order && run.findings.slice(from).every(({ blocks }) => !blocks)) return order;
  await discard(run, tokenValue, offer.productCode);
  return null;
}

/** Deletes an unneeded cart; reports it as left if the deletion fails. */
export async function discard(run: Run, tokenValue: string, content: string): Promise<void> {
  const { failure } = await run.attempt((http) => cancelOrder(http, tokenValue));
  if (failure && failure.kind !== 'notFound')
    run.left.push(`A cart or an order of ${content} may be left: it could not be deleted.`);
  if (failure === null) await checkGone(run, tokenValue, content);
}

/** True if a cart that the shop has deleted is gone; otherwise reports it as left. */
async function checkGone(run: Run, tokenValue: string, content: string): Promise<boolean> {
  const isGone = await refused(run, (http) => readOrder(http, tokenValue), {
    consequence: 'Parkett shows the cancelled order as one that can be gone on with.',
  });
  if (!isGone) run.left.push(`The cart of ${content} is there still: the shop has answered that it is deleted.`);
  return isGone;
}

/**
 * True if an order is for the offer alone, in the requested quantity and at the offer's price; reports a finding if
 * not.
 */
function isAsAsked(run: Run, order: Order, offer: Offer, payment: Way['payment']): boolean {
  const { quantity, variantCode, price } = offer;
  const [item] = order.items;
  const got = order.items.map((each) => `${each.quantity} of ${each.variant}`).join(', ') || 'nothing';
  const lost = { consequence: LOST, payment };
  if (!isOrderFor(order, offer) || !item) {
    const isOther = order.items.every(({ variant }) => variant !== variantCode);
    const path = isOther ? 'items[].variant' : 'items';
    differs(run, path, `${quantity} of ${variantCode} and nothing else`, got, lost);
    return false;
  }
  if (item.variant !== variantCode) {
    differs(run, 'items[].variant', 'the variant that was sent', 'another one', lost);
    return false;
  }
  const repriced = { consequence: REPRICED, payment };
  if (item.unitPrice !== price) {
    differs(run, 'items[].unitPrice', `${price}, as in the catalogue`, String(item.unitPrice), repriced);
    return false;
  }
  const sum = item.unitPrice * quantity;
  if (item.subtotal !== sum) {
    differs(run, 'items[].subtotal', `${sum}, the price of ${quantity}`, String(item.subtotal), repriced);
    return false;
  }
  const { itemsTotal, taxTotal, total } = order;
  // The prices include taxes, or taxes are added to them.
  if (total === itemsTotal || total === itemsTotal + taxTotal) return true;
  differs(run, 'total', `${itemsTotal} and taxes of ${taxTotal}`, String(total), repriced);
  return false;
}

const REPRICED = 'Parkett shows another price than the order has: the check places none.';

/** True if a total has not changed; reports a finding if it has. */
function isSameTotal(run: Run, order: Order, before: Order, payment: Way['payment']): boolean {
  if (order.total === before.total) return true;
  differs(run, 'total', `${before.total}, as before`, String(order.total), { consequence: REPRICED, payment });
  return false;
}

async function fillCart(run: Run, offer: Offer, way: Way, tokenValue: string): Promise<Order | null> {
  const { payment, billingAddress } = way;
  const method = way.method.code;
  const { quantity, variantCode } = offer;
  const filled = await run.ask((http) => addItem(http, { tokenValue, variantCode, quantity }), payment);
  if (!filled || !isAsAsked(run, filled, offer, payment)) return null;
  const itemId = filled.items[0]?.id ?? 0;
  const changed = await run.ask((http) => changeQuantity(http, { tokenValue, itemId, quantity }), payment);
  if (!changed || !isAsAsked(run, changed, offer, payment)) return null;
  const confirmed = billingAddress
    ? await run.ask((http) => addressOrder(http, { tokenValue, billingAddress }), payment)
    : await confirmDocuments(run, tokenValue, offer, payment);
  if (!confirmed || !isAsAsked(run, confirmed, offer, payment)) return null;
  if (confirmed.checkoutState === 'cart')
    differs(run, 'checkoutState', 'addressed', 'cart', {
      consequence: 'No payment can be chosen: give the order the default address of the customer.',
      payment,
    });
  checkBilling(run, confirmed, way);
  if (confirmed.legalDocsConfirmAt === null)
    differs(run, 'legalDocsConfirmAt', 'the moment of the confirmation', 'nothing', {
      kind: 'missingFromSpecification',
      consequence:
        'Parkett takes the order for one that is not confirmed, and asks for the declarations again and again.',
      payment,
    });
  const paid = latestPaymentOf(confirmed);
  if (!paid) {
    differs(run, 'payments', 'a payment', 'none', { consequence: 'No payment can be chosen.', payment });
    return null;
  }
  const chosen = await run.ask(
    (http) => choosePaymentMethod(http, { tokenValue, paymentId: paid.id, method }),
    payment,
  );
  if (!chosen || !isAsAsked(run, chosen, offer, payment)) return null;
  if (latestPaymentOf(chosen)?.method !== method)
    differs(run, 'payments[].method', 'the method that was sent', 'another one', { consequence: LOST, payment });
  if (chosen.checkoutState !== 'payment_selected')
    differs(run, 'checkoutState', 'payment_selected', chosen.checkoutState, { consequence: LOST, payment });
  return isSameTotal(run, chosen, confirmed, payment) ? chosen : null;
}

function checkBilling(run: Run, { billingAddress }: Order, way: Way): void {
  const { payment } = way;
  const sent = fieldsOf(run.last().body).billingAddress ?? null;
  if (billingAddress === null)
    differs(run, 'billingAddress', 'the address that the order is made out to', kindOf(sent), {
      ...(sent === null && { kind: 'missingFromSpecification' }),
      consequence: 'Parkett shows the order without an address; so may its invoice be.',
      payment,
      blocks: false,
    });
  else if (way.billingAddress !== null && billingAddress.street !== ADDRESS.street)
    differs(run, 'billingAddress', 'the address that was sent', 'another one', {
      consequence: 'The invoice goes to another address than Parkett shows before the purchase.',
      payment,
    });
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
    basis: 'income',
    monthlyNetIncome: 12_500_00,
    totalLossUnderstood: true,
    lossBearable: true,
    taxResidency: 'none',
    openedDocumentIds: offer.documentIds,
    documentsConfirmed: true,
  };
  return run.ask((http) => confirmLegalDocuments(http, { tokenValue, declarations }), payment);
}

async function placeOrder(run: Run, offer: Offer, way: Way): Promise<void> {
  const { payment, method } = way;
  const ready = await readyOrder(run, offer, way);
  if (ready === null) return;
  const { tokenValue } = ready;
  const isUnchanged = await isStillReady(run, ready, offer, way);
  const notes = 'Conformance check of the shop';
  const placed = isUnchanged ? await run.ask((http) => completeOrder(http, { tokenValue, notes }), payment) : null;
  if (!placed) {
    await discard(run, tokenValue, offer.productCode);
    return;
  }
  run.left.push(`The order ${placed.number ?? 'without a number'} was placed ${paidBy(way)}.`);
  if (placed.checkoutState !== 'completed')
    differs(run, 'checkoutState', 'completed', placed.checkoutState, { consequence: LOST, payment });
  checkPaymentState(run, placed, payment);
  isAsAsked(run, placed, offer, payment);
  isSameTotal(run, placed, ready, payment);
  checkPlaced(run, placed, method);
  await refused(run, (http) => completeOrder(http, { tokenValue, notes }), {
    consequence: 'Parkett reads the order again before it says anything.',
  });
  await refused(run, (http) => cancelOrder(http, tokenValue), {
    consequence: 'Parkett offers no cancelling of a placed order, but another tab that holds its cart deletes it.',
  });
  const still = await run.ask((http) => readOrder(http, tokenValue), payment);
  if (!still) return;
  if (still.checkoutState !== 'completed')
    differs(run, 'checkoutState', 'completed', still.checkoutState, { consequence: LOST, payment });
  checkPaymentState(run, still, payment);
  isSameTotal(run, still, ready, payment);
  await checkListed(run, tokenValue);
}

/** Checks that a placed order's payment is no longer in the state `cart`. */
function checkPaymentState(run: Run, { paymentState }: Order, payment: Way['payment']): void {
  if (paymentState !== 'cart') return;
  differs(run, 'paymentState', 'awaiting_payment', paymentState, {
    consequence: 'Parkett shows the order as one that was not placed, and offers to go on with it.',
    payment,
  });
}

/** Reads an order once more before its completion, as the app does; false, with a finding, if the app would stop. */
async function isStillReady(run: Run, ready: Order, offer: Offer, { payment, method }: Way): Promise<boolean> {
  const order = await run.ask((http) => readOrder(http, ready.tokenValue), payment);
  if (!order || !isAsAsked(run, order, offer, payment) || !isSameTotal(run, order, ready, payment)) return false;
  const lost = { consequence: LOST, payment };
  if (!isMethodKept(order, method.code)) {
    differs(run, 'payments[].method', 'the method that was chosen', 'another one, or none', lost);
    return false;
  }
  if (order.legalDocsConfirmAt !== null) return true;
  differs(run, 'legalDocsConfirmAt', 'the moment of the confirmation', 'nothing', lost);
  return false;
}

/** Checks fields of a placed order that the specification names, and without which the app still shows the order. */
function checkPlaced(run: Run, placed: Order, { kind }: PaymentMethod): void {
  const lacks = { kind: 'missingFromSpecification', blocks: false } as const;
  if (placed.number === null)
    differs(run, 'number', 'a number', 'nothing', {
      ...lacks,
      consequence: 'Parkett shows the order without a number, so that customers cannot name it.',
    });
  if (kind === 'offline' && placed.bankTransfer === null)
    differs(run, 'bankTransfer', 'recipient, iban, bic, bankName, amount, purpose', 'nothing', {
      ...lacks,
      consequence: 'Parkett names no account to pay to: the mail of the shop has to.',
    });
}

/** Prepares an order and cancels it; resolves with true if it is gone. */
async function cancelOpenOrder(run: Run, offer: Offer, way: Way): Promise<boolean> {
  const ready = await readyOrder(run, offer, way);
  if (ready === null) return false;
  const { tokenValue } = ready;
  const before = run.findings.length;
  await run.ask((http) => cancelOrder(http, tokenValue), way.payment);
  const { productCode } = offer;
  if (run.findings.length === before) return checkGone(run, tokenValue, productCode);
  run.left.push(`A cart or an order of ${productCode} may be left: it could not be deleted.`);
  return false;
}

/**
 * Makes a call that the shop has to refuse for a placed or cancelled order, with a status below 500; true if it did.
 */
async function refused(
  run: Run,
  make: Parameters<Run['askRefusal']>[0],
  { consequence }: Pick<Finding, 'consequence'>,
): Promise<boolean> {
  const { failure, seen } = await run.askRefusal(make);
  if (failure !== null && seen.status !== null && seen.status < 500) return true;
  run.find(seen, {
    path: '(status)',
    expected: '404, 409 or 422',
    got: String(seen.status ?? 'no answer'),
    consequence,
  });
  return false;
}

function differs(
  run: Run,
  path: string,
  expected: string,
  got: string,
  more: Pick<Finding, 'consequence'> & Partial<Pick<Finding, 'blocks' | 'payment' | 'kind'>>,
): void {
  run.find(run.last(), { path, expected, got, blocks: true, ...more });
}
