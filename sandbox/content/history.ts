import type { PaymentState, ShippingState } from '#domain/shop/order.ts';
import type { PersonaKey } from '#sandbox/personas.ts';
import type { MethodCode } from './types.ts';

/** A past order. Its states are those of spec section 4. */
export interface OrderSeed {
  persona: PersonaKey;
  bond: string;
  quantity: number;
  method: MethodCode;
  /**
   * A day, a moment, or a number of days before the sandbox's start, so that an order that awaits something does not
   * look forgotten.
   */
  date: string | { daysAgo: number };
  paymentState: PaymentState;
  shippingState: ShippingState;
  /** Tokens in the wallet; all of the quantity when shipped, unless given. */
  minted?: number;
  /** Its token, where it matters; otherwise it is generated. */
  token?: string;
}

/** The day of a settled purchase is the first on which it bears interest. */
export const ORDERS: readonly OrderSeed[] = [
  {
    persona: 'julia',
    bond: 'WOHNBAU-LEIPZIG-2029',
    quantity: 15_000,
    method: 'bank_transfer',
    date: '2023-03-31',
    paymentState: 'paid',
    shippingState: 'shipped',
    // In a query this reads as a number: a router that parses it breaks the link to the invoice.
    token: '662E41',
  },
  {
    persona: 'julia',
    bond: 'SOLAR-UCKERMARK-2031',
    quantity: 25_000,
    method: 'bank_transfer',
    date: '2024-03-15',
    paymentState: 'paid',
    shippingState: 'shipped',
  },
  {
    persona: 'julia',
    bond: 'HAFEN-KIEL-2029',
    quantity: 5_000,
    method: 'card',
    date: '2026-03-20',
    paymentState: 'refunded',
    shippingState: 'cancelled',
  },
  {
    persona: 'julia',
    bond: 'SOLAR-UCKERMARK-2031',
    quantity: 25_000,
    method: 'card',
    date: '2025-06-15',
    paymentState: 'shipped',
    shippingState: 'shipped',
  },
  {
    persona: 'julia',
    bond: 'STADTWERKE-JENA-2027',
    quantity: 10,
    method: 'bank_transfer',
    date: '2025-11-28',
    paymentState: 'cancelled',
    shippingState: 'cancelled',
  },
  {
    persona: 'julia',
    bond: 'KLINIKUM-ALLGAEU-2033',
    quantity: 4_000,
    method: 'bank_transfer',
    date: { daysAgo: 16 },
    paymentState: 'paid',
    shippingState: 'partially_shipped',
    minted: 2_500,
  },
  {
    persona: 'julia',
    bond: 'HEAT-FRANKFURT-2030',
    quantity: 5_000,
    method: 'bank_transfer',
    date: { daysAgo: 9 },
    paymentState: 'paid',
    shippingState: 'ready',
  },
  {
    persona: 'julia',
    bond: 'SCHIENE-ELBE-2028',
    quantity: 3_000,
    method: 'card',
    date: { daysAgo: 5 },
    paymentState: 'authorized',
    shippingState: 'ready',
  },
  {
    persona: 'julia',
    bond: 'WIND-NORDSEE-2032',
    quantity: 10_000,
    method: 'bank_transfer',
    date: { daysAgo: 3 },
    paymentState: 'awaiting_payment',
    shippingState: 'ready',
  },
  {
    persona: 'julia',
    bond: 'WIND-NORDSEE-2032',
    quantity: 2_000,
    method: 'card',
    date: { daysAgo: 1 },
    paymentState: 'payment_required',
    shippingState: 'ready',
  },
  {
    persona: 'company',
    bond: 'SOLAR-UCKERMARK-2031',
    quantity: 25_000,
    method: 'bank_transfer',
    date: '2024-06-15',
    paymentState: 'paid',
    shippingState: 'shipped',
  },
  {
    persona: 'company',
    bond: 'WIND-NORDSEE-2032',
    quantity: 10_000,
    method: 'bank_transfer',
    date: { daysAgo: 2 },
    paymentState: 'awaiting_payment',
    shippingState: 'ready',
  },
  {
    persona: 'professional',
    bond: 'HOLZBAU-FREIBURG-2030',
    quantity: 150_000,
    method: 'bank_transfer',
    date: '2026-09-30',
    paymentState: 'paid',
    shippingState: 'shipped',
  },
  {
    persona: 'twoFactor',
    bond: 'WOHNBAU-LEIPZIG-2029',
    quantity: 6_000,
    method: 'card',
    date: '2024-09-30',
    paymentState: 'paid',
    shippingState: 'shipped',
  },
  {
    persona: 'transferring',
    bond: 'WOHNBAU-LEIPZIG-2029',
    quantity: 4_000,
    method: 'card',
    date: '2025-03-31',
    paymentState: 'paid',
    shippingState: 'shipped',
  },
];
