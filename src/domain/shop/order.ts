import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { Address } from './customer.ts';
import { IsoDate } from './dates.ts';
import { Cents, flagOrTrue, ifReadable } from './fields.ts';
import { entity, reference } from './relations.ts';
import { orElse, orEmpty, orNull } from './schema.ts';

export const CheckoutState = z.enum(['cart', 'addressed', 'payment_selected', 'completed']);
export type CheckoutState = z.infer<typeof CheckoutState>;

/**
 * Sylius' further states, mapped to the specification's. Tokens are not shipped, so the shipping states count as
 * `addressed`.
 */
const betweenStates = new Map<string, CheckoutState>([
  ['shipping_selected', 'addressed'],
  ['shipping_skipped', 'addressed'],
  ['payment_skipped', 'payment_selected'],
]);

/** States of a payment in requirement 4.13; `cart` before completion. */
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
  id: ifReadable(z.int()),
  code: z.string(),
  name: z.string(),
  description: orNull(z.string()),
  enabled: flagOrTrue,
  /**
   * `online`: the provider's card checkout; `offline`: bank transfer (requirement 9.14). An addition to requirement
   * 3.18; null if the shop sends none, and then known only from the answer of the payment's configuration.
   */
  kind: ifReadable(z.enum(['online', 'offline'])),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Answer of `GET product-payment-configurations?product.code=…`: a payment method allowed for the product. */
export const PaymentConfiguration = z.object({
  id: ifReadable(z.int()),
  productCode: ifReadable(z.string()),
  paymentMethod: PaymentMethod,
});
export type PaymentConfiguration = z.infer<typeof PaymentConfiguration>;

export const OrderItem = entity(
  z.object({
    id: z.int(),
    /** Addition to section 3: null if the shop names the variant only. */
    productCode: ifReadable(z.string()),
    productName: z.string(),
    /** Code of the variant. */
    variant: reference,
    variantName: orNull(z.string()),
    quantity: z.int(),
    unitPrice: Cents,
    originalUnitPrice: orNull(Cents),
    subtotal: Cents,
    total: Cents,
    /** Nominal value of all tokens of the item, in cents: an addition to section 3. */
    nominalValue: ifReadable(Cents),
  }),
);
export type OrderItem = z.infer<typeof OrderItem>;

/**
 * `method` is the code of a payment method, or null. Sylius sets a default method with the first item; the customer has
 * chosen it only once the checkout state says so (`isMethodKept`). `state` is an addition to section 3, empty if
 * absent.
 */
export const OrderPayment = entity(
  z.object({ id: z.int(), method: orNull(reference), state: z.catch(orElse(z.string(), ''), '') }),
);
export type OrderPayment = z.infer<typeof OrderPayment>;

/** Details of the bank transfer that pays an order (requirement 3.15). */
export const BankTransfer = z.object({
  recipient: z.string(),
  iban: z.string(),
  bic: z.string(),
  bankName: z.string(),
  amount: Cents,
  purpose: z.string(),
});
export type BankTransfer = z.infer<typeof BankTransfer>;

/**
 * Unexpected payment for an order: too little, too much, after the order had ended, or after it was paid; or money
 * returned.
 */
export const MoneyEvent = z.object({
  kind: z.enum(['short', 'over', 'late', 'twice', 'returned']),
  amount: Cents,
  at: IsoDate,
});
export type MoneyEvent = z.infer<typeof MoneyEvent>;

/**
 * Order, addressed by its `tokenValue` in every call and route (requirements 3.14 and 7.12). The shop calculates all
 * totals.
 */
export const Order = z.object({
  id: orNull(z.int()),
  number: orNull(z.string()),
  tokenValue: z.string(),
  /** A `CheckoutState`, or a shop's own word. */
  checkoutState: z.pipe(
    z.string(),
    z.transform((state) => betweenStates.get(state) ?? state),
  ),
  /** A `PaymentState`, or a shop's own word. */
  paymentState: z.string(),
  /** A `ShippingState`, or a shop's own word. */
  shippingState: z.string(),
  /** ISO 4217. */
  currencyCode: orElse(z.string(), 'EUR'),
  /** Shown as the order's date. */
  legalDocsConfirmAt: orNull(IsoDate),
  checkoutCompletedAt: ifReadable(IsoDate),
  items: orEmpty(OrderItem),
  itemsTotal: Cents,
  taxTotal: Cents,
  total: Cents,
  payments: orEmpty(OrderPayment),
  billingAddress: ifReadable(Address),
  /** Set for completed orders paid by bank transfer. `amount`: the amount still to be transferred. */
  bankTransfer: orNull(BankTransfer),
  /** Cents received by bank transfer so far, an addition of this product; null if the shop sends none. */
  received: ifReadable(Cents),
  /** Moments of payment and of the tokens' registration: additions of this product, null if the shop sends none. */
  paidAt: ifReadable(IsoDate),
  registeredAt: ifReadable(IsoDate),
  /** Number of tokens registered so far, of all items: an addition of this product. */
  registered: z.optional(ifReadable(z.int())),
  /** Moment of the customer's withdrawal in time (§ 355 BGB): an addition of this product. */
  withdrawnAt: ifReadable(IsoDate),
  /** Unexpected payments, earliest first, and the moment of a cancellation: additions of this product. */
  money: z.optional(z.catch(orEmpty(MoneyEvent), [])),
  cancelledAt: z.optional(ifReadable(IsoDate)),
});
export type Order = z.infer<typeof Order>;

