import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { overheard, runOut, scheduledBy } from '../kit/internals.ts';
import type { Effect, Position } from './model.ts';

/** Clock on which no delay runs out by itself: any time may pass between two events of a path. */
export const standingClock = { setTimeout: () => 0, clearTimeout: () => undefined };

interface Running {
  succeed(output: unknown): void;
  fail(error: unknown): void;
}

/** Observable state of the real actor after a step, compared with the same view of the predicted position. */
export interface Observation {
  value: unknown;
  context: unknown;
  tags: readonly string[];
  status: string;
  output: unknown;
  running: readonly string[];
  timers: Readonly<Record<string, number>>;
  started: readonly { id: string; src: string; input: unknown }[];
  emitted: readonly AnyEventObject[];
}

/**
 * Ports of a machine played from a script, and the actor that has them: the path's outcomes settle the promises that
 * the machine awaits, and delays run out when the path says so.
 */
export class Script {
  /** Machine with these ports. The script follows the actor that is created from it. */
  readonly machine: AnyStateMachine;
  /** Events that the actor has received since `turnPage`, from any sender, including its ports and its delays. */
  told: AnyEventObject[] = [];
  /** True once the first actor exists; every later actor starts at the machine's start. */
  isOpen = false;
  readonly #running = new Map<string, Running>();
  #actor: AnyActorRef | null = null;
  #started: { id: string; src: string; input: unknown }[] = [];
  #emitted: AnyEventObject[] = [];

  /** @param from Snapshot and pending delays that the first actor starts from; absent for the machine's start. */
  constructor(
    machine: AnyStateMachine,
    from?: { snapshot: Snapshot<unknown>; timers: Readonly<Record<string, number>> },
  ) {
    const ports = Object.keys(machine.implementations.actors).map((src) => [src, this.#port(src)] as const);
    this.machine = overheard(machine.provide({ actors: Object.fromEntries(ports) }), {
      made: (actor) => this.#watch(actor),
      told: (event) => void this.told.push(event),
      beginsAt: () => (from && !this.isOpen ? from : null),
    });
  }

  #port(src: string) {
    return fromPromise<unknown, unknown>(({ input, self, signal }) => {
      const { id } = self;
      this.#started.push({ id, src, input });
      return new Promise((resolve, reject) => {
        const running: Running = { succeed: resolve, fail: reject };
        this.#running.set(id, running);
        signal.addEventListener('abort', () => {
          if (this.#running.get(id) === running) this.#running.delete(id);
        });
      });
    });
  }

  #watch(actor: AnyActorRef): void {
    this.#actor = actor;
    actor.on('*', (event) => this.#emitted.push(event));
    // Without an observer XState would report an error status as an uncaught exception beside the comparison.
    actor.subscribe({ error: () => {} });
  }

  get actor(): AnyActorRef {
    if (!this.#actor) throw new Error('No actor was made with this script.');
    return this.#actor;
  }

  /** Clears the observations, so that only later starts and events count. */
  turnPage(): void {
    this.told = [];
    this.#started = [];
    this.#emitted = [];
  }

  /** Executes the step and waits until the machine has reacted. */
  async take(event: AnyEventObject): Promise<void> {
    this.turnPage();
    const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (kind && id) {
      const running = this.#running.get(id);
      if (!running) throw new Error(`"${id}" does not run, so it cannot end`);
      this.#running.delete(id);
      if (kind === 'done') running.succeed(event.output);
      else running.fail(event.error);
      // A settled promise reaches the machine a few microtasks later; no clock is involved.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    } else if (event.type.startsWith('xstate.after.')) {
      const scheduled = scheduledBy(this.actor).find((each) => each.event.type === event.type);
      if (!scheduled) throw new Error(`"${event.type}" is not pending`);
      runOut(this.actor, scheduled);
    } else {
      this.actor.send(event);
    }
  }

  observe(): Observation {
    const snapshot: AnyMachineSnapshot = this.actor.getSnapshot();
    return {
      ...seenOf(snapshot),
      running: [...this.#running.keys()].sort(),
      timers: Object.fromEntries(scheduledBy(this.actor).map(({ event, delay }) => [event.type, delay])),
      started: this.#started,
      emitted: this.#emitted,
    };
  }
}

/** Real machine in a real actor, with every port played from a script; all other events are sent as users send them. */
export class ScriptedActor extends Script {
  /** Starts with `input`, or from a persisted `snapshot`; `inspect` observes everything that the actor does. */
  constructor(
    machine: AnyStateMachine,
    from: { input?: unknown; snapshot?: Snapshot<unknown>; inspect?: (event: InspectionEvent) => void },
  ) {
    super(machine);
    createActor(this.machine, { ...from, clock: standingClock }).start();
  }

  stop(): void {
    this.actor.stop();
  }
}

const seenOf = (snapshot: AnyMachineSnapshot) => ({
  value: snapshot.value,
  context: snapshot.context,
  tags: [...snapshot.tags].sort(),
  status: snapshot.status,
  output: snapshot.output,
});

type Started = Extract<Effect, { type: 'start' }>;
type Emitted = Extract<Effect, { type: 'emit' }>;

/** Returns the observation that a real actor must match at this position. */
export const expectedAt = ({ snapshot, running, timers, effects }: Position): Observation => ({
  ...seenOf(snapshot),
  running,
  timers,
  // An actor that a step both starts and stops never runs.
  started: effects
    .filter((effect): effect is Started => effect.type === 'start' && running.includes(effect.id))
    .map(({ id, src, input }) => ({ id, src, input })),
  emitted: effects.filter((effect): effect is Emitted => effect.type === 'emit').map(({ event }) => event),
});
