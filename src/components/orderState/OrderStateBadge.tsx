import { useLingui } from '@lingui/react/macro';
import { type DisplayState, displayState, type OrderStateFields } from '#domain/order/orderStatus.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { stateWord } from './stateText.ts';

const TONES: Record<DisplayState, BadgeTone> = {
  cart: 'neutral',
  awaitingPayment: 'warning',
  paymentRequired: 'warning',
  processing: 'info',
  partlyPaid: 'warning',
  authorized: 'info',
  paid: 'info',
  shipped: 'positive',
  withdrawn: 'info',
  refunded: 'neutral',
  partlyRefunded: 'neutral',
  cancelled: 'neutral',
  other: 'neutral',
};

/** State of an order in a word (requirement 4.15). */
export function OrderStateBadge({ order }: { order: OrderStateFields }) {
  const { i18n } = useLingui();
  const state = displayState(order);
  return <Badge tone={TONES[state]}>{stateWord(i18n, state, order)}</Badge>;
}
