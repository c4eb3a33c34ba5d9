import { useLingui } from '@lingui/react/macro';
import { type DisplayState, displayState } from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';

const TONES: Record<DisplayState, BadgeTone> = {
  cart: 'neutral',
  awaitingPayment: 'warning',
  paymentRequired: 'warning',
  authorized: 'info',
  paid: 'positive',
  shipped: 'positive',
  refunded: 'neutral',
  cancelled: 'neutral',
};

/** The state of an order in a word (spec section 4, order list display). */
export function OrderStateBadge({ order }: { order: Pick<Order, 'paymentState' | 'shippingState'> }) {
  const { t } = useLingui();
  const state = displayState(order);
  const words: Record<DisplayState, string> = {
    cart: t`Nicht abgeschlossen`,
    awaitingPayment: t`Zahlung offen`,
    paymentRequired: t`Zahlung nötig`,
    authorized: t`Zahlung bestätigt`,
    paid: t`Bezahlt`,
    shipped: t`Abgerechnet`,
    refunded: t`Erstattet`,
    cancelled: t`Storniert`,
  };
  return <Badge tone={TONES[state]}>{words[state]}</Badge>;
}
