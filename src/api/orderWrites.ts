import type { Declarations } from '#domain/order/suitability.ts';
import { type CheckoutSession, EuroOrder, type Order, PaymentSetup } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';
import { completionRefusals, orderRefusals as refusals } from './orderRefusals.ts';

/**
 * Creates an open order. If the customer already has one, Sylius returns that one with its items: to get an empty
 * order, delete it by `cancelOrder` and call again (requirement 4.16).
 */
export function createOrder(http: Http, locale: Locale, signal?: AbortSignal): Promise<Order> {
  return http.post('orders', { locale, localeCode: http.localeCodeOf(locale) }, EuroOrder, {
    call: 'createOrder',
    refusals,
    signal,
  });
}

/** Deletes an open order. Fails with `notFound` if it is completed, another customer's, or already deleted. */
export function cancelOrder(http: Http, tokenValue: string, signal?: AbortSignal): Promise<void> {
  return http.delete(apiPath`orders/${tokenValue}`, { call: 'cancelOrder', refusals, signal });
}

/**
 * Adds tokens of a product's variant to an open order. Fails with the refusals of a subscription: `lastTokens`,
 * `orderTooHigh`, `professionalOnly` …
 */
export function addItem(
  http: Http,
  { tokenValue, variantCode, quantity }: { tokenValue: string; variantCode: string; quantity: number },
  signal?: AbortSignal,
): Promise<Order> {
  const body = { productVariant: variantCode, quantity };
  return http.post(apiPath`orders/${tokenValue}/items`, body, EuroOrder, { call: 'addItem', refusals, signal });
}

/** Sets the number of tokens of an item. Fails like `addItem`. */
export function changeQuantity(
  http: Http,
  { tokenValue, itemId, quantity }: { tokenValue: string; itemId: number; quantity: number },
  signal?: AbortSignal,
): Promise<Order> {
  const body = { tokenValue, quantity, orderItemId: itemId };
  return http.patch(apiPath`orders/${tokenValue}/items/${itemId}`, body, EuroOrder, {
    call: 'changeQuantity',
    refusals,
    signal,
  });
}

/** Has the shop mail the product's legal documents to the customer. */
export function sendLegalDocuments(http: Http, tokenValue: string, signal?: AbortSignal): Promise<Order> {
  const body = { orderTokenValue: tokenValue };
  return http.patch(apiPath`orders/${tokenValue}/legal-documents-send`, body, EuroOrder, {
    call: 'sendLegalDocuments',
    refusals,
    signal,
  });
}

/**
 * Confirms that the legal documents were read, and stores the declarations with the order; the shop dates the order and
 * makes it out to the customer's default address. Fails with `wrongState` if the declarations are insufficient.
 */
export function confirmLegalDocuments(
  http: Http,
  { tokenValue, declarations }: { tokenValue: string; declarations: Declarations },
  signal?: AbortSignal,
): Promise<Order> {
  const address = apiPath`orders/${tokenValue}/legal-documents-confirm`;
  return http.patch(address, { declarations }, EuroOrder, { call: 'confirmLegalDocuments', refusals, signal });
}

/** Selects the order's payment method by its code. */
export function choosePaymentMethod(
  http: Http,
  { tokenValue, paymentId, method }: { tokenValue: string; paymentId: number; method: string },
  signal?: AbortSignal,
): Promise<Order> {
  const address = apiPath`orders/${tokenValue}/payments/${paymentId}`;
  return http.patch(address, { paymentMethod: method }, EuroOrder, { call: 'choosePaymentMethod', refusals, signal });
}

/**
 * Places the order. This is binding: the investor has to pay. `notes` carries the investor's declarations, in words.
 * Fails with `wrongState` if the order is already placed or lacks declarations, and with every refusal of a
 * subscription. Never retry blindly: after a lost answer read the order first.
 */
export function completeOrder(
  http: Http,
  { tokenValue, notes }: { tokenValue: string; notes: string | null },
  signal?: AbortSignal,
): Promise<Order> {
  return http.patch(apiPath`orders/${tokenValue}/complete`, { notes }, EuroOrder, {
    call: 'completeOrder',
    refusals: completionRefusals,
    signal,
  });
}

/**
 * Opens a session at the payment provider for a placed order's card payment; null for methods that are not paid online.
 * Each call opens a new session. Fails with `wrongState` if the order is not placed or already paid, and with
 * `paymentRefused` if the provider refuses.
 */
export function readCheckoutSession(
  http: Http,
  { tokenValue, paymentId }: { tokenValue: string; paymentId: number },
  signal?: AbortSignal,
): Promise<CheckoutSession | null> {
  const address = apiPath`orders/${tokenValue}/payments/${paymentId}/configuration`;
  return http.get(address, PaymentSetup, { call: 'readCheckoutSession', refusals, signal });
}
