import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { Address } from './customer.ts';
import { IsoDate } from './dates.ts';
import { Cents, flagOrTrue, ifReadable } from './fields.ts';
import { entity, reference } from './relations.ts';
import { orElse, orEmpty, orNull } from './schema.ts';

export const CheckoutState = z.enum(['cart', 'addressed', 'payment_selected', 'completed']);
export type CheckoutState = z.infer<typeof CheckoutState>;

/** Sylius' states between our own: tokens are not shipped, so that those about shipping come after the address. */
const betweenStates = new Map<string, CheckoutState>([
  ['shipping_selected', 'addressed'],
  ['shipping_skipped', 'addressed'],
  ['payment_skipped', 'payment_selected'],
]);

/** States of a payment in spec section 4; `cart` before completion. */
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
   * `online`: the provider's card checkout; `offline`: bank transfer (spec section 9). An addition to section 3; null where
   * the shop does not say, and the answer of the payment's configuration tells.
   */
  kind: ifReadable(z.enum(['online', 'offline'])),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** `GET product-payment-configurations?product.code=…`: a method that may pay for the product. */
export const PaymentConfiguration = z.object({
  id: ifReadable(z.int()),
  productCode: ifReadable(z.string()),
  paymentMethod: PaymentMethod,
});
export type PaymentConfiguration = z.infer<typeof PaymentConfiguration>;

export const OrderItem = entity(
  z.object({
    id: z.int(),
    /** Addition to section 3: null where only the variant is named. */
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
    /** Nominal value of all its tokens: an addition to section 3. */
    nominalValue: ifReadable(Cents),
  }),
);
export type OrderItem = z.infer<typeof OrderItem>;

/**
 * `method` is the code of a payment method, null while there is none. Sylius names a default one with the first item: it is
 * chosen only once the checkout state says so (`isMethodKept`). `state` is an addition to section 3, empty without it.
 */
export const OrderPayment = entity(
  z.object({ id: z.int(), method: orNull(reference), state: z.catch(orElse(z.string(), ''), '') }),
);
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

/**
 * Money of an order that came otherwise than expected, or went back: too little, too much, after the order had ended, after
 * it was paid; returned.
 */
export const MoneyEvent = z.object({
  kind: z.enum(['short', 'over', 'late', 'twice', 'returned']),
  amount: Cents,
  at: IsoDate,
});
export type MoneyEvent = z.infer<typeof MoneyEvent>;

/** An order, addressed by its `tokenValue` in every call and route (spec sections 3 and 7). All totals are the shop's. */
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
  /** Given when the order is completed and paid by bank transfer. `amount`: what is still to be transferred. */
  bankTransfer: orNull(BankTransfer),
  /** What has come by bank transfer so far, an addition of this product; null where the shop does not say. */
  received: ifReadable(Cents),
  /** When it was paid, and when its tokens were registered: additions of this product, null where the shop does not say. */
  paidAt: ifReadable(IsoDate),
  registeredAt: ifReadable(IsoDate),
  /** When the customer withdrew from it in time (§ 355 BGB): an addition of this product. */
  withdrawnAt: ifReadable(IsoDate),
  /** Money out of the ordinary, the earliest first, and the moment of a cancellation: additions of this product. */
  money: z.optional(z.catch(orEmpty(MoneyEvent), [])),
  cancelledAt: z.optional(ifReadable(IsoDate)),
});
export type Order = z.infer<typeof Order>;

/** An order in euros (spec section 9), as all calls read it: nothing else is shown as money, paid or bought here. */
export const EuroOrder = Order.check(
  z.refine(({ currencyCode }) => currencyCode === 'EUR', { path: ['currencyCode'] }),
);

/**
 * Moment that an order was placed, to be shown; null for one that was not. A shop that does not say when it was completed has dated
 * it by `legalDocsConfirmAt`, the specification's order date, which is earlier: periods do not begin with it.
 */
export const orderedAtOf = (
  order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'legalDocsConfirmAt'>,
): string | null => order.checkoutCompletedAt ?? (isCompleted(order) ? order.legalDocsConfirmAt : null);

/**
 * True if the order is binding. Until then the investor may change what is ordered, and with it the price. In a checkout state
 * of the shop's own, the moment of the completion tells.
 */
export const isCompleted = (order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt'>): boolean =>
  order.checkoutState === 'completed' || (!isKnownCheckout(order) && order.checkoutCompletedAt !== null);

/** False for a checkout state of the shop's own. */
export const isKnownCheckout = ({ checkoutState }: Pick<Order, 'checkoutState'>): boolean =>
  CheckoutState.options.some((state) => state === checkoutState);

/** A product, and the variant of it that is sold; null while only the product is known. */
export interface Sold {
  productCode: string;
  variantCode: string | null;
}

/** True if an item is of this product. Every shop names an item's variant; some name the product too, which then decides. */
export const isItemOf = ({ productCode, variant }: Pick<OrderItem, 'productCode' | 'variant'>, sold: Sold): boolean =>
  productCode === null ? variant === sold.variantCode : productCode === sold.productCode;

/**
 * Whether the order is for exactly this number of tokens of this product and nothing else. The shop keeps one open
 * order per customer: another tab of theirs may have changed it.
 */
export function isOrderFor(order: Order, { quantity, ...sold }: Sold & { quantity: number }): boolean {
  const [item, ...others] = order.items;
  return others.length === 0 && item !== undefined && isItemOf(item, sold) && item.quantity === quantity;
}

/** The payment that counts: after a cancelled one the shop adds a new one to the same order. */
export function latestPaymentOf(order: Pick<Order, 'payments'>): OrderPayment | null {
  return order.payments.at(-1) ?? null;
}

/**
 * Whether the shop keeps this payment method as the one that was chosen. The method alone does not tell: Sylius gives each
 * new payment its default one, and refuses the completion until one was selected.
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

/** `GET orders/{token}/payments/{paymentId}/configuration`: where the provider takes the card payment. */
export const CheckoutSession = z.object({
  provider: orElse(z.string(), ''),
  sessionId: orElse(z.string(), ''),
  url: z.string(),
  expiresAt: orNull(IsoDate),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

/** Configuration of a payment: the provider's session, or null for an offline one, of which Sylius answers `[]`. */
export const PaymentSetup = z.union([
  CheckoutSession,
  z.pipe(
    z.array(z.unknown()).check(z.maxLength(0)),
    z.transform(() => null),
  ),
]);

/** `issuedAt`, `total` and what was ordered are additions to spec section 3. */
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
