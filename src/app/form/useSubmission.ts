import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Failure, Violation } from '#domain/shop/failure.ts';
import { createSubmissionMachine } from '#machines/submission/machine.ts';
import { hasSucceeded, isSubmitting, type SubmissionSnapshot } from '#machines/submission/selectors.ts';
import { useApp } from '../app.ts';
import { useSubscription } from '../useSubscription.ts';

export interface SubmissionOptions<Payload, Result> {
  /** The call to the shop. Throws `FailureError`. */
  send: (payload: Payload, signal: AbortSignal) => Promise<Result>;
  /** Of the form: what is sent is not kept. */
  draft?: { forget(): void };
  onSucceeded?: (result: Result) => void;
  onFailed?: (failure: Failure) => void;
}

export interface Submission<Payload> {
  busy: boolean;
  /** The last submission succeeded, and nothing was changed since. */
  succeeded: boolean;
  /** Why the last submission failed; null for violations, which belong to the fields. */
  failure: Failure | null;
  /** A new array for each submission with which the shop found something wrong. */
  violations: readonly Violation[];
  /** Sends the form; nothing while it is under way, so that twenty clicks are one call. */
  onSubmit: (payload: Payload) => void;
  onEdited: () => void;
}

const none: readonly Violation[] = [];

/** The one way to send a form: what its view gets of the `submission` machine. */
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
      // Taken as it is said: the machine forgets it with the next change, and the form says which fields are still wrong.
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
