import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** The names of cases. They are kept beside the events, so that no machine receives them. */
const names = new WeakMap<object, string>();

/**
 * An event of `cases.ts`, or an input, under a name that says in words what tells it from the others of its type:
 * `named('more than is left', { type: 'quantity.submitted', quantity: 900 })`. Paths, behaviour.txt, the atlas and titles
 * of tests print the name instead of the value.
 *
 * @returns a copy, so that a value which several cases share can have another name in each.
 */
export function named<T extends object>(name: string, value: T): T {
  const copy = { ...value };
  names.set(copy, name);
  return copy;
}

/** What `named`, `succeeds`, `fails` or `elapses` called this event or input; undefined where they gave it no name. */
export const caseNameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? names.get(value) : undefined;

/** How an invoked actor or a delay ends: the event that XState itself sends. Built by the three functions below. */
export interface Outcome extends AnyEventObject {
  readonly type: `xstate.${string}`;
}

const outcome = (event: Outcome, name?: string): Outcome => (name === undefined ? event : named(name, event));

/** The actor invoked as `id` finishes with `output`; `name` says in words what that is. */
export const succeeds = (id: string, output?: unknown, name?: string): Outcome =>
  outcome({ type: `xstate.done.actor.${id}`, actorId: id, output }, name);

/** The actor invoked as `id` throws `error` (for a port: a `FailureError`); `name` says in words what that is. */
export const fails = (id: string, error: unknown, name?: string): Outcome =>
  outcome({ type: `xstate.error.actor.${id}`, actorId: id, error }, name);

/** The named `delay` of the state with this full id (`order.payment.polling`) runs out. */
export const elapses = (delay: string, stateId: string, name?: string): Outcome =>
  outcome({ type: `xstate.after.${delay}.${stateId}` }, name);

/** A machine under test. `cases.ts` exports it as `subject`; every tool and every level of tests starts from it. */
export interface Subject {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly cases: Cases<AnyStateMachine>;
}

/**
 * The input of the path generator: one event or outcome per distinct transition, not per value. Declare it as
 * `Cases<typeof orderMachine>`, so that events and input are checked against the machine.
 */
export interface Cases<M extends AnyStateMachine> {
  /** One way to start the machine; each further way in `otherInputs` gets paths of its own. */
  readonly input?: InputFrom<M>;
  readonly otherInputs?: readonly InputFrom<M>[];
  /** The events that users, other machines and callback actors send. */
  readonly events: readonly EventFromLogic<M>[];
  /** The ways in which actors and delays end. */
  readonly outcomes: readonly Outcome[];
  /**
   * The part of context that decides where the machine can go, as a small finite value (`context.failure?.kind`,
   * `Math.min(context.attempts, 3)`). Two snapshots with equal state value and stateKey count as the same place.
   * Written as a method so that `Cases` of a machine can be passed where cases of any machine are expected.
   */
  stateKey?(snapshot: SnapshotFrom<M>): unknown;
  /**
   * Invariants of every reachable snapshot, each by the sentence that states it (such as "never two refreshes at
   * once").
   */
  invariants?(snapshot: SnapshotFrom<M>): Readonly<Record<string, boolean>>;
  /**
   * `of` returns the customer whom the context belongs to, or null. `tells` names the fields that say how the last
   * customer's session ended, which the next screen shows; every other field must be, after a change of customer, as if
   * nobody had been there before.
   */
  readonly customer?: { of(snapshot: SnapshotFrom<M>): string | null; readonly tells: readonly string[] };
  /**
   * Whether the flow keeps this snapshot for a reload. Restoring it must not repeat a write. Where this is missing, no
   * snapshot is kept.
   */
  isKept?(snapshot: SnapshotFrom<M>): boolean;
  /** The number of steps after which the search gives up; 20,000 by default. */
  readonly limit?: number;
}
