import type { Address } from '#domain/shop/customer.ts';
import type { Order, PaymentMethod } from '#domain/shop/order.ts';

/** Data for the cases and specs of orders and purchases, in the shapes of the contract. */

export const homeAddress: Address = {
  iri: '/api/v2/shop/addresses/7',
  firstName: 'Anna',
  lastName: 'Weber',
  company: null,
  countryCode: 'DE',
  street: 'Lindenallee 4',
  city: 'Leipzig',
  postcode: '04109',
  phoneNumber: null,
};

export const transfer: PaymentMethod = {
  id: 1,
  code: 'bank_transfer',
  name: 'Überweisung',
  description: null,
  enabled: true,
  kind: 'offline',
};

export const card: PaymentMethod = { ...transfer, id: 2, code: 'card', name: 'Karte', kind: 'online' };

export const emptyOrder: Order = {
  id: 4711,
  number: null,
  tokenValue: '662E41',
  checkoutState: 'cart',
  paymentState: 'cart',
  shippingState: 'cart',
  currencyCode: 'EUR',
  legalDocsConfirmAt: null,
  checkoutCompletedAt: null,
  items: [],
  itemsTotal: 0,
  taxTotal: 0,
  total: 0,
  payments: [],
  billingAddress: null,
  bankTransfer: null,
  received: null,
  paidAt: null,
  registeredAt: null,
  withdrawnAt: null,
};

/** Changes to an order by the shop's answers. */
export const confirmed: Partial<Order> = {
  legalDocsConfirmAt: '2026-11-21T10:00:00+01:00',
  billingAddress: { ...homeAddress, iri: '/api/v2/shop/addresses/99' },
};

export const paidBy = (method: PaymentMethod): Partial<Order> => ({
  ...confirmed,
  checkoutState: 'payment_selected',
  payments: [{ id: 9, method: method.code, state: 'cart' }],
});

export const completedBy = (method: PaymentMethod): Partial<Order> => ({
  ...paidBy(method),
  number: '000042',
  checkoutState: 'completed',
  paymentState: 'awaiting_payment',
  shippingState: 'ready',
  checkoutCompletedAt: '2026-11-21T10:05:00+01:00',
  payments: [{ id: 9, method: method.code, state: 'new' }],
});
