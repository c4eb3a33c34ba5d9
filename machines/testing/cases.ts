import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** How an invoked actor or a delay ends: the event that XState itself sends. Built by the three functions below. */
export interface Outcome extends AnyEventObject {
  readonly type: `xstate.${string}`;
}

/** The actor invoked as `id` finishes with `output`. */
export const succeeds = (id: string, output?: unknown): Outcome => ({
  type: `xstate.done.actor.${id}`,
  actorId: id,
  output,
});

/** The actor invoked as `id` throws `error` (for a port: a `FailureError`). */
export const fails = (id: string, error: unknown): Outcome => ({
  type: `xstate.error.actor.${id}`,
  actorId: id,
  error,
});

/** The named `delay` of the state with this full id (`order.payment.polling`) runs out. */
export const elapses = (delay: string, stateId: string): Outcome => ({ type: `xstate.after.${delay}.${stateId}` });

/** A machine under test: what `cases.ts` exports as `subject`, and every tool and level of tests begins with. */
export interface Subject {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly cases: Cases<AnyStateMachine>;
}

/**
 * What the paths of a machine are generated from: one event or outcome per distinct transition, not per value.
 * Declare it as `Cases<typeof orderMachine>`, so that events and input are checked against the machine.
 */
export interface Cases<M extends AnyStateMachine> {
  /** One way to start the machine; each further way in `otherInputs` gets paths of its own. */
  readonly input?: InputFrom<M>;
  readonly otherInputs?: readonly InputFrom<M>[];
  /** What users, other machines and callback actors send. */
  readonly events: readonly EventFromLogic<M>[];
  /** How actors and delays end. */
  readonly outcomes: readonly Outcome[];
  /**
   * The part of context that decides where the machine can go, as a small finite value (`context.failure?.kind`,
   * `Math.min(context.attempts, 3)`). Two snapshots with equal state value and stateKey count as the same place.
   * Written as a method so that `Cases` of a machine can be passed where cases of any machine are expected.
   */
  stateKey?(snapshot: SnapshotFrom<M>): unknown;
  /** What must hold in every reachable snapshot, by the sentence that says it (the catalogue's "Never: …"). */
  invariants?(snapshot: SnapshotFrom<M>): Readonly<Record<string, boolean>>;
  /**
   * Whose context it is, null: nobody's. `tells` names the fields that say how the last customer's turn ended, which the
   * next screen shows; every other field must look after a change of customer as if nobody had been there before.
   */
  readonly customer?: { of(snapshot: SnapshotFrom<M>): string | null; readonly tells: readonly string[] };
  /** Whether the flow keeps this snapshot for a reload. Restoring it must repeat no write; without it none is kept. */
  isKept?(snapshot: SnapshotFrom<M>): boolean;
  /** Upper bound of steps that the search may take before it gives up; 20,000 unless given. */
  readonly limit?: number;
}
