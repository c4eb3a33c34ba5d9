import type { Declarations } from '#domain/order/suitability.ts';
import { type CheckoutSession, EuroOrder, type Order, PaymentSetup } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';
import { completionRefusals, orderRefusals as refusals } from './orderRefusals.ts';

/**
 * Creates an open order. When the customer already has one, Sylius answers with that one and its items: to get an empty
 * order, delete it by `cancelOrder` and call again (spec section 4).
 */
export function createOrder(http: Http, locale: Locale, signal?: AbortSignal): Promise<Order> {
  return http.post('orders', { locale, localeCode: http.localeCodeOf(locale) }, EuroOrder, {
    call: 'createOrder',
    refusals,
    signal,
  });
}

/** Deletes an open order. Fails with `notFound` when it is completed, somebody else's, or gone already. */
export function cancelOrder(http: Http, tokenValue: string, signal?: AbortSignal): Promise<void> {
  return http.delete(at`orders/${tokenValue}`, { call: 'cancelOrder', refusals, signal });
}

/**
 * Puts tokens of a product's variant into an open order. Fails with the refusals of a subscription: `lastTokens`,
 * `orderTooHigh`, `professionalOnly` …
 */
export function addItem(
  http: Http,
  { tokenValue, variantCode, quantity }: { tokenValue: string; variantCode: string; quantity: number },
  signal?: AbortSignal,
): Promise<Order> {
  const body = { productVariant: variantCode, quantity };
  return http.post(at`orders/${tokenValue}/items`, body, EuroOrder, { call: 'addItem', refusals, signal });
}

/** Sets the number of tokens of an item. Fails like `addItem`. */
export function changeQuantity(
  http: Http,
  { tokenValue, itemId, quantity }: { tokenValue: string; itemId: number; quantity: number },
  signal?: AbortSignal,
): Promise<Order> {
  const body = { tokenValue, quantity, orderItemId: itemId };
  return http.patch(at`orders/${tokenValue}/items/${itemId}`, body, EuroOrder, {
    call: 'changeQuantity',
    refusals,
    signal,
  });
}

/** Has the shop mail the product's legal documents to the customer. */
export function sendLegalDocuments(http: Http, tokenValue: string, signal?: AbortSignal): Promise<Order> {
  const body = { orderTokenValue: tokenValue };
  return http.patch(at`orders/${tokenValue}/legal-documents-send`, body, EuroOrder, {
    call: 'sendLegalDocuments',
    refusals,
    signal,
  });
}

/**
 * Confirms that the legal documents were read, and keeps the declarations with the order; the shop dates the order and
 * takes the customer's default address. Fails with `wrongState` where the declarations do not suffice.
 */
export function confirmLegalDocuments(
  http: Http,
  { tokenValue, declarations }: { tokenValue: string; declarations: Declarations },
  signal?: AbortSignal,
): Promise<Order> {
  const address = at`orders/${tokenValue}/legal-documents-confirm`;
  return http.patch(address, { declarations }, EuroOrder, { call: 'confirmLegalDocuments', refusals, signal });
}

/** Chooses how the order is paid, by the method's code. */
export function choosePaymentMethod(
  http: Http,
  { tokenValue, paymentId, method }: { tokenValue: string; paymentId: number; method: string },
  signal?: AbortSignal,
): Promise<Order> {
  const address = at`orders/${tokenValue}/payments/${paymentId}`;
  return http.patch(address, { paymentMethod: method }, EuroOrder, { call: 'choosePaymentMethod', refusals, signal });
}

/**
 * Places the order, which is binding: the investor has to pay. `notes` carries the investor's declarations, in words.
 * Fails with `wrongState` when it is placed already or lacks its declarations, and with every refusal of a subscription. Never call it twice
 * blindly: after a lost answer read the order first.
 */
export function completeOrder(
  http: Http,
  { tokenValue, notes }: { tokenValue: string; notes: string | null },
  signal?: AbortSignal,
): Promise<Order> {
  return http.patch(at`orders/${tokenValue}/complete`, { notes }, EuroOrder, {
    call: 'completeOrder',
    refusals: completionRefusals,
    signal,
  });
}

/**
 * Where the provider takes the card payment of a placed order; null for a method that is not paid online. Each call opens a session at the provider. Fails with
 * `wrongState` when the order is not placed or paid already, `paymentRefused` when the provider will not.
 */
export function readCheckoutSession(
  http: Http,
  { tokenValue, paymentId }: { tokenValue: string; paymentId: number },
  signal?: AbortSignal,
): Promise<CheckoutSession | null> {
  const address = at`orders/${tokenValue}/payments/${paymentId}/configuration`;
  return http.get(address, PaymentSetup, { call: 'readCheckoutSession', refusals, signal });
}
