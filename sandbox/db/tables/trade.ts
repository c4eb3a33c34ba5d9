import type { Cents, Day, Flag, Given, Id, Json, Maybe, Moment } from './columns.ts';

export interface OrdersTable {
  id: Id;
  number: Maybe<string>;
  tokenValue: string;
  customerId: number;
  locale: string;
  channelCode: Given<string>;
  /** `CheckoutState`, `PaymentState`, `ShippingState` of src/domain/shop/order.ts. */
  checkoutState: Given<string>;
  paymentState: Given<string>;
  shippingState: Given<string>;
  currencyCode: Given<string>;
  legalDocsConfirmAt: Maybe<Moment>;
  legalDocsSentAt: Maybe<Moment>;
  checkoutCompletedAt: Maybe<Moment>;
  itemsTotal: Given<Cents>;
  taxTotal: Given<Cents>;
  total: Given<Cents>;
  /** `Address` of src/domain/shop/customer.ts as of the confirmation of the legal documents. */
  billingAddress: Maybe<Json>;
  notes: Maybe<string>;
  /** `Declarations` of src/domain/order/suitability.ts for the current items; null before the customer declares. */
  declarations: Maybe<Json>;
  createdAt: Moment;
  lock: Given<number>;
  /** 1 for a cart with items repriced or changed since its customer’s last read. */
  offerChanged: Given<Flag>;
}

/** Version of the terms, or of the instruction on withdrawal, for an order. */
export interface OrderPapersTable {
  orderId: number;
  fileUuid: string;
}

/** Declarations of withdrawal as received. */
export interface WithdrawalsTable {
  id: Id;
  /** Order of the logged-in customer; null if the declarant named the contract in words. */
  orderId: Maybe<number>;
  name: string;
  contract: string;
  email: string;
  /** 0 or 1; null if staff have to find the contract first. */
  inTime: Maybe<Flag>;
  receivedAt: Moment;
  /** Day of `receivedAt` in the shop’s time zone. */
  day: Day;
}

/** Items with the names and prices at the time of adding. */
export interface OrderItemsTable {
  id: Id;
  orderId: number;
  productId: number;
  variantId: number;
  productCode: string;
  productName: string;
  variantCode: string;
  variantName: string;
  quantity: number;
  unitPrice: Cents;
  originalUnitPrice: Cents;
  subtotal: Cents;
  taxTotal: Given<Cents>;
  total: Cents;
  nominalValue: Cents;
}

export interface PaymentsTable {
  id: Id;
  orderId: number;
  methodId: Maybe<number>;
  /** cart, new, processing, authorized, completed, cancelled, failed, refunded. */
  state: Given<string>;
  amount: Given<Cents>;
  createdAt: Moment;
  updatedAt: Moment;
}

/** Visit to the payment provider’s hosted page. */
export interface PaymentSessionsTable {
  id: Id;
  /** Unguessable part of the page’s address. */
  sessionId: string;
  paymentId: number;
  orderId: number;
  /** open, authenticating, succeeded, cancelled, failed, expired. */
  state: Given<string>;
  amount: Cents;
  currencyCode: Given<string>;
  successUrl: string;
  cancelUrl: string;
  createdAt: Moment;
  expiresAt: Moment;
}

/** Pending or processed webhook of the provider; `dueAt` may be late, and an event may arrive twice. */
export interface PaymentEventsTable {
  id: Id;
  eventId: string;
  sessionId: string;
  outcome: 'succeeded' | 'cancelled' | 'failed';
  dueAt: Moment;
  processedAt: Maybe<Moment>;
}

export interface BankTransactionsTable {
  id: Id;
  amount: Cents;
  purpose: string;
  payerName: string;
  payerIban: Maybe<string>;
  bookedAt: Moment;
  orderId: Maybe<number>;
  /** matched, short, over, late, twice, unmatched. */
  outcome: string;
}

/** Entries of the ledger: mints at settlement and transfers between wallets. */
export interface TransactionsTable {
  id: Id;
  hash: string;
  fromAddress: string;
  toAddress: string;
  productId: number;
  variantId: number;
  orderId: Maybe<number>;
  amount: number;
  /** Price of a token; null for a transfer without a sale. */
  price: Maybe<Cents>;
  createdAt: Moment;
}

/** Transfer at a customer’s request, with the customer’s reference and the ledger entry. */
export interface TransfersTable {
  id: Id;
  /** Sender. */
  customerId: number;
  reference: string;
  transactionId: number;
}

export interface InvoicesTable {
  id: Id;
  number: string;
  orderId: number;
  customerId: number;
  issuedAt: Moment;
  itemsTotal: Cents;
  taxTotal: Given<Cents>;
  total: Cents;
  /** Id of the invoice, of the same order, whose amounts this one reverses. */
  reverses: Maybe<number>;
}

export interface PayoutsTable {
  id: Id;
  customerId: number;
  productId: Maybe<number>;
  /** Gross interest, before withheld taxes. */
  amount: Cents;
  payoutDate: Day;
  /** Null, like the next two, if the withheld tax is unknown. */
  capitalGainsTax: Maybe<Cents>;
  solidaritySurcharge: Maybe<Cents>;
  churchTax: Maybe<Cents>;
}
