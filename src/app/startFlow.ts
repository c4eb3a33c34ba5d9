import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { selectCustomerUuid } from '#machines/session/selectors.ts';
import { storeDraft } from './drafts.ts';
import type { SessionActor } from './startSession.ts';

/** What a flow is made of: a machine of several steps, and what it does in the world beside. It knows of no page. */
export type Flow<M extends AnyStateMachine> = Parts<M> & (Kept<M> | NotKept);

interface Parts<M extends AnyStateMachine> {
  /** On its ports. */
  machine: M;
  input: InputFrom<M>;
  /** Hears what the machine emits and what other tabs say; returns what ends it. */
  listen(actor: Actor<M>): () => void;
}

/** A flow that a reload does not end. */
interface Kept<M extends AnyStateMachine> {
  /** What this tab kept of it, to go on from. */
  snapshot: Snapshot<unknown> | undefined;
  /** Tells the machine, once, that it was started from what was kept: the shop may have gone on meanwhile. */
  tellRestored(actor: Actor<M>): void;
  /** Where its snapshot is kept for a reload, and when. */
  draft: {
    name: string;
    customerUuid: string;
    /** After a logout nothing of the customer may come back into the tab's storage. */
    session: Pick<SessionActor, 'getSnapshot'>;
    isPersistable(snapshot: SnapshotFrom<M>): boolean;
  };
}

/** A flow that begins anew after a reload: all that it goes by stands in the address and in the shop. */
interface NotKept {
  snapshot?: undefined;
  draft?: undefined;
}

/** Keeps the draft, listens, and tells a restored machine so; for as long as the flow is shown. */
export function connectFlow<M extends AnyStateMachine>(actor: Actor<M>, flow: Flow<M>): () => void {
  const stopKeeping = flow.draft ? keepDraft(actor, flow) : () => undefined;
  const stopListening = flow.listen(actor);
  if (flow.draft && flow.snapshot) flow.tellRestored(actor);
  return () => {
    stopListening();
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

/** Runs a flow without a page. */
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
