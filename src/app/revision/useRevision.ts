import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Failure, Violation } from '#domain/shop/failure.ts';
import { createRevisionMachine, type RevisionMachine } from '#machines/revision/machine.ts';
import type { Comparison } from '#machines/revision/ports.ts';
import {
  isBusy,
  isSaved,
  type RevisionSnapshot,
  selectFailure,
  selectLeaving,
  selectOutdated,
  selectShown,
} from '#machines/revision/selectors.ts';
import { useFlow } from '../useFlow.ts';
import { type LeaveEvent, type Leaving, useLeaving } from '../useLeaving.ts';
import { type RevisionDraft, revisionDraft } from './draft.ts';

export interface RevisionOptions<V, C> {
  /** Names the form: its draft, and who asks before it is left. */
  form: string;
  customerUuid: string;
  /** What stands in the form at first, by field; the files of the page as well. */
  begunWith: object;
  /** The same as the shop has it. */
  shown: V;
  /** Reads what the shop has now. Throws `FailureError`. */
  compare: (asked: { shown: V; wanted: V }, signal: AbortSignal) => Promise<Comparison<V, C>>;
  /** One write. Throws `FailureError`. */
  write: (call: C, signal: AbortSignal) => Promise<unknown>;
  /** The field that the shop names by this path of a call. */
  fieldAt?: (path: string) => string;
  /** Pages that keep the draft: a way there does not ask. */
  isWithin?: Leaving<unknown>['isWithin'];
  /** What is shown of it elsewhere may be wrong now. */
  onChanged: () => void;
}

/** What the view of such a form gets. */
export interface RevisionProps {
  busy: boolean;
  saved: boolean;
  failure: Failure | null;
  /** A new array for each time that the shop found something wrong. */
  violations: readonly Violation[];
  /** Names of the fields that were changed elsewhere since they were shown. */
  outdated: readonly string[] | null;
  draft: RevisionDraft;
  onEdited: () => void;
}

const none: readonly Violation[] = [];

/**
 * A form about something that the shop has, on the `revision` machine: compared before it is written, left after a
 * question, and what was typed comes back after a reload. What it is given at first counts for as long as it is shown.
 */
export function useRevision<V, C>(
  options: RevisionOptions<V, C>,
): RevisionProps & { shown: V; onSubmit: (values: V) => void } {
  const [draft] = useState(() => revisionDraft(options.form, options.customerUuid, options.begunWith));
  const [violations, setViolations] = useState(none);
  const actor: ActorRefFrom<RevisionMachine<V, C>> = useFlow(() => {
    const { compare, write, fieldAt = (path) => path, onChanged } = options;
    return {
      machine: createRevisionMachine<V, C>().provide({
        actors: {
          compare: fromPromise(({ input, signal }) => compare(input, signal)),
          write: fromPromise(async ({ input, signal }) => {
            await write(input.call, signal);
          }),
        },
      }),
      input: { shown: options.shown },
      listen(revision: ActorRefFrom<RevisionMachine<V, C>>) {
        if (draft.isThere()) revision.send({ type: 'values.edited' });
        const listening = [
          revision.on('revision.saved', () => {
            draft.settle();
            onChanged();
          }),
          revision.on('revision.outdated', onChanged),
          revision.on('revision.failed', ({ failure }) => {
            const wrong = failure.kind === 'violations' ? failure.violations : none;
            setViolations(wrong.map((each) => ({ ...each, propertyPath: fieldAt(each.propertyPath) })));
            // A part of it may have arrived.
            onChanged();
          }),
          revision.subscribe((snapshot) => {
            if (snapshot.matches('left')) draft.forget();
          }),
        ];
        return () => {
          for (const { unsubscribe } of listening) unsubscribe();
        };
      },
    };
  });
  const [leaving] = useState(
    (): Leaving<RevisionSnapshot<V, C>> => ({
      id: options.form,
      question: 'loseInput',
      isBusy,
      leavingOf: selectLeaving,
      isWithin: options.isWithin ?? (() => false),
      tell: (event: LeaveEvent) => actor.send(event),
    }),
  );
  useLeaving(actor, leaving);
  const failure = useSelector(actor, (snapshot) => selectFailure<V, C>(snapshot));
  return {
    busy: useSelector(actor, (snapshot) => isBusy<V, C>(snapshot)),
    saved: useSelector(actor, (snapshot) => isSaved<V, C>(snapshot)),
    failure: failure?.kind === 'violations' ? null : failure,
    violations,
    draft,
    outdated: useSelector(actor, (snapshot) => selectOutdated<V, C>(snapshot)),
    shown: useSelector(actor, (snapshot) => selectShown<V, C>(snapshot)),
    onEdited: () => actor.send({ type: 'values.edited' }),
    onSubmit: (values) => actor.send({ type: 'values.submitted', values }),
  };
}
