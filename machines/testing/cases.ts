import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** The names of cases. They stand beside the events, so that no machine is told them. */
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
