// Everything that the project uses of XState beyond its documented API, each with the reason. A new major version has
// to be checked against this file alone; a law test forbids such access everywhere else.
import {
  type ActorScope,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectedMicrostepEvent,
  type Snapshot,
} from 'xstate';

/**
 * Returns the transitions that a microstep took. Neither `transition` and `getMicrosteps` nor the documented part of
 * the inspection event exposes them, and `getTransitionData` does not know those of `always` and of raised events.
 */
export const takenIn = ({ _transitions }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] => _transitions;

/**
 * Returns the actor that started this one, or null. Inspection can answer this only for an actor that has not started
 * yet.
 */
export const parentOf = ({ _parent }: AnyActorRef): AnyActorRef | null => _parent ?? null;

/**
 * Returns the delays that an actor waits for. A clock learns when each delay runs out, but not which event is then
 * sent.
 */
export const scheduledBy = (actor: AnyActorRef) =>
  Object.values(actor.system.getSnapshot()._scheduledEvents).filter(({ source }) => source === actor);

/** Lets a delay run out now, exactly as the scheduler does when the time is up. */
export function runOut(actor: AnyActorRef, { id, event }: { id: string; event: AnyEventObject }): void {
  actor.system.scheduler.cancel(actor, id);
  actor.send(event);
}

/** Result of a machine's step, as data; no effect of the step has been executed. */
export interface Recorded {
  snapshot: AnyMachineSnapshot;
  actions: readonly { type: string; params: unknown }[];
  /** Transitions that the step took, including those of `always` and of raised events. */
  taken: readonly AnyTransitionDefinition[];
}

/**
 * Returns the machine's steps as pure functions. XState's `initialTransition` and `transition` return the same without
 * `taken`: nothing can inspect the system of the scope that they create, so this function builds a scope by hand.
 */
export function recorderOf(machine: AnyStateMachine): {
  begin(input: unknown): Recorded;
  step(snapshot: AnyMachineSnapshot, event: AnyEventObject): Recorded;
} {
  type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;
  let taken: AnyTransitionDefinition[] = [];
  let actions: { type: string; params: unknown }[] = [];
  let host: AnyActorRef | null = null;

  /** Returns the scope of an actor that is never started and only provides an identity and an inspected system. */
  const scopeFor = (input: unknown): Scope => {
    if (!host) {
      const actor = createActor(machine, { input });
      host = actor;
      actor.system.inspect((inspected) => {
        if (inspected.type === '@xstate.microstep' && inspected.actorRef === host) taken.push(...takenIn(inspected));
      });
    }
    taken = [];
    actions = [];
    return {
      self: host,
      system: host.system,
      id: host.id,
      sessionId: host.sessionId,
      logger: () => {},
      defer: () => {},
      emit: () => {},
      stopChild: () => {},
      actionExecutor: ({ type, params }) => void actions.push({ type, params }),
    };
  };
  const recorded = (snapshot: AnyMachineSnapshot): Recorded => ({ snapshot, actions, taken });
  return {
    begin: (input) => recorded(machine.getInitialSnapshot(scopeFor(input), input)),
    step: (snapshot, event) => recorded(machine.transition(snapshot, event, scopeFor(undefined))),
  };
}

/** Callbacks of `overheard`. */
export interface Overhearing {
  /** Called for each actor that is created from the machine. */
  made(actor: AnyActorRef): void;
  /** Called for each event that an actor receives. */
  told(event: AnyEventObject): void;
  /**
   * Returns the persisted snapshot and pending delays that the next actor starts from; null for the machine's start.
   */
  beginsAt(): { snapshot: Snapshot<unknown>; timers: Readonly<Record<string, number>> } | null;
}

/**
 * Replaces methods of a machine to observe its actors, and returns the machine. XState documents wrapped logic as a
 * separate object, but a flow that asks for a machine accepts only a machine. XState also does not reschedule the
 * delays of a restored snapshot, so this function does.
 */
export function overheard(machine: AnyStateMachine, { made, told, beginsAt }: Overhearing): AnyStateMachine {
  const { getInitialSnapshot, restoreSnapshot, transition } = machine;
  machine.getInitialSnapshot = (scope, input) => {
    const { self, system } = scope;
    made(self);
    const from = beginsAt();
    if (!from) return getInitialSnapshot.call(machine, scope, input);
    for (const [type, delay] of Object.entries(from.timers))
      system.scheduler.schedule(self, self, { type }, delay, type);
    return restoreSnapshot.call(machine, from.snapshot, scope);
  };
  machine.restoreSnapshot = (snapshot, scope) => {
    made(scope.self);
    return restoreSnapshot.call(machine, snapshot, scope);
  };
  machine.transition = (snapshot, event, scope) => {
    told(event);
    return transition.call(machine, snapshot, event, scope);
  };
  return machine;
}
