import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type Snapshot,
} from 'xstate';
import { type Recorded, recorderOf } from '../kit/internals.ts';

/** Effect that a step requests. `input` is the input of the port. */
export type Effect =
  | { type: 'start'; id: string; src: string; input: unknown }
  | { type: 'stop'; id: string }
  | { type: 'emit'; event: AnyEventObject }
  | { type: 'do'; action: string };

/** Snapshot of a machine with its running actors and pending delays. All of it is data; no actor was started. */
export type Position = Snapshot<unknown> & {
  snapshot: AnyMachineSnapshot;
  /** Ids of invoked actors that have not ended. */
  running: readonly string[];
  /** Pending delays: milliseconds by the type of the event that each will send. */
  timers: Readonly<Record<string, number>>;
  /** Delays that the last step set or reset. */
  set: Readonly<Record<string, number>>;
  effects: readonly Effect[];
  /** Transitions that the last step took, including those of `always` and of raised events. */
  taken: readonly AnyTransitionDefinition[];
};

const settledActor = /^xstate\.(?:done|error)\.actor\.(.+)$/;

const has = <K extends string>(value: unknown, ...keys: K[]): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

const isActorRef = (value: unknown): value is AnyActorRef => has(value, 'id', 'sessionId');

const isEvent = (value: unknown): value is AnyEventObject => has(value, 'type') && typeof value.type === 'string';

/**
 * Returns the machine as a pure function from position and event to position: like XState, but recording every effect
 * instead of executing it. Paths are searched in it, so the model is never a copy of the machine.
 */
export function modelOf(machine: AnyStateMachine): ActorLogic<Position, AnyEventObject, unknown> & {
  begin(input: unknown): Position;
  step(position: Position, event: AnyEventObject): Position;
  /** Restores a persisted snapshot without starting its actors. */
  restore(persisted: Snapshot<unknown>): AnyMachineSnapshot;
} {
  const recorder = recorderOf(machine);

  const positionAfter = (
    { snapshot, actions, taken }: Recorded,
    previous: Position | null,
    event: AnyEventObject | null,
  ): Position => {
    const ended = event && settledActor.exec(event.type)?.[1];
    const running = new Set(previous?.running.filter((id) => id !== ended));
    const timers = new Map(Object.entries(previous?.timers ?? {}));
    if (event) timers.delete(event.type);
    const effects: Effect[] = [];
    const set: Record<string, number> = {};
    for (const { type, params } of actions) {
      if (type === 'xstate.spawnChild' && has(params, 'id', 'src', 'input')) {
        running.add(String(params.id));
        effects.push({ type: 'start', id: String(params.id), src: String(params.src), input: params.input });
      } else if (type === 'xstate.stopChild') {
        if (isActorRef(params) && running.delete(params.id)) effects.push({ type: 'stop', id: params.id });
      } else if (type === 'xstate.raise') {
        if (has(params, 'event', 'delay') && isEvent(params.event) && typeof params.delay === 'number') {
          timers.set(params.event.type, params.delay);
          set[params.event.type] = params.delay;
        }
      } else if (type === 'xstate.cancel') {
        if (has(params, 'sendId')) timers.delete(String(params.sendId));
      } else if (type === 'xstate.emit') {
        if (has(params, 'event') && isEvent(params.event)) effects.push({ type: 'emit', event: params.event });
      } else if (!type.startsWith('xstate.')) {
        effects.push({ type: 'do', action: type });
      }
    }
    if (snapshot.status !== 'active') {
      running.clear();
      timers.clear();
    }
    return {
      status: 'active',
      output: undefined,
      error: undefined,
      snapshot,
      running: [...running].sort(),
      timers: Object.fromEntries([...timers].sort(([a], [b]) => (a < b ? -1 : 1))),
      set,
      effects,
      taken,
    };
  };

  const begin = (input: unknown) => positionAfter(recorder.begin(input), null, null);
  const step = (position: Position, event: AnyEventObject) =>
    positionAfter(recorder.step(position.snapshot, event), position, event);
  return {
    begin,
    step,
    // An actor that is not started starts no children.
    restore: (snapshot) => createActor(machine, { snapshot }).getSnapshot(),
    getInitialSnapshot: (_, input) => begin(input),
    transition: (position, event) => step(position, event),
    getPersistedSnapshot: (position) => position,
  };
}

/**
 * Returns true if the event can happen here and changes something: an actor ends only while it runs, a delay only while
 * it is pending, and an event that the machine ignores is not a step.
 */
export function canHappen({ snapshot, running, timers }: Position, event: AnyEventObject): boolean {
  if (snapshot.status !== 'active') return false;
  const actor = settledActor.exec(event.type)?.[1];
  if (actor !== undefined && !running.includes(actor)) return false;
  if (event.type.startsWith('xstate.after.') && timers[event.type] === undefined) return false;
  return snapshot.can(event);
}
