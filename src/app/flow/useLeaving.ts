import { useCallback } from 'react';
import { type AnyActorRef, waitFor } from 'xstate';
import type { ConfirmationQuestion } from '#machines/app/confirmation/machine.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';
import { type Place, useHistory } from '../page/navigation.ts';
import { ask } from './ask.ts';

/** Event sent to a flow when the customer is about to leave it. */
export interface LeaveEvent {
  type: 'leave.requested' | 'leave.confirmed' | 'leave.declined';
}

/** Rules for leaving a flow. Created once per actor. */
export interface Leaving<Snapshot> {
  /** Identifies the requester of the confirmation. */
  id: string;
  question: ConfirmationQuestion;
  tell(event: LeaveEvent): void;
  isBusy(snapshot: Snapshot): boolean;
  /** `free`: nothing is lost. `asks`: the machine waits for an answer. `later`: a call is under way; stay. */
  leavingOf(snapshot: Snapshot): 'free' | 'asks' | 'later';
  /** True once the flow is given up, so that the navigation continues; by default at the end of the machine. */
  isLeft?(snapshot: Snapshot): boolean;
  /** True if the address is within the running flow. */
  isWithin(next: Place): boolean;
}

type LeavableActor<Snapshot> = AnyActorRef & { getSnapshot(): Snapshot };

const isOver = (snapshot: { status: string }) => snapshot.status !== 'active';

/**
 * Asks for confirmation before a started flow is left for a page outside of it; confirming gives up the flow, and the
 * navigation continues (requirement 2.4). While a call is under way the navigation waits for its outcome. The browser
 * asks by itself when the tab is closed or reloaded.
 */
export function useLeaving<Snapshot extends { status: string }>(
  actor: LeavableActor<Snapshot>,
  leaving: Leaving<Snapshot>,
): void {
  const { session, confirmation } = useApp();
  const history = useHistory();

  const connect = useCallback(() => {
    const { id, question, tell, isBusy, leavingOf, isLeft = isOver, isWithin } = leaving;
    const isFree = (snapshot: Snapshot) => !isBusy(snapshot) && leavingOf(snapshot) === 'free';
    const mayLeave = async () => {
      await waitFor(actor, (snapshot: Snapshot) => !isBusy(snapshot) || isOver(snapshot));
      const answer = leavingOf(actor.getSnapshot());
      if (answer === 'later') {
        // The page explains why it stays and what to do: move focus there.
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
    return history.block({
      blockerFn: async ({ action, currentLocation, nextLocation }) => {
        // A logged-out visitor has nothing to lose here: the end of the session has kept or deleted the drafts.
        if (!isLoggedIn(session.getSnapshot()) || isFree(actor.getSnapshot())) return false;
        if (isWithin(nextLocation)) return false;
        // A single question at a time: its answer decides the first navigation.
        if (isAsking) return true;
        isAsking = true;
        const answer = mayLeave().finally(() => {
          isAsking = false;
        });
        if (action === 'PUSH' || action === 'REPLACE') return !(await answer);
        // Back and forward have changed the address already. The blocker restores it at once, not only with the answer,
        // since the customer may navigate again until then. A yes repeats the navigation.
        const steps = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index;
        answer.then((may) => may && history.go(steps, { ignoreBlocker: true }));
        return true;
      },
      enableBeforeUnload: () => leavingOf(actor.getSnapshot()) !== 'free',
    });
  }, [actor, leaving, session, confirmation, history]);
  useSubscription(connect);
}
