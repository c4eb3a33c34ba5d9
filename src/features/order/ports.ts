import { fromPromise, waitFor } from 'xstate';
import type { Http } from '#api/http.ts';
import {
  addItem,
  cancelOrder,
  changeQuantity,
  choosePaymentMethod,
  completeOrder,
  confirmLegalDocuments,
  createOrder,
  readOrder,
  sendLegalDocuments,
} from '#api/orders.ts';
import { readPaymentMethods } from '#api/paymentMethods.ts';
import { readProduct } from '#api/products.ts';
import { customer as customerResource } from '#app/reads/customer.ts';
import type { Resources } from '#app/resources.ts';
import { productText } from '#components/product/productText.ts';
import { isListed, quantityLimits, reasonsNotToBuy } from '#domain/order/eligibility.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { FailureError, failureOf } from '#domain/shop/failure.ts';
import { isCompleted, isOrderFor, type Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { orderMachine } from '#machines/order/machine.ts';
import type { Offer, OrderAsSeen, OrderReading } from '#machines/order/ports.ts';
import { placementMachine } from '#machines/placement/machine.ts';
import { dataOf, failureIn, isSettled } from '#machines/resource/selectors.ts';

interface Shop {
  http: Http;
  resources: Resources;
  locale: () => Locale;
  /** Tells the other tabs of the customer to look at the open order. */
  tellChange: () => void;
}

/** The order's machine on the real shop. Other tabs look at a change also when nobody knows what came of it. */
export function orderAt(shop: Shop) {
  const { http, tellChange } = shop;
  const placement = placementMachine.provide({
    actors: {
      createOrder: fromPromise(({ input, signal }) => createEmptyOrder(shop, input.locale, signal)),
      addItem: fromPromise(({ input, signal }) => addItem(http, input, signal).finally(tellChange)),
      setQuantity: fromPromise(({ input, signal }) => changeQuantity(http, input, signal).finally(tellChange)),
    },
  });
  return orderMachine.provide({
    actors: {
      placement,
      loadOffer: fromPromise(({ input, signal }) => readOffer(shop, input.productCode, signal)),
      readOrder: fromPromise(({ input, signal }) => readStanding(http, input.tokenValue, signal)),
      confirmLegalDocuments: fromPromise(async ({ input, signal }) => {
        await sendLegalDocuments(http, input.tokenValue, signal);
        return confirmLegalDocuments(http, input.tokenValue, signal);
      }),
      loadMethods: fromPromise(({ input, signal }) => readPaymentMethods(http, input.productCode, signal)),
      selectMethod: fromPromise(({ input, signal }) => choosePaymentMethod(http, input, signal)),
      completeOrder: fromPromise(({ input, signal }) => completeAsSeen(http, input, signal)),
      cancelOrder: fromPromise(({ input, signal }) => cancelOrder(http, input.tokenValue, signal).finally(tellChange)),
    },
  });
}

/** The product and what of the customer it depends on. A product that is not listed is not found (spec section 5). */
async function readOffer({ http, resources, locale }: Shop, code: string, signal: AbortSignal): Promise<Offer> {
  const [product, customer] = await Promise.all([readProduct(http, code, signal), customerOf(resources)]);
  const variant = product.defaultVariant;
  if (variant === null || !isListed(product)) throw new FailureError({ kind: 'notFound' });
  const terms = termsOf(product);
  const professional = isProfessional(customer);
  return {
    productCode: product.code,
    productName: productText(product, locale()).name,
    variantCode: variant.code,
    terms,
    limits: quantityLimits(terms, professional),
    reasons: reasonsNotToBuy(product, customer),
    legalDocuments: product.legalDocuments,
    professional,
  };
}

/** The customer as the header's read has them, once it is done. */
async function customerOf(resources: Resources): Promise<Customer> {
  resources.request(customerResource);
  const snapshot = await waitFor(resources.of(customerResource), (each) => isSettled(each) && !each.hasTag('busy'));
  const customer = dataOf(snapshot);
  if (customer === null) throw new FailureError(failureIn(snapshot) ?? { kind: 'unauthorized' });
  return customer;
}

/** Spec section 4: an existing order with items is deleted and a new one created. */
async function createEmptyOrder({ http, tellChange }: Shop, locale: Locale, signal: AbortSignal): Promise<Order> {
  const order = await createOrder(http, locale, signal);
  if (order.items.length === 0) return order;
  await cancelOrder(http, order.tokenValue, signal).finally(tellChange);
  return createOrder(http, locale, signal);
}

/** The shop completes whatever the order holds by then: so it is looked at once more, as late as can be. */
async function completeAsSeen(http: Http, seen: OrderAsSeen, signal: AbortSignal): Promise<Order> {
  const order = await readOrder(http, seen.tokenValue, signal);
  if (!isOrderFor(order, seen) || order.total !== seen.total) throw new FailureError({ kind: 'wrongState' });
  return completeOrder(http, seen, signal);
}

async function readStanding(http: Http, tokenValue: string, signal: AbortSignal): Promise<OrderReading> {
  try {
    const order = await readOrder(http, tokenValue, signal);
    return isCompleted(order) ? { kind: 'completed', order } : { kind: 'cart', order };
  } catch (error) {
    if (failureOf(error).kind === 'notFound') return { kind: 'none' };
    throw error;
  }
}
