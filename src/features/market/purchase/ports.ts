import { fromPromise } from 'xstate';
import { createAddress } from '#api/addresses.ts';
import type { Http } from '#api/http.ts';
import { cancelOrder, choosePaymentMethod, completeOrder } from '#api/orderWrites.ts';
import { readPaymentMethods } from '#api/paymentMethods.ts';
import { addressOrder } from '#api/purchases.ts';
import { findOrder } from '#app/order/findOrder.ts';
import { placementAt } from '#app/order/placementAt.ts';
import { readWorkOffer } from '#app/order/workOffer.ts';
import type { Resources } from '#app/resources/resources.ts';
import { itemDescription, pictureOfItem } from '#components/item/itemText.ts';
import { shownProperties } from '#domain/item/metadata.ts';
import { hasExclusiveRights } from '#domain/item/prepared.ts';
import { pictureAt } from '#domain/media/picture.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import { isSameAddress } from '#domain/person/address.ts';
import type { Address } from '#domain/shop/customer.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { PostalAddress, WorkOffer } from '#machines/flows/purchase/types.ts';

interface Shop {
  http: Http;
  resources: Resources;
  /** Makes the customer's other tabs read the open order. */
  tellChange: () => void;
}

/** Connects the machine to the shop. Other tabs read the order even if the result of a change is unknown. */
export function purchaseAt(shop: Shop) {
  const { http, tellChange } = shop;
  return purchaseMachine.provide({
    actors: {
      placement: placementAt(shop),
      readOffer: fromPromise(({ input, signal }) => readOffer(shop, input.productCode, signal)),
      saveAddress: fromPromise(({ input: { address, known }, signal }) => saveAddress(http, address, known, signal)),
      confirmAddress: fromPromise(({ input, signal }) => addressOrder(http, input, signal)),
      loadMethods: fromPromise(({ input, signal }) => readPaymentMethods(http, input.productCode, signal)),
      selectMethod: fromPromise(({ input, signal }) => choosePaymentMethod(http, input, signal)),
      findOrder: fromPromise(({ input, signal }) => findOrder(http, input.tokenValue, signal)),
      completeOrder: fromPromise(({ input, signal }) => completeOrder(http, { ...input, notes: null }, signal)),
      cancelOrder: fromPromise(({ input, signal }) => cancelOrder(http, input.tokenValue, signal).finally(tellChange)),
    },
  });
}

async function readOffer(shop: Shop, code: string, signal: AbortSignal): Promise<WorkOffer> {
  const { item, customer, offer } = await readWorkOffer(shop, code, signal);
  const { firstName, lastName, defaultAddress } = customer;
  const picture = pictureOfItem(item);
  return {
    ...offer,
    productCode: item.code,
    picture: picture && pictureAt(picture, 160),
    address: defaultAddress && { iri: defaultAddress.iri, ...typed(defaultAddress, { firstName, lastName }) },
    legalDocuments: item.legalDocuments,
    edition: termsOf(item).supply,
    isExclusive: hasExclusiveRights(item),
    facts: [
      ...item.mediaFiles.map(({ fileName }) => fileName),
      ...shownProperties(item).map(([key, value]) => `${key}: ${value}`),
      String(item.royalties),
      itemDescription(item, 'de'),
      itemDescription(item, 'en'),
      item.defaultVariant?.name ?? '',
    ],
  };
}

/** Returns an address as the form's values; the account supplies a missing name. */
const typed = (
  { company, street, postcode, city, countryCode, ...named }: Address,
  account: { firstName: string | null; lastName: string | null },
): PostalAddress => ({
  firstName: named.firstName || account.firstName || '',
  lastName: named.lastName || account.lastName || '',
  company: company ?? '',
  street,
  postcode,
  city,
  countryCode,
});

/**
 * Returns the IRI of the known address if the entered one is the same; otherwise adds the entered one to the customer's
 * address book: a purchase does not change the home address.
 */
async function saveAddress(
  http: Http,
  address: PostalAddress,
  known: WorkOffer['address'],
  signal: AbortSignal,
): Promise<string> {
  const draft = { ...address, company: address.company || null, phoneNumber: null };
  if (known && isSameAddress({ ...known, phoneNumber: null }, draft)) return known.iri;
  return (await createAddress(http, draft, signal)).iri;
}
