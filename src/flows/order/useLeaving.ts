import { useBlocker } from '@tanstack/react-router';
import { type ActorRefFrom, waitFor } from 'xstate';
import type { orderMachine } from '#machines/order/machine.ts';
import { isBusy, type OrderSnapshot, selectLeaving } from '#machines/order/selectors.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { useApp } from '../app.tsx';
import { ask } from '../ask.ts';
import type { Start } from './start.ts';
import { ORDER_ROUTE } from './steps.ts';

export type OrderActor = ActorRefFrom<typeof orderMachine>;

const isOver = (snapshot: OrderSnapshot) => snapshot.status !== 'active';

/**
 * Leaving a started order for a page outside the process asks; a yes deletes the order, and then the navigation goes on
 * (spec section 2). While a call is under way the navigation waits for its outcome. The browser asks by itself when the
 * tab is closed or reloaded.
 */
export function useLeaving(order: OrderActor, search: Start['search']): void {
  const { session, confirmation } = useApp();

  const mayLeave = async () => {
    await waitFor(order, (snapshot) => !isBusy(snapshot) || isOver(snapshot));
    const leaving = selectLeaving(order.getSnapshot());
    if (leaving === 'later') {
      // The page says why it stays and what to do: that is where the eye, and the keyboard, should be.
      document.querySelector<HTMLElement>('[data-form-error]')?.focus();
      return false;
    }
    if (leaving === 'free') return true;
    order.send({ type: 'leave.requested' });
    const accepted = await ask(confirmation, 'order', 'loseData');
    order.send({ type: accepted ? 'leave.confirmed' : 'leave.declined' });
    if (accepted) await waitFor(order, isOver);
    return accepted;
  };

  useBlocker({
    shouldBlockFn: async ({ next }) => {
      // Whoever is logged out has nothing to lose here: the drafts are kept or deleted by the session's end.
      if (!isLoggedIn(session.getSnapshot())) return false;
      const stays = next.routeId === ORDER_ROUTE && isSameProcess(next.search, search);
      if (stays || isOver(order.getSnapshot())) return false;
      return !(await mayLeave());
    },
    enableBeforeUnload: () => selectLeaving(order.getSnapshot()) !== 'free',
  });
}

/** An address without a product means the process that is under way. */
function isSameProcess(next: { product?: string; quantity?: string }, search: Start['search']): boolean {
  return !next.product || (next.product === search.product && (next.quantity ?? '') === search.quantity);
}
