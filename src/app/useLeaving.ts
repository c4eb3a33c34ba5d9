import { type BlockerFn, type HistoryLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type AnyActorRef, waitFor } from 'xstate';
import type { Question } from '#machines/confirmation/machine.ts';
import { isLoggedIn } from '#machines/session/selectors.ts';
import { useApp } from './app.ts';
import { ask } from './ask.ts';
import { useSubscription } from './useSubscription.ts';

/** What every flow is told when somebody wants to leave it. */
export interface LeaveEvent {
  type: 'leave.requested' | 'leave.confirmed' | 'leave.declined';
}

/** How a flow is left. Made once per actor. */
export interface Leaving<Snapshot> {
  /** Names who asks. */
  id: string;
  question: Question;
  /** Sends it to the machine. */
  tell(event: LeaveEvent): void;
  isBusy(snapshot: Snapshot): boolean;
  /** `free`: nothing is lost. `asks`: the machine waits for an answer. `later`: something is under way; stay. */
  leavingOf(snapshot: Snapshot): 'free' | 'asks' | 'later';
  /** Whether it is given up, so that the way out goes on; at the end of the machine, unless given. */
  isLeft?(snapshot: Snapshot): boolean;
  /** Whether the address is within the flow that is under way. */
  isWithin(next: HistoryLocation): boolean;
}

type LeavableActor<Snapshot> = AnyActorRef & { getSnapshot(): Snapshot };

const isOver = (snapshot: { status: string }) => snapshot.status !== 'active';

/**
 * Leaving a started flow for a page outside of it asks; a yes gives it up, and then the navigation goes on (spec section
 * 2). While a call is under way the navigation waits for its outcome. The browser asks by itself when the tab is closed
 * or reloaded.
 */
export function useLeaving<Snapshot extends { status: string }>(
  actor: LeavableActor<Snapshot>,
  leaving: Leaving<Snapshot>,
): void {
  const { session, confirmation } = useApp();
  const { history } = useRouter();

  const connect = useCallback(() => {
    const { id, question, tell, isBusy, leavingOf, isLeft = isOver, isWithin } = leaving;
    const isFree = (snapshot: Snapshot) => !isBusy(snapshot) && leavingOf(snapshot) === 'free';
    const mayLeave = async () => {
      await waitFor(actor, (snapshot: Snapshot) => !isBusy(snapshot) || isOver(snapshot));
      const answer = leavingOf(actor.getSnapshot());
      if (answer === 'later') {
        // The page says why it stays and what to do: that is where the eye, and the keyboard, should be.
        document.querySelector<HTMLElement>('[data-form-error]')?.focus();
        return false;
      }
      if (answer === 'free') return true;
      tell({ type: 'leave.requested' });
      const accepted = await ask(confirmation, id, question);
      tell({ type: accepted ? 'leave.confirmed' : 'leave.declined' });
      if (accepted) await waitFor(actor, isLeft);
      return accepted;
    };

    let isAsking = false;
    const blockerFn: BlockerFn = async ({ action, currentLocation, nextLocation }) => {
      // Whoever is logged out has nothing to lose here: the drafts are kept or deleted by the session's end.
      if (!isLoggedIn(session.getSnapshot()) || isFree(actor.getSnapshot())) return false;
      if (isWithin(nextLocation)) return false;
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
      enableBeforeUnload: () => leavingOf(actor.getSnapshot()) !== 'free',
    });
  }, [actor, leaving, session, confirmation, history]);
  useSubscription(connect);
}