/** Order in euros (requirement 9.2), as all calls read it: the app shows, charges and pays out no other currency. */
export const EuroOrder = Order.check(
  z.refine(({ currencyCode }) => currencyCode === 'EUR', { path: ['currencyCode'] }),
);

/**
 * Moment at which an order was placed, for display; null if not placed. A shop that sends no moment of completion dates
 * the order by `legalDocsConfirmAt`, the specification's order date, which is earlier: periods must not start with it.
 */
export const orderedAtOf = (
  order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'legalDocsConfirmAt'>,
): string | null => order.checkoutCompletedAt ?? (isCompleted(order) ? order.legalDocsConfirmAt : null);

/**
 * True if the order is binding. Until then the investor may change its items, and thereby its price. For a shop's own
 * checkout states, the moment of completion decides.
 */
export const isCompleted = (order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt'>): boolean =>
  order.checkoutState === 'completed' || (!isKnownCheckout(order) && order.checkoutCompletedAt !== null);

/** False for a shop's own checkout state. */
export const isKnownCheckout = ({ checkoutState }: Pick<Order, 'checkoutState'>): boolean =>
  CheckoutState.options.some((state) => state === checkoutState);

/** Product and its variant for sale; null while only the product is known. */
export interface Sold {
  productCode: string;
  variantCode: string | null;
}

/**
 * True if an item is of this product. Every shop names an item's variant; if it also names the product, the product
 * decides.
 */
export const isItemOf = ({ productCode, variant }: Pick<OrderItem, 'productCode' | 'variant'>, sold: Sold): boolean =>
  productCode === null ? variant === sold.variantCode : productCode === sold.productCode;

/**
 * True if the order is for exactly this number of tokens of this product and nothing else. The shop keeps one open
 * order per customer, which another of the customer's tabs may have changed.
 */
export function isOrderFor(order: Order, { quantity, ...sold }: Sold & { quantity: number }): boolean {
  const [item, ...others] = order.items;
  return others.length === 0 && item !== undefined && isItemOf(item, sold) && item.quantity === quantity;
}

/** Returns the current payment: after a cancelled payment the shop adds a new one to the same order. */
export function latestPaymentOf(order: Pick<Order, 'payments'>): OrderPayment | null {
  return order.payments.at(-1) ?? null;
}

/**
 * True if the shop has stored this payment method as the customer's choice. The method alone does not prove that:
 * Sylius gives each new payment a default method, and refuses the completion until one is selected.
 */
export function isMethodKept(
  order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'payments'>,
  method: string | null,
): boolean {
  const isSelected = order.checkoutState === 'payment_selected' || isCompleted(order);
  return isSelected && method !== null && latestPaymentOf(order)?.method === method;
}

/** Payload of `POST orders`: the language as the specification names it, and as the locale code that Sylius reads. */
export const NewOrder = z.object({ locale: z.optional(z.enum(['de', 'en'])), localeCode: z.optional(z.string()) });
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

/** Answer of `GET orders/{token}/payments/{paymentId}/configuration`: the provider's card checkout. */
export const CheckoutSession = z.object({
  provider: orElse(z.string(), ''),
  sessionId: orElse(z.string(), ''),
  url: z.string(),
  expiresAt: orNull(IsoDate),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** Configuration of a payment: the provider's session, or null for an offline method, for which Sylius answers `[]`. */
export const PaymentSetup = z.union([
  CheckoutSession,
  z.pipe(
    z.array(z.unknown()).check(z.maxLength(0)),
    z.transform(() => null),
  ),
]);

/** `issuedAt`, `total` and the order's items are additions to requirement 3.16. */
export const Invoice = entity(
  z.object({
    id: z.int(),
    number: z.string(),
    issuedAt: orNull(IsoDate),
    total: orNull(Cents),
    order: z.object({
      number: orNull(z.string()),
      tokenValue: z.string(),
      items: orEmpty(z.object({ productCode: ifReadable(z.string()), productName: z.string() })),
    }),
  }),
);
export type Invoice = z.infer<typeof Invoice>;
