import type { SnapshotFrom } from 'xstate';
import type { Order } from '#domain/shop/order.ts';
import type { Cents } from '#domain/shop/schema.ts';
import type { orderMachine } from './machine.ts';
import { chosenMethod, isConfirmed, openDeclarations, screenOfStep } from './rules.ts';
import { type OrderScreen, type OrderStep, orderSteps } from './types.ts';

export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;

export interface StepView {
  step: OrderStep;
  screen: OrderScreen;
  /** Whether its part of the order is settled. */
  done: boolean;
  current: boolean;
  /** Whether one may go there now. */
  open: boolean;
}

/** The screen that belongs in the address bar. Never null: what is under way stays where it was started. */
export function selectScreen(snapshot: OrderSnapshot): OrderScreen {
  for (const meta of Object.values(snapshot.getMeta())) {
    if (meta?.screen) return meta.screen;
  }
  return screenOfStep(snapshot.context.step);
}

/** The steps to show, paying left out once it is known that there is nothing to choose. */
export function selectSteps(snapshot: OrderSnapshot): StepView[] {
  const { context } = snapshot;
  const screen = selectScreen(snapshot);
  const shown = orderSteps.filter(
    (step) => step !== 'payment-methods' || context.methods === null || context.methods.length > 1,
  );
  const furthest = orderSteps.indexOf(context.furthest);
  return shown.map((step) => ({
    step,
    screen: screenOfStep(step),
    done: isPlacedNow(snapshot) || orderSteps.indexOf(step) < furthest,
    current: screenOfStep(step) === screen,
    open: snapshot.can({ type: 'screen.requested', screen: screenOfStep(step) }),
  }));
}

/**
 * What is to be paid, in cents, as the shop says; null while the shop has not confirmed the amount that was typed.
 * There is no other source of a total.
 */
export function selectTotal(snapshot: OrderSnapshot): Cents | null {
  const { order } = snapshot.context;
  const known = order !== null && isConfirmed(snapshot.context) && !snapshot.matches('placing');
  return known ? order.total : null;
}

/** The shop's order, under the same condition as the total. */
export const selectConfirmedOrder = (snapshot: OrderSnapshot) =>
  selectTotal(snapshot) === null ? null : snapshot.context.order;

/** The order as it was before an amount that the shop is working out; null where it holds something else. */
export function selectOrderBefore(snapshot: OrderSnapshot): Order | null {
  const { order, productCode } = snapshot.context;
  const isOurs = order?.items.length === 1 && order.items[0]?.productCode === productCode;
  return isOurs && snapshot.matches('placing') ? order : null;
}

/** Whether the token screen shows its second part, the declarations. */
export const isDeclaring = (snapshot: OrderSnapshot) =>
  selectScreen(snapshot) === 'order-process/token' && selectTotal(snapshot) !== null;

/** What still stands in the way at the token step, by the declarations as they are kept. */
export const selectOpenDeclarations = (snapshot: OrderSnapshot) =>
  openDeclarations(snapshot.context, snapshot.context.declarations);

/** The method that the shop confirmed. */
export const selectMethod = (snapshot: OrderSnapshot) => chosenMethod(snapshot.context);

/** Code of the method that the shop was asked to keep last, whether it did or not. */
export const selectTriedMethod = (snapshot: OrderSnapshot) => snapshot.context.method;

export const selectOffer = (snapshot: OrderSnapshot) => snapshot.context.offer;
export const selectQuantity = (snapshot: OrderSnapshot) => snapshot.context.quantity;
export const selectDeclarations = (snapshot: OrderSnapshot) => snapshot.context.declarations;
export const selectMethods = (snapshot: OrderSnapshot) => snapshot.context.methods ?? [];
export const selectFailure = (snapshot: OrderSnapshot) => snapshot.context.failure;
export const isBusy = (snapshot: OrderSnapshot) => snapshot.hasTag('busy');
export const canRetry = (snapshot: OrderSnapshot) => snapshot.can({ type: 'retry.requested' });

/**
 * Whether the investor stands there, or did when the question of leaving was asked: it changes nothing behind itself, nor
 * does the answer.
 */
export function isAt(snapshot: OrderSnapshot, step: 'offerFailed' | 'unavailable' | 'amount' | 'failed'): boolean {
  if (!snapshot.matches('leaving') && !snapshot.matches('cancelling')) return snapshot.matches({ steps: step });
  const [last] = snapshot.historyValue['order.steps.last'] ?? [];
  return last?.path[1] === step;
}

/** The question to answer before anything else, if there is one (spec section 2, loseData). */
export const selectQuestion = (snapshot: OrderSnapshot): 'loseData' | null =>
  snapshot.matches('leaving') ? 'loseData' : null;

/**
 * What a navigation away from the flow means now. `free`: nothing is lost. `asks`: send `leave.requested`, wait for the
 * answer. `later`: something is under way, or it is not known whether the order was placed; stay.
 */
export function selectLeaving(snapshot: OrderSnapshot): 'free' | 'asks' | 'later' {
  if (snapshot.status !== 'active') return 'free';
  if (snapshot.matches('leaving') || snapshot.can({ type: 'leave.requested' })) return 'asks';
  return snapshot.hasTag('leavable') && snapshot.context.order === null ? 'free' : 'later';
}

/** Whether the snapshot may be kept for a reload: not in the middle of a call, nor of a question, nor at the end. */
export const isPersistable = (snapshot: OrderSnapshot) => snapshot.status === 'active' && snapshot.matches('steps');

const isPlacedNow = (snapshot: OrderSnapshot) => snapshot.matches('finished') || snapshot.matches('payable');
