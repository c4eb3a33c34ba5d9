import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { Address } from './customer.ts';
import { IsoDate } from './dates.ts';
import { Cents, orEmpty, orNull } from './schema.ts';

export const CheckoutState = z.enum(['cart', 'addressed', 'payment_selected', 'completed']);
export type CheckoutState = z.infer<typeof CheckoutState>;

/** The states of spec section 4, as the shop names them; `cart` before completion. */
export const PaymentState = z.enum([
  'cart',
  'awaiting_payment',
  'payment_required',
  'authorized',
  'paid',
  'refunded',
  'cancelled',
  'shipped',
]);
export type PaymentState = z.infer<typeof PaymentState>;

export const ShippingState = z.enum(['cart', 'ready', 'partially_shipped', 'shipped', 'cancelled']);
export type ShippingState = z.infer<typeof ShippingState>;

export const PaymentMethod = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: orNull(z.string()),
  enabled: z.boolean(),
  /** `online`: the provider's card checkout; `offline`: bank transfer (spec section 9). */
  kind: z.enum(['online', 'offline']),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** `GET product-payment-configurations?product.code=…`: a method that may pay for the product. */
export const PaymentConfiguration = z.object({ id: z.int(), productCode: z.string(), paymentMethod: PaymentMethod });
export type PaymentConfiguration = z.infer<typeof PaymentConfiguration>;

export const OrderItem = z.object({
  id: z.int(),
  productCode: z.string(),
  productName: z.string(),
  variant: z.string(),
  variantName: z.string(),
  quantity: z.int(),
  unitPrice: Cents,
  originalUnitPrice: Cents,
  subtotal: Cents,
  total: Cents,
  /** Nominal value of all its tokens. */
  nominalValue: Cents,
});
export type OrderItem = z.infer<typeof OrderItem>;

/** `method` is the code of the chosen payment method, null while none is chosen. */
export const OrderPayment = z.object({ id: z.int(), method: orNull(z.string()), state: z.string() });
export type OrderPayment = z.infer<typeof OrderPayment>;

/** What an investor needs to pay by bank transfer. */
export const BankTransfer = z.object({
  recipient: z.string(),
  iban: z.string(),
  bic: z.string(),
  bankName: z.string(),
  amount: Cents,
  purpose: z.string(),
});
export type BankTransfer = z.infer<typeof BankTransfer>;

/** An order, addressed by its `tokenValue` in every call and route (spec sections 3 and 7). All totals are the shop's. */
export const Order = z.object({
  id: z.int(),
  number: orNull(z.string()),
  tokenValue: z.string(),
  checkoutState: CheckoutState,
  paymentState: PaymentState,
  shippingState: ShippingState,
  currencyCode: z.string(),
  /** Shown as the order's date. */
  legalDocsConfirmAt: orNull(IsoDate),
  checkoutCompletedAt: orNull(IsoDate),
  items: orEmpty(OrderItem),
  itemsTotal: Cents,
  taxTotal: Cents,
  total: Cents,
  payments: orEmpty(OrderPayment),
  billingAddress: orNull(Address),
  /** Given when the order is completed and paid by bank transfer. `amount`: what is still to be transferred. */
  bankTransfer: orNull(BankTransfer),
  /** What has come by bank transfer so far, an addition of this product; null where the shop does not say. */
  received: orNull(Cents),
  /** When it was paid, and when its tokens were registered: additions of this product, null where the shop does not say. */
  paidAt: orNull(IsoDate),
  registeredAt: orNull(IsoDate),
  /** When the customer withdrew from it in time (§ 355 BGB): an addition of this product. */
  withdrawnAt: orNull(IsoDate),
});
export type Order = z.infer<typeof Order>;

/** Whether the order is binding. Until then the investor may change what is ordered, and with it the price. */
export const isCompleted = ({ checkoutState }: Pick<Order, 'checkoutState'>): boolean => checkoutState === 'completed';

/**
 * Whether the order is for exactly this number of tokens of this product and nothing else. The shop keeps one open
 * order per customer: another tab of theirs may have changed it.
 */
export function isOrderFor(
  order: Order,
  { productCode, quantity }: { productCode: string; quantity: number },
): boolean {
  const [item, ...others] = order.items;
  return others.length === 0 && item?.productCode === productCode && item.quantity === quantity;
}

/** Payload of `POST orders`. */
export const NewOrder = z.object({ locale: z.enum(['de', 'en']) });
export type NewOrder = z.infer<typeof NewOrder>;
/** Payload of `POST orders/{token}/items`. `productVariant`: the variant's IRI or code. */
export const NewOrderItem = z.object({ productVariant: z.string(), quantity: z.int().check(z.positive()) });
export type NewOrderItem = z.infer<typeof NewOrderItem>;
/** Payload of `PATCH orders/{token}/items/{itemId}`. */
export const OrderItemChange = z.object({
  tokenValue: z.string(),
  orderItemId: z.int(),
  quantity: z.int().check(z.positive()),
});
export type OrderItemChange = z.infer<typeof OrderItemChange>;
/** Payload of `PATCH orders/{token}/legal-documents-send`. */
export const LegalDocumentsSending = z.object({ orderTokenValue: z.string() });
/** Payload of `PATCH orders/{token}/payments/{paymentId}`: the method's IRI or code. */
export const PaymentChange = z.object({ paymentMethod: z.string() });
/** Payload of `PATCH orders/{token}/complete`. `notes` carries the investor's declarations, in words. */
export const Completion = z.object({ notes: orNull(z.string().check(z.maxLength(textLimits.notes))) });

/** `GET orders/{token}/payments/{paymentId}/configuration`: where the provider takes the card payment. */
export const CheckoutSession = z.object({
  provider: z.string(),
  sessionId: z.string(),
  url: z.string(),
  expiresAt: IsoDate,
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const Invoice = z.object({
  id: z.int(),
  number: z.string(),
  issuedAt: IsoDate,
  total: Cents,
  order: z.object({
    id: z.int(),
    number: orNull(z.string()),
    tokenValue: z.string(),
    /** An addition to section 3: what was ordered. */
    items: orEmpty(z.object({ productCode: orNull(z.string()), productName: z.string() })),
  }),
});
export type Invoice = z.infer<typeof Invoice>;
