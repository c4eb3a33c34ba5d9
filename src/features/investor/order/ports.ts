import { fromPromise } from 'xstate';
import type { Http } from '#api/http.ts';
import {
  cancelOrder,
  choosePaymentMethod,
  completeOrder,
  confirmLegalDocuments,
  sendLegalDocuments,
} from '#api/orderWrites.ts';
import { readPaymentMethods } from '#api/paymentMethods.ts';
import { readProduct } from '#api/products.ts';
import { findOrder } from '#app/order/findOrder.ts';
import { placementAt } from '#app/order/placementAt.ts';
import { customer as customerResource } from '#app/reads/customer.ts';
import { subscribedIn, subscriptions } from '#app/reads/subscriptions.ts';
import { awaitValue } from '#app/resources/awaitValue.ts';
import type { Resources } from '#app/resources/resources.ts';
import { productText } from '#components/product/productText.ts';
import { isListed, quantityLimits, reasonsNotToBuy } from '#domain/order/eligibility.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Sold } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { orderMachine } from '#machines/flows/order/machine.ts';
import type { Offer } from '#machines/flows/order/ports.ts';

interface Shop {
  http: Http;
  resources: Resources;
  locale: () => Locale;
  /** Makes the customer's other tabs read the open order. */
  tellChange: () => void;
}

/** Connects the order's machine to the shop. Other tabs read the order even if the result of a change is unknown. */
export function orderAt(shop: Shop) {
  const { http, tellChange } = shop;
  return orderMachine.provide({
    actors: {
      placement: placementAt(shop),
      loadOffer: fromPromise(({ input, signal }) => readOffer(shop, input.productCode, signal)),
      readOrderStatus: fromPromise(async ({ input: { productCode, tokenValue }, signal }) => {
        const [offer, order] = await Promise.all([
          readOffer(shop, productCode, signal),
          findOrder(http, tokenValue, signal),
        ]);
        return { offer, order };
      }),
      sendLegalDocuments: fromPromise(async ({ input, signal }) => {
        await sendLegalDocuments(http, input.tokenValue, signal);
      }),
      confirmLegalDocuments: fromPromise(({ input, signal }) => confirmLegalDocuments(http, input, signal)),
      loadMethods: fromPromise(({ input, signal }) => readPaymentMethods(http, input.productCode, signal)),
      selectMethod: fromPromise(({ input, signal }) => choosePaymentMethod(http, input, signal)),
      completeOrder: fromPromise(({ input, signal }) => completeOrder(http, input, signal)),
      cancelOrder: fromPromise(({ input, signal }) => cancelOrder(http, input.tokenValue, signal).finally(tellChange)),
    },
  });
}

/**
 * Returns the sum that the customer has invested in a product, in cents. Fails with `limitUnknown` if an order cannot
 * be read.
 */
async function subscribedBefore(resources: Resources, sold: Sold, signal: AbortSignal): Promise<Cents> {
  const subscribed = subscribedIn(await awaitValue(resources, subscriptions, signal), sold);
  if (subscribed === null) throw new FailureError({ kind: 'limitUnknown' });
  return subscribed;
}

/**
 * Reads the product's terms as they apply to this customer. A product that is not listed counts as not found
 * (requirement 5.24).
 */
async function readOffer({ http, resources, locale }: Shop, code: string, signal: AbortSignal): Promise<Offer> {
  // Professional investors have no limit that counts earlier orders, but the customer is not known yet.
  resources.request(subscriptions);
  const [product, customer] = await Promise.all([
    readProduct(http, code, signal),
    awaitValue(resources, customerResource, signal),
  ]);
  const variant = product.defaultVariant;
  if (variant === null || !isListed(product)) throw new FailureError({ kind: 'notFound' });
  const terms = termsOf(product);
  const professional = isProfessional(customer);
  const sold = { productCode: product.code, variantCode: variant.code };
  const subscribed = professional ? 0 : await subscribedBefore(resources, sold, signal);
  return {
    ...sold,
    productName: productText(product, locale()).name,
    terms,
    limits: quantityLimits(terms, professional, subscribed),
    reasons: reasonsNotToBuy(product, customer),
    legalDocuments: product.legalDocuments,
    professional,
    accountType: customer.accountType,
  };
}
