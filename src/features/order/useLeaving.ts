import { type BlockerFn, type HistoryLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';
import { useApp } from '#app/app.tsx';
import { ask } from '#app/ask.ts';
import { useSubscription } from '#app/useSubscription.ts';
import type { orderMachine } from '#machines/order/machine.ts';
import { isBusy, type OrderSnapshot, selectLeaving } from '#machines/order/selectors.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import type { Start } from './start.ts';
import { screenAt } from './steps.ts';

export type OrderActor = ActorRefFrom<typeof orderMachine>;

const isOver = (snapshot: OrderSnapshot) => snapshot.status !== 'active';
const isFree = (snapshot: OrderSnapshot) => !isBusy(snapshot) && selectLeaving(snapshot) === 'free';

/**
 * Leaving a started order for a page outside the process asks; a yes deletes the order, and then the navigation goes on
 * (spec section 2). While a call is under way the navigation waits for its outcome. The browser asks by itself when the
 * tab is closed or reloaded.
 */
export function useLeaving(order: OrderActor, search: Start['search']): void {
  const { session, confirmation } = useApp();
  const { history } = useRouter();

  const connect = useCallback(() => {
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

    let isAsking = false;
    const blockerFn: BlockerFn = async ({ action, currentLocation, nextLocation }) => {
      // Whoever is logged out has nothing to lose here: the drafts are kept or deleted by the session's end.
      if (!isLoggedIn(session.getSnapshot()) || isFree(order.getSnapshot())) return false;
      if (isOfProcess(nextLocation, search)) return false;
      // One question at a time: its answer is for the way that was taken first.
      if (isAsking) return true;
      isAsking = true;
      const answer = mayLeave().finally(() => {
        isAsking = false;
      });
      if (action === 'PUSH' || action === 'REPLACE') return !(await answer);
      // Back and forward have changed the address already. It is put back at once, not only with the answer: until then
      // one may go back and forward again. With a yes the way is taken anew.
      const steps = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index;
      answer.then((may) => may && history.go(steps, { ignoreBlocker: true }));
      return true;
    };
    return history.block({
      blockerFn,
      enableBeforeUnload: () => selectLeaving(order.getSnapshot()) !== 'free',
    });
  }, [order, search, session, confirmation, history]);
  useSubscription(connect);
}

/** Whether the address is within the process that is under way; one without a product means that too. */
function isOfProcess({ pathname, search: query }: HistoryLocation, search: Start['search']): boolean {
  if (screenAt(pathname) === null) return false;
  const next = new URLSearchParams(query);
  const product = next.get('product');
  return !product || (product === search.product && (next.get('quantity') ?? '') === search.quantity);
}
