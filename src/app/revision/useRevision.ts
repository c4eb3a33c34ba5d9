import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { RevisionViewProps } from '#components/revision/props.ts';
import { differences } from '#domain/forms/revision.ts';
import type { Violation } from '#domain/shop/failure.ts';
import { createRevisionMachine, type RevisionMachine } from '#machines/kit/revision/machine.ts';
import type { Compared, Comparison } from '#machines/kit/revision/ports.ts';
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
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';
import { type LeaveEvent, type Leaving, useLeaving } from '../flow/useLeaving.ts';
import { type RevisionDraft, revisionDraft } from './draft.ts';

export interface RevisionOptions<V, C> {
  /** Initial values, as typed data. */
  shown: V;
  /** Returns the values of the form for the data, by field, with the files of the page. */
  formOf: (values: V) => object;
  /** Compares with the shop's present data. Throws `FailureError`. */
  compare: (asked: Compared<V>, signal: AbortSignal) => Promise<Comparison<V, C>>;
  /** Sends a single write. Throws `FailureError`. */
  write: (call: C, signal: AbortSignal) => Promise<unknown>;
  /** Returns the field for a property path of the shop; the path itself unless given. */
  fieldAt?: (path: string) => string;
  /** Called when other views of the data may be outdated. */
  onChanged: () => void;
  /** Called after a save; `onChanged` unless given. */
  onSaved?: () => void;
}

export interface LeavableRevisionOptions<V, C> extends RevisionOptions<V, C> {
  /** Names the draft, and identifies the confirmation dialog on leaving. */
  form: string;
  customerUuid: string;
  /** True for pages that keep the draft: navigating there asks no question. */
  isWithin?: Leaving<unknown>['isWithin'];
}

export interface RevisionProps extends RevisionViewProps {
  draft: RevisionDraft;
}

/** Form that edits data of the shop: the props of its view, with the values and the submission as typed data. */
export interface RevisionForm<V> extends RevisionProps {
  shown: V;
  now: V;
  onSubmit: (values: V) => void;
}

const none: readonly Violation[] = [];

/**
 * Runs a form that edits data of the shop on the `revision` machine: it compares before it writes, and fields that were
 * changed elsewhere only follow the shop. The page may replace the draft; later changes of the options are ignored.
 */
export function useRevisionForm<V, C>(draft: RevisionDraft, options: RevisionOptions<V, C>) {
  const { inspect } = useApp();
  const [begun] = useState(options);
  const [violations, setViolations] = useState(none);
  const [machine] = useState(() =>
    createRevisionMachine<V, C>().provide({
      actors: {
        compare: fromPromise(({ input, signal }) => begun.compare(input, signal)),
        write: fromPromise(async ({ input, signal }) => {
          await begun.write(input.call, signal);
        }),
      },
    }),
  );
  const actor: ActorRefFrom<RevisionMachine<V, C>> = useActorRef(machine, { input: { shown: begun.shown }, inspect });
  useSubscription(
    useCallback(() => {
      const { formOf, fieldAt = (path) => path, onChanged, onSaved = onChanged } = begun;
      const followed = (wanted: V, next: V) => differences(formOf(wanted), formOf(next));
      if (draft.isThere()) actor.send({ type: 'values.edited' });
      const listening = [
        actor.on('revision.saved', ({ wanted, next }) => {
          draft.settle(followed(wanted, next));
          // Typed while the save was running.
          if (draft.isThere()) actor.send({ type: 'values.edited' });
          else draft.forget();
          onSaved();
        }),
        actor.on('revision.outdated', ({ wanted, next, current }) => {
          draft.settle(followed(wanted, next), formOf(current));
          onChanged();
        }),
        actor.on('revision.failed', ({ failure }) => {
          const wrong = failure.kind === 'violations' ? failure.violations : none;
          setViolations(wrong.map((each) => ({ ...each, propertyPath: fieldAt(each.propertyPath) })));
          // Part of the data may have been stored.
          onChanged();
        }),
      ];
      return () => {
        for (const each of listening) each.unsubscribe();
      };
    }, [actor, begun, draft]),
  );
  const failure = useSelector(actor, (snapshot) => selectFailure<V, C>(snapshot));
  const revision: RevisionForm<V> = {
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
  return { actor, revision };
}

/** `useRevisionForm` with a draft in this tab, which restores the input after a reload; asks before it is left. */
export function useRevision<V, C>(options: LeavableRevisionOptions<V, C>): RevisionForm<V> {
  const [draft] = useState(() => revisionDraft(options.form, options.customerUuid, options.formOf(options.shown)));
  const { actor, revision } = useRevisionForm(draft, options);
  useSubscription(
    useCallback(() => {
      const { unsubscribe } = actor.subscribe((snapshot) => {
        if (snapshot.matches('left')) draft.forget();
      });
      return unsubscribe;
    }, [actor, draft]),
  );
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
  return revision;
}
