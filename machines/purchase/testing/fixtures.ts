import { FailureError } from '#domain/shop/failure.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';
import type { PostalAddress, WorkOffer } from '../types.ts';

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

export const transfer: PaymentMethod = {
  id: 1,
  code: 'bank_transfer',
  name: 'Überweisung',
  description: null,
  enabled: true,
  kind: 'offline',
};
export const card: PaymentMethod = { ...transfer, id: 2, code: 'card', name: 'Karte', kind: 'online' };

/** Open order for this one work. */
export const cart: Order = {
  id: 4711,
  number: null,
  tokenValue: '662E41',
  checkoutState: 'cart',
  paymentState: 'cart',
  shippingState: 'cart',
  currencyCode: 'EUR',
  legalDocsConfirmAt: null,
  checkoutCompletedAt: null,
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
  billingAddress: null,
  bankTransfer: null,
  received: null,
  paidAt: null,
  registeredAt: null,
  withdrawnAt: null,
};

/** Order with the shop's later changes. */
export const addressed: Order = {
  ...cart,
  checkoutState: 'addressed',
  legalDocsConfirmAt: '2026-11-21T10:00:00+01:00',
  billingAddress: { ...lindenallee, company: null, iri: '/api/v2/shop/addresses/99', phoneNumber: null },
};
export const paidBy = (method: PaymentMethod): Order => ({
  ...addressed,
  checkoutState: 'payment_selected',
  payments: [{ id: 9, method: method.code, state: 'cart' }],
});
export const completedBy = (method: PaymentMethod): Order => ({
  ...paidBy(method),
  number: '000004711',
  checkoutState: 'completed',
  paymentState: 'awaiting_payment',
  shippingState: 'ready',
  checkoutCompletedAt: '2026-11-21T10:05:00+01:00',
  payments: [{ id: 9, method: method.code, state: 'new' }],
});

/** Returns the order after another tab replaced the work. */
export const withOther = (order: Order): Order => ({
  ...order,
  items: order.items.map((item) => ({ ...item, productCode: 'LAND-1', variant: 'LAND-1-1' })),
});
export const dearer = (order: Order): Order => ({ ...order, total: DEARER });

export const offline = new FailureError({ kind: 'offline' });
export const notFound = new FailureError({ kind: 'notFound' });
export const lastTokens = new FailureError({ kind: 'lastTokens', available: 0 });
export const wrongState = new FailureError({ kind: 'wrongState' });
