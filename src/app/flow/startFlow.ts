import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
  type Subscription,
} from 'xstate';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { storeDraft } from '../drafts/drafts.ts';
import type { SessionActor } from '../start/startSession.ts';

/** Definition of a flow: a machine of several steps, and its effects on the world. Knows no page. */
export type Flow<M extends AnyStateMachine> = Parts<M> & (Kept<M> | NotKept);

interface Parts<M extends AnyStateMachine> {
  /** Machine with its actors provided. */
  machine: M;
  input: InputFrom<M>;
  /** Subscribes to the machine's emitted events and to other tabs. */
  listen(actor: Actor<M>): readonly Subscription[];
}

/** Flow that survives a reload. */
interface Kept<M extends AnyStateMachine> {
  /** Snapshot that this tab has stored; undefined for a new flow. */
  snapshot: Snapshot<unknown> | undefined;
  /** Notifies the machine, once, that it was restored: the shop may have changed meanwhile. */
  tellRestored(actor: Actor<M>): void;
  draft: {
    name: string;
    customerUuid: string;
    /** Checked before each write: after a logout the tab must not store the customer's data again. */
    session: Pick<SessionActor, 'getSnapshot'>;
    isPersistable(snapshot: SnapshotFrom<M>): boolean;
  };
}

/** Flow that restarts after a reload: its whole state is in the address and at the shop. */
interface NotKept {
  snapshot?: undefined;
  draft?: undefined;
}

/** Stores the draft, listens, and notifies a restored machine; until the returned function is called. */
export function connectFlow<M extends AnyStateMachine>(actor: Actor<M>, flow: Flow<M>): () => void {
  const stopKeeping = flow.draft ? keepDraft(actor, flow) : () => undefined;
  const listening = flow.listen(actor);
  if (flow.draft && flow.snapshot) flow.tellRestored(actor);
  return () => {
    for (const each of listening) each.unsubscribe();
    stopKeeping();
  };
}

function keepDraft<M extends AnyStateMachine>(actor: Actor<M>, { machine, draft }: Parts<M> & Kept<M>): () => void {
  const { name, customerUuid, session, isPersistable } = draft;
  const { unsubscribe } = actor.subscribe((snapshot) => {
    const isTheirs = selectCustomerUuid(session.getSnapshot()) === customerUuid;
    if (!isTheirs || !isPersistable(snapshot)) return;
    storeDraft(name, customerUuid, machine, actor.getPersistedSnapshot());
  });
  return unsubscribe;
}

export function startFlow<M extends AnyStateMachine>(flow: Flow<M>, inspect?: ActorOptions<M>['inspect']) {
  const actor = createActor(flow.machine, { input: flow.input, snapshot: flow.snapshot, inspect }).start();
  const disconnect = connectFlow(actor, flow);
  return {
    actor,
    stop() {
      disconnect();
      actor.stop();
    },
  };
}
