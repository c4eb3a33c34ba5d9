import type { Cents } from '#domain/shop/fields.ts';
import { isCompleted, type MoneyEvent, type Order, orderedAtOf } from '#domain/shop/order.ts';
import { isDeliveryDue } from './nextStep.ts';
import { displayState, type OrderStateFields, refundDueOf, wasPaid } from './orderStatus.ts';

/** Milestones of an order, in order; money events may occur between them. */
export type Milestone =
  | 'ordered'
  | 'payment'
  | 'registration'
  | 'withdrawal'
  | 'cancellation'
  | 'refund'
  | MoneyEvent['kind'];

export interface TimelineStep {
  milestone: Milestone;
  /** `stopped`: the timeline ends here, or continues only after a new action of the investor. */
  state: 'done' | 'current' | 'stopped' | 'open';
  /** ISO date and time; null for future steps, or if the shop sends none. */
  at: string | null;
  /** Money received or refunded at this step, in cents; null if the shop sends none. */
  amount: Cents | null;
}

type Step = Omit<TimelineStep, 'amount'> & { amount?: Cents };

/** Fields of an order that determine its timeline. */
export type Told = OrderStateFields &
  Pick<Order, 'checkoutCompletedAt' | 'legalDocsConfirmAt' | 'paidAt' | 'registeredAt' | 'money' | 'cancelledAt'>;

/**
 * Returns the timeline of an order from its placement to the registration (requirement 24.7), with dates if the shop
 * sends them. Empty until the order is completed.
 */
export function timelineOf(order: Told): TimelineStep[] {
  const steps = wayOf(order);
  if (steps.length === 0) return [];
  const money = [...(order.money ?? [])];
  // The final refund is the last returned money.
  const end = steps.at(-1);
  if (end?.milestone === 'refund' && end.state === 'stopped' && money.at(-1)?.kind === 'returned')
    Object.assign(end, { at: money.at(-1)?.at, amount: money.pop()?.amount });
  for (const { kind, amount, at } of money) {
    const next = steps.findIndex((step) => step.at === null || Date.parse(step.at) > Date.parse(at));
    const event: Step = { milestone: kind, state: 'done', at, amount };
    steps.splice(next === -1 ? steps.length : next, 0, event);
  }
  return steps.map((step) => ({ ...step, amount: step.amount ?? null }));
}

/** True if no money was returned at or after this moment; false without a moment. */
export const isStillToReturn = ({ money = [] }: Pick<Order, 'money'>, at: string | null): boolean =>
  at !== null && !money.some((event) => event.kind === 'returned' && Date.parse(event.at) >= Date.parse(at));

function wayOf(order: Told): Step[] {
  if (!isCompleted(order)) return [];
  const ordered: Step = { milestone: 'ordered', state: 'done', at: orderedAtOf(order) };
  const paid: Step = { milestone: 'payment', state: 'done', at: order.paidAt };
  const registered: Step = { milestone: 'registration', state: 'done', at: order.registeredAt };
  const cancellation: Step = { milestone: 'cancellation', state: 'stopped', at: order.cancelledAt ?? null };
  const refund: Step = { milestone: 'refund', state: 'current', at: null };
  // A payment that the order's state does not show may have been partial, or too late.
  const isShown = !['cancelled', 'awaiting_payment', 'payment_required'].includes(order.paymentState);
  const came = isShown && wasPaid(order) ? [paid] : [];
  const delivered = order.registeredAt === null ? [] : [registered];
  const withdrawal: Step = { milestone: 'withdrawal', state: 'done', at: order.withdrawnAt };
  const withdrawn = order.withdrawnAt === null ? [] : [withdrawal];
  const isRefundDue = refundDueOf(order) > 0;
  switch (displayState(order)) {
    case 'cancelled':
      return [ordered, ...(isRefundDue ? [{ ...cancellation, state: 'done' } as const, refund] : [cancellation])];
    case 'refunded':
      return [ordered, paid, ...delivered, ...withdrawn, { ...refund, state: 'stopped' }];
    case 'withdrawn':
      if (!isRefundDue) return [ordered, ...came, ...delivered, { ...withdrawal, state: 'stopped' }];
      return [ordered, ...came, ...delivered, withdrawal, refund];
    case 'shipped':
      return [ordered, paid, registered];
    case 'paid':
    case 'authorized':
    case 'partlyRefunded':
      if (order.shippingState === 'shipped') return [ordered, paid, registered];
      return isDeliveryDue(order)
        ? [ordered, paid, { ...registered, state: 'current', at: null }]
        : [ordered, paid, ...delivered];
    case 'other':
      return [ordered, ...came, ...delivered];
    default:
      return [ordered, { ...paid, state: 'current', at: null }, { ...registered, state: 'open', at: null }];
  }
}
