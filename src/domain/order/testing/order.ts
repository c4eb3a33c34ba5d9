import type { Order } from '#domain/shop/order.ts';

/** Payments by card in these states, the latest last. */
export const paymentsIn = (...states: string[]): Order['payments'] =>
  states.map((state, id) => ({ id, method: 'card', state }));

/** Order that is placed and waits for its payment by card: nothing received, nothing under way. */
export const orderWith = (more: Partial<Order> = {}): Order => ({
  id: 1,
  number: '000000001',
  tokenValue: 'T1',
  checkoutState: 'completed',
  paymentState: 'awaiting_payment',
  shippingState: 'ready',
  currencyCode: 'EUR',
  legalDocsConfirmAt: '2026-11-21T14:30:00+01:00',
  checkoutCompletedAt: '2026-11-21T14:32:00+01:00',
  items: [],
  itemsTotal: 1_200_00,
  taxTotal: 0,
  total: 1_200_00,
  payments: paymentsIn('new'),
  billingAddress: null,
  bankTransfer: null,
  received: null,
  paidAt: null,
  registeredAt: null,
  withdrawnAt: null,
  ...more,
});

export const itemOf = (productCode: string | null, more: Partial<Order['items'][number]> = {}) => ({
  id: 1,
  productCode,
  productName: `Bond ${productCode}`,
  variant: `${productCode}-T`,
  variantName: 'Token',
  quantity: 7,
  unitPrice: 100,
  originalUnitPrice: 100,
  subtotal: 700,
  total: 700,
  nominalValue: 700,
  ...more,
});

/** Account to which the whole sum of the order is to be transferred. */
export const account = { recipient: 'Parkett', iban: '', bic: '', bankName: '', amount: 1_200_00, purpose: '' };
