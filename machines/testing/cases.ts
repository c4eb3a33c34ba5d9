import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** Names of the cases, stored beside the events so that no machine receives them. */
const names = new WeakMap<object, string>();

/**
 * Returns an event of `cases.ts`, or an input, under a name that distinguishes it from others of its type: `named('more
 * than is left', { type: 'quantity.submitted', quantity: 900 })`. Paths, behaviour.txt, the atlas and test titles print
 * the name instead of the value.
 *
 * @returns a copy, so that a value of several cases can have another name in each.
 */
export function named<T extends object>(name: string, value: T): T {
  const copy = { ...value };
  names.set(copy, name);
  return copy;
}

/** Returns the name that `named`, `succeeds`, `fails` or `elapses` gave this event or input; undefined if none. */
export const caseNameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? names.get(value) : undefined;

/** End of an invoked actor or a delay: the event that XState itself sends. Built by the three functions below. */
export interface Outcome extends AnyEventObject {
  readonly type: `xstate.${string}`;
}

const outcome = (event: Outcome, name?: string): Outcome => (name === undefined ? event : named(name, event));

/** Returns the outcome that the actor invoked as `id` finishes with `output`; `name` describes it in words. */
export const succeeds = (id: string, output?: unknown, name?: string): Outcome =>
  outcome({ type: `xstate.done.actor.${id}`, actorId: id, output }, name);

/** Returns the outcome that the actor invoked as `id` throws `error` (for a port: a `FailureError`), named `name`. */
export const fails = (id: string, error: unknown, name?: string): Outcome =>
  outcome({ type: `xstate.error.actor.${id}`, actorId: id, error }, name);

/** Returns the outcome that the named `delay` of the state with this full id (`order.payment.polling`) runs out. */
export const elapses = (delay: string, stateId: string, name?: string): Outcome =>
  outcome({ type: `xstate.after.${delay}.${stateId}` }, name);

/** Machine under test, exported by `cases.ts` as `subject`; every tool and every level of tests starts from it. */
export interface Subject {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly cases: Cases<AnyStateMachine>;
  /** Module of the machine's selectors; behaviour.txt lists what those of a snapshot alone return in each state. */
  readonly selectors?: object;
}

/**
 * Input of the path generator: one event or outcome per distinct transition, not per value. Declare it as `Cases<typeof
 * orderMachine>`, so that events and input are checked against the machine.
 */
export interface Cases<M extends AnyStateMachine> {
  /** Input that starts the machine; each further one in `otherInputs` gets paths of its own. */
  readonly input?: InputFrom<M>;
  readonly otherInputs?: readonly InputFrom<M>[];
  /** Events sent by users, other machines and callback actors. */
  readonly events: readonly EventFromLogic<M>[];
  /** Ends of actors and delays. */
  readonly outcomes: readonly Outcome[];
  /**
   * Returns the part of the context that decides about transitions, as a small finite value (`context.failure?.kind`,
   * `Math.min(context.attempts, 3)`). Two snapshots with equal state value and stateKey count as the same place.
   * Written as a method so that `Cases` of a machine can be passed where cases of any machine are expected.
   */
  stateKey?(snapshot: SnapshotFrom<M>): unknown;
  /**
   * Returns the invariants of every reachable snapshot, each under the sentence that states it (such as "never two
   * token refreshes at once").
   */
  invariants?(snapshot: SnapshotFrom<M>): Readonly<Record<string, boolean>>;
  /**
   * `of` returns the customer of the context, or null. `tells` names the fields that describe the end of the last
   * customer's session for the next screen. After a change of customer every further field must equal that of a machine
   * without a previous customer.
   */
  readonly customer?: { of(snapshot: SnapshotFrom<M>): string | null; readonly tells: readonly string[] };
  /**
   * Returns true if the flow stores this snapshot for a reload. Restoring it must not repeat a write. If this method is
   * absent, no snapshot is stored.
   */
  isKept?(snapshot: SnapshotFrom<M>): boolean;
  /** Number of steps after which the search fails; 20,000 by default. */
  readonly limit?: number;
}
