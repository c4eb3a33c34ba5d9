// What the project uses of XState beyond its documented surface, each with the reason: a new major version is read against
// this file alone. The law allows such access nowhere else.
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
 * The transitions that a microstep took. Neither `transition` and `getMicrosteps` nor the documented part of the
 * inspection event tells them, and `getTransitionData` does not know those of `always` and of raised events.
 */
export const takenIn = ({ _transitions }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] => _transitions;

/** The actor that started this one, or null. Only an actor that has not begun could be asked by inspection. */
export const parentOf = ({ _parent }: AnyActorRef): AnyActorRef | null => _parent ?? null;

/** The delays that an actor waits for. A clock is told when each runs out, but not which event it then sends. */
export const scheduledBy = (actor: AnyActorRef) =>
  Object.values(actor.system.getSnapshot()._scheduledEvents).filter(({ source }) => source === actor);

/** Lets a delay run out now, as the scheduler itself does when the time is up. */
export function runOut(actor: AnyActorRef, { id, event }: { id: string; event: AnyEventObject }): void {
  actor.system.scheduler.cancel(actor, id);
  actor.send(event);
}

/** What a step of a machine leads to and asks for; nothing of it was done. */
export interface Recorded {
  snapshot: AnyMachineSnapshot;
  actions: readonly { type: string; params: unknown }[];
  /** The transitions that it took, those of `always` and raised events included. */
  taken: readonly AnyTransitionDefinition[];
}

/**
 * The machine's steps as pure functions. `initialTransition` and `transition` are the same without `taken`: the scope that
 * they make for themselves has a system which nobody can inspect, so that one is made by hand here.
 */
export function recorderOf(machine: AnyStateMachine): {
  begin(input: unknown): Recorded;
  step(snapshot: AnyMachineSnapshot, event: AnyEventObject): Recorded;
} {
  type Scope = ActorScope<AnyMachineSnapshot, AnyEventObject>;
  let taken: AnyTransitionDefinition[] = [];
  let actions: { type: string; params: unknown }[] = [];
  let host: AnyActorRef | null = null;

  /** The scope of an actor that is never started: it only lends identity and an inspected system. */
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

/** What `overheard` tells, and where it lets an actor begin. */
export interface Overhearing {
  /** An actor is made of the machine. */
  made(actor: AnyActorRef): void;
  /** An actor was told this. */
  told(event: AnyEventObject): void;
  /** Where the next actor begins instead of at the start of the machine: a persisted snapshot and the delays pending. */
  beginsAt(): { snapshot: Snapshot<unknown>; timers: Readonly<Record<string, number>> } | null;
}

/**
 * A machine whose actors are overheard. XState documents logic around logic as an object of its own; a flow that asks for
 * a machine can be given a machine only, so the methods of a copy are replaced. And XState does not set the delays of a
 * restored snapshot again.
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
