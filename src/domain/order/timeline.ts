import { isCompleted, type Order, orderedAtOf } from '#domain/shop/order.ts';
import { isDeliveryDue } from './nextStep.ts';
import { displayState, refundDueOf, type Standing, wasPaid } from './orderStatus.ts';

/** What becomes of an order, in its order. */
export type Milestone = 'ordered' | 'payment' | 'registration' | 'withdrawal' | 'cancellation' | 'refund';

export interface TimelineStep {
  milestone: Milestone;
  /** `stopped`: the way ends here, or goes on only when the investor does something anew. */
  state: 'done' | 'current' | 'stopped' | 'open';
  /** ISO date and time; null where it is still to come, or the shop does not say. */
  at: string | null;
}

/** What a timeline is told from. */
export type Told = Standing & Pick<Order, 'checkoutCompletedAt' | 'legalDocsConfirmAt' | 'paidAt' | 'registeredAt'>;

/**
 * The way of an order from the binding press to the register (spec section 4), with dates where the shop says them. None
 * before it is completed.
 */
export function timelineOf(order: Told): TimelineStep[] {
  if (!isCompleted(order)) return [];
  const ordered: TimelineStep = { milestone: 'ordered', state: 'done', at: orderedAtOf(order) };
  const paid: TimelineStep = { milestone: 'payment', state: 'done', at: order.paidAt };
  const registered: TimelineStep = { milestone: 'registration', state: 'done', at: order.registeredAt };
  const cancellation: TimelineStep = { milestone: 'cancellation', state: 'stopped', at: null };
  const refund: TimelineStep = { milestone: 'refund', state: 'current', at: null };
  // A payment that the order does not show may have come in part, or too late.
  const isShown = !['cancelled', 'awaiting_payment', 'payment_required'].includes(order.paymentState);
  const came = isShown && wasPaid(order) ? [paid] : [];
  const delivered = order.registeredAt === null ? [] : [registered];
  const withdrawal: TimelineStep = { milestone: 'withdrawal', state: 'done', at: order.withdrawnAt };
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
      return isDeliveryDue(order)
        ? [ordered, paid, { ...registered, state: 'current', at: null }]
        : [ordered, paid, ...delivered];
    case 'other':
      return [ordered, ...came, ...delivered];
    default:
      return [ordered, { ...paid, state: 'current', at: null }, { ...registered, state: 'open', at: null }];
  }
}
