import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { RevisionViewProps } from '#components/revision/props.ts';
import { differences } from '#domain/forms/revision.ts';
import type { Violation } from '#domain/shop/failure.ts';
import { createRevisionMachine, type RevisionMachine } from '#machines/kit/revision/machine.ts';
import type { Comparison } from '#machines/kit/revision/ports.ts';
import {
  isBusy,
  isSaved,
  type RevisionSnapshot,
  selectElsewhere,
  selectFailure,
  selectLeaving,
  selectNow,
  selectOutdated,
  selectShown,
} from '#machines/kit/revision/selectors.ts';
import { useFlow } from '../flow/useFlow.ts';
import { type LeaveEvent, type Leaving, useLeaving } from '../flow/useLeaving.ts';
import { type RevisionDraft, revisionDraft } from './draft.ts';

export interface RevisionOptions<V, C> {
  /** Names the draft, and identifies the confirmation dialog on leaving. */
  form: string;
  customerUuid: string;
  /** Initial values, as typed data. */
  shown: V;
  /** Returns the values of the form for the data, by field, with the files of the page. */
  formOf: (values: V) => object;
  /** Compares with the shop's present data. Throws `FailureError`. */
  compare: (asked: { shown: V; wanted: V }, signal: AbortSignal) => Promise<Comparison<V, C>>;
  /** Sends a single write. Throws `FailureError`. */
  write: (call: C, signal: AbortSignal) => Promise<unknown>;
  /** Returns the field for a property path of the shop; the path itself unless given. */
  fieldAt?: (path: string) => string;
  /** True for pages that keep the draft: navigating there asks no question. */
  isWithin?: Leaving<unknown>['isWithin'];
  /** Called when other views of the data may be outdated. */
  onChanged: () => void;
}

export interface RevisionProps extends RevisionViewProps {
  draft: RevisionDraft;
}

const none: readonly Violation[] = [];

/**
 * Runs a form that edits data of the shop on the `revision` machine: it compares before it writes, asks before it is
 * left, and restores its input after a reload. Fields that were changed elsewhere only follow the shop. Later changes of
 * the options are ignored.
 */
export function useRevision<V, C>(
  options: RevisionOptions<V, C>,
): RevisionProps & { shown: V; now: V; onSubmit: (values: V) => void } {
  const [draft] = useState(() => revisionDraft(options.form, options.customerUuid, options.formOf(options.shown)));
  const [violations, setViolations] = useState(none);
  const actor: ActorRefFrom<RevisionMachine<V, C>> = useFlow(() => {
    const { compare, write, formOf, fieldAt = (path) => path, onChanged } = options;
    const followed = (wanted: V, next: V) => differences(formOf(wanted), formOf(next));
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
        return [
          revision.on('revision.saved', ({ wanted, next }) => {
            draft.settle(followed(wanted, next));
            // Typed while the save was running.
            if (draft.isThere()) revision.send({ type: 'values.edited' });
            onChanged();
          }),
          revision.on('revision.outdated', ({ wanted, next, current }) => {
            draft.settle(followed(wanted, next), formOf(current));
            onChanged();
          }),
          revision.on('revision.failed', ({ failure }) => {
            const wrong = failure.kind === 'violations' ? failure.violations : none;
            setViolations(wrong.map((each) => ({ ...each, propertyPath: fieldAt(each.propertyPath) })));
            // Part of the data may have been stored.
            onChanged();
          }),
          revision.subscribe((snapshot) => {
            if (snapshot.matches('left')) draft.forget();
          }),
        ];
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
    elsewhere: useSelector(actor, (snapshot) => selectElsewhere<V, C>(snapshot)),
    shown: useSelector(actor, (snapshot) => selectShown<V, C>(snapshot)),
    now: useSelector(actor, (snapshot) => selectNow<V, C>(snapshot)),
    onEdited: () => actor.send({ type: 'values.edited' }),
    onSubmit(values) {
      draft.markSent();
      actor.send({ type: 'values.submitted', values });
    },
  };
}
