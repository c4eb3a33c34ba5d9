import { FailureError } from '#domain/shop/failure.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import * as checkout from '#machines/flows/checkout/testing/fixtures.ts';
import type { PostalAddress, WorkOffer } from '../types.ts';

export { card, transfer } from '#machines/flows/checkout/testing/fixtures.ts';

/** Data for the cases and specs of a purchase, in the shapes of the contract. */

export const lindenallee: PostalAddress = {
  firstName: 'Anna',
  lastName: 'Weber',
  company: '',
  street: 'Lindenallee 4',
  postcode: '04109',
  city: 'Leipzig',
  countryCode: 'DE',
};

export const KNOWN = '/api/v2/shop/addresses/7';
export const OTHER = '/api/v2/shop/addresses/8';
/** Prices in cents. */
export const PRICE = 290_00;
export const DEARER = 310_00;

export const offer: WorkOffer = {
  productCode: 'FACETTE-3',
  names: { de: 'Eisgang', en: 'Ice drift' },
  picture: null,
  variantCode: 'FACETTE-3-1',
  price: PRICE,
  obstacle: null,
  address: { ...lindenallee, iri: KNOWN },
  legalDocuments: [],
  edition: 50,
  isExclusive: false,
  facts: ['eisgang.png', '10'],
};
/** Offer after the seller has changed the price, or the edition. */
export const dearerOffer: WorkOffer = { ...offer, price: DEARER };
export const reissued: WorkOffer = { ...offer, edition: 500 };

/** Open order for this one work. */
export const cart: Order = {
  ...checkout.emptyOrder,
  items: [
    {
      id: 1,
      productCode: offer.productCode,
      productName: offer.names.de,
      variant: offer.variantCode,
      variantName: 'Auflage 50',
      quantity: 1,
      unitPrice: PRICE,
      originalUnitPrice: PRICE,
      subtotal: PRICE,
      total: PRICE,
      nominalValue: PRICE,
    },
  ],
  itemsTotal: 243_70,
  taxTotal: 46_30,
  total: PRICE,
  payments: [{ id: 9, method: null, state: 'cart' }],
};

/** Order with the shop's later changes. */
export const addressed: Order = { ...cart, ...checkout.confirmed, checkoutState: 'addressed' };
export const paidBy = (method: PaymentMethod): Order => ({ ...cart, ...checkout.paidBy(method) });
export const completedBy = (method: PaymentMethod): Order => ({
  ...cart,
  ...checkout.completedBy(method),
  number: '000004711',
});

/** Returns the order after another tab replaced the work. */
export const withOther = (order: Order): Order => ({
  ...order,
  items: order.items.map((item) => ({ ...item, productCode: 'LAND-1', variant: 'LAND-1-1' })),
});
export const dearer = (order: Order): Order => ({ ...order, total: DEARER });

export const lastTokens = new FailureError({ kind: 'lastTokens', available: 0 });
