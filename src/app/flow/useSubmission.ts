import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Failure, Violation } from '#domain/shop/failure.ts';
import { createSubmissionMachine } from '#machines/kit/submission/machine.ts';
import { hasSucceeded, isSubmitting, type SubmissionSnapshot } from '#machines/kit/submission/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';

export interface SubmissionOptions<Payload, Result> {
  /** Sends the request to the shop. Throws `FailureError`. */
  send: (payload: Payload, signal: AbortSignal) => Promise<Result>;
  /** Draft of the form, deleted on success. */
  draft?: { forget(): void };
  onSucceeded?: (result: Result) => void;
  onFailed?: (failure: Failure) => void;
}

export interface Submission<Payload> {
  busy: boolean;
  /** True if the last submission succeeded and the form has not been edited since. */
  succeeded: boolean;
  /** Failure of the last submission; null for violations, which belong to the fields. */
  failure: Failure | null;
  /** New array for each submission that the shop rejects with violations. */
  violations: readonly Violation[];
  /** Sends the form; ignored while a submission is under way, so that twenty clicks are one call. */
  onSubmit: (payload: Payload) => void;
  onEdited: () => void;
}

const none: readonly Violation[] = [];

/** Sends a form through the `submission` machine and returns its view's props. All forms are sent with it. */
export function useSubmission<Payload, Result = void>(
  options: SubmissionOptions<Payload, Result>,
): Submission<Payload> {
  const { send, draft, onSucceeded, onFailed } = options;
  const { inspect } = useApp();
  const [machine] = useState(() => createSubmissionMachine<Payload, Result>());
  const [violations, setViolations] = useState(none);
  const actor = useActorRef(
    machine.provide({
      actors: { submit: fromPromise(({ input, signal }) => send(input.payload, signal)) },
    }),
    { inspect },
  );
  const busy = useSelector(actor, (snapshot) => isSubmitting<Payload, Result>(snapshot));
  const succeeded = useSelector(actor, (snapshot) => hasSucceeded<Payload, Result>(snapshot));
  const failure = useSelector(actor, (snapshot) => ofTheForm<Payload, Result>(snapshot));
  useSubscription(
    useCallback(() => {
      const success = actor.on('submission.succeeded', ({ result }) => {
        draft?.forget();
        onSucceeded?.(result);
      });
      // Copied at the event, since the machine forgets violations on the next edit while the fields still show them.
      const refusal = actor.on('submission.failed', ({ failure: reason }) => {
        setViolations(reason.kind === 'violations' ? reason.violations : none);
        onFailed?.(reason);
      });
      return () => {
        success.unsubscribe();
        refusal.unsubscribe();
      };
    }, [actor, draft, onSucceeded, onFailed]),
  );
  return {
    busy,
    succeeded,
    failure,
    violations,
    onSubmit: (payload) => actor.send({ type: 'submission.requested', payload }),
    onEdited: () => actor.send({ type: 'submission.edited' }),
  };
}

function ofTheForm<P, R>(snapshot: SubmissionSnapshot<P, R>): Failure | null {
  const { failure } = snapshot.context;
  return failure?.kind === 'violations' ? null : failure;
}
