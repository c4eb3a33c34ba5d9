import { type Declarations, noDeclarations } from '#domain/order/suitability.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { BankTransfer, Order } from '#domain/shop/order.ts';
import { card, emptyOrder, paidBy } from '#machines/flows/checkout/testing/fixtures.ts';
import type { Offer, OrderStatus } from '../ports.ts';

export {
  card,
  completedBy,
  confirmed,
  emptyOrder,
  homeAddress,
  paidBy,
  transfer,
} from '#machines/flows/checkout/testing/fixtures.ts';

/** Data for the cases and specs of the order's machines; small and typical, in the shapes of the contract. */

/** Account for the transfer of an order of 800 €. */
export const account: BankTransfer = {
  recipient: 'Treuhandkonto Solarpark Leipzig',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bankName: 'Deutsche Kreditbank',
  amount: 800_00,
  purpose: '000042',
};

export const offer: Offer = {
  productCode: 'SOLAR-26',
  productName: 'Solarpark Leipzig',
  variantCode: 'SOLAR-26-T',
  terms: {
    interestRate: 5.25,
    interestPeriod: 'quarterly',
    valueDate: null,
    maturityDate: null,
    unitNominal: 100,
    unitPrice: 100,
    minSubscription: 500_00,
    maxSubscriptionNonProfessional: 25_000_00,
    professionalOnly: false,
    orderCosts: 0,
    collateral: null,
    issuer: null,
    isin: null,
    moreInformationUrl: null,
    investorCount: 12,
    supply: 100_000,
    onHand: 60_000,
    subscribedPercent: 40,
  },
  limits: { min: 500, max: 25_000, step: 1000, subscribed: 0 },
  reasons: [],
  legalDocuments: [{ id: 31, name: 'Wertpapier-Informationsblatt', fileUuid: null, pdf: null }],
  professional: false,
  accountType: 'personal',
};

/** Same offer with a further document of the issuer. */
export const moreToRead: Offer = {
  ...offer,
  legalDocuments: [...offer.legalDocuments, { id: 32, name: 'Nachtrag Nr. 1', fileUuid: null, pdf: null }],
};

export const declared: Declarations = {
  ...noDeclarations,
  totalLossUnderstood: true,
  taxResidency: 'none',
  openedDocumentIds: [31],
  documentsConfirmed: true,
};

/** Returns an order of this number of tokens at 1 € each. */
export const orderOf = (quantity: number, changes: Partial<Order> = {}): Order => ({
  ...emptyOrder,
  items: [
    {
      id: 1,
      productCode: offer.productCode,
      productName: offer.productName,
      variant: offer.variantCode,
      variantName: offer.productName,
      quantity,
      unitPrice: 100,
      originalUnitPrice: 100,
      subtotal: quantity * 100,
      total: quantity * 100,
      nominalValue: quantity * 100,
    },
  ],
  itemsTotal: quantity * 100,
  total: quantity * 100,
  payments: [{ id: 9, method: null, state: 'cart' }],
  ...changes,
});

/** Returns the order after another tab of the same customer changed it. */
export const otherOrder = (changes: Partial<Order> = {}): Order => ({
  ...orderOf(800, changes),
  items: orderOf(800).items.map((item) => ({ ...item, productCode: 'WIND-32', variant: 'WIND-32-T' })),
});

/** Later price of the same amount, in cents. */
export const DEARER = 900_00;
export const dearer: Order = orderOf(800, { ...paidBy(card), total: DEARER });

export const lastTokens = new FailureError({ kind: 'lastTokens', available: 300 });

/** Result of a read of the shop. */
export const stands = (order: Order | null, offered: Offer = offer): OrderStatus => ({ offer: offered, order });
