/* Orders, and the money and tokens that move for them. */
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
  /** `Address` of src/domain/shop/customer.ts, as it was when the legal documents were confirmed. */
  billingAddress: Maybe<Json>;
  notes: Maybe<string>;
  /** `Declarations` of src/domain/order/suitability.ts, for what is ordered now; null until they are made for it. */
  declarations: Maybe<Json>;
  createdAt: Moment;
  lock: Given<number>;
  /** 1 for a cart whose goods were repriced or remade since its customer read it last. */
  offerChanged: Given<Flag>;
}

/** Version of the terms, or of the instruction on withdrawal, that an order was placed under. */
export interface OrderPapersTable {
  orderId: number;
  fileUuid: string;
}

/** Declarations of withdrawal, as they came. */
export interface WithdrawalsTable {
  id: Id;
  /** Of the customer who was logged in; null where the contract was named in words. */
  orderId: Maybe<number>;
  name: string;
  contract: string;
  email: string;
  /** 0 or 1; null where a person has to find the contract first. */
  inTime: Maybe<Flag>;
  receivedAt: Moment;
  /** Of `receivedAt`, where the shop is. */
  day: Day;
}

/** Names and prices as they were when the item was added. */
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

/** A visit to the payment provider's hosted page. */
export interface PaymentSessionsTable {
  id: Id;
  /** Part of the page's address; it cannot be guessed. */
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

/** A webhook the provider sends, or sent; `dueAt` may be late, and an event may come twice. */
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
  /** matched, short, over, unmatched. */
  outcome: string;
}

/** On the ledger: a mint at settlement, or a transfer between wallets. */
export interface TransactionsTable {
  id: Id;
  hash: string;
  fromAddress: string;
  toAddress: string;
  productId: number;
  variantId: number;
  orderId: Maybe<number>;
  amount: number;
  createdAt: Moment;
}

/** A transfer that a customer asked for, under the name that they gave it, and its entry on the ledger. */
export interface TransfersTable {
  id: Id;
  /** Who sent it. */
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
  /** The invoice of the same order whose amounts it takes back. */
  reverses: Maybe<number>;
}

export interface PayoutsTable {
  id: Id;
  customerId: number;
  productId: Maybe<number>;
  /** The interest, before what is withheld of it. */
  amount: Cents;
  payoutDate: Day;
  /** Null, like the two below, where nothing is told of it. */
  capitalGainsTax: Maybe<Cents>;
  solidaritySurcharge: Maybe<Cents>;
  churchTax: Maybe<Cents>;
}
