import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import type { Effect, Position } from './model.ts';

/**
 * A clock on which each pending delay is let run out by hand. XState's own SimulatedClock only moves all of them
 * together; between two events of a path any time may pass, so any pending delay may be the next.
 */
class HandClock {
  readonly #pending = new Map<number, () => void>();
  #next = 0;
  setTimeout(fn: () => void): number {
    this.#pending.set(this.#next, fn);
    return this.#next++;
  }
  clearTimeout(id: number): void {
    this.#pending.delete(id);
  }
  /** Lets the delay run out that was set as the `index`th of those pending. */
  fire(index: number): void {
    const [id, fn] = [...this.#pending][index] ?? [];
    if (id === undefined || !fn) throw new Error(`no delay is pending at position ${index}`);
    this.#pending.delete(id);
    fn();
  }
}

interface Running {
  succeed(output: unknown): void;
  fail(error: unknown): void;
}

/** What can be seen of the real actor after a step; the same of a position is what it is compared with. */
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
 * The real machine in a real actor, with every port played from a script: a path's outcomes settle the promises its
 * actors wait for, its delays run out on a clock moved by hand, all else is sent as users send it.
 */
export class ScriptedActor {
  readonly #clock = new HandClock();
  readonly #running = new Map<string, Running>();
  readonly #actor;
  #started: { id: string; src: string; input: unknown }[] = [];
  #emitted: AnyEventObject[] = [];

  /** Starts at the beginning with `input`, or where a persisted `snapshot` says; `inspect` sees all that it does. */
  constructor(
    machine: AnyStateMachine,
    from: { input?: unknown; snapshot?: Snapshot<unknown>; inspect?: (event: InspectionEvent) => void },
  ) {
    const ports = Object.keys(machine.implementations.actors).map((src) => [src, this.#port(src)] as const);
    this.#actor = createActor(machine.provide({ actors: Object.fromEntries(ports) }), { ...from, clock: this.#clock });
    this.#actor.on('*', (event) => this.#emitted.push(event));
    // Without an observer XState would report an error status as an uncaught exception beside the comparison.
    this.#actor.subscribe({ error: () => {} });
    this.#actor.start();
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

  /** Makes the step happen and waits until the machine has answered it. */
  async take(event: AnyEventObject): Promise<void> {
    this.#started = [];
    this.#emitted = [];
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
      const index = this.#scheduled().findIndex((scheduled) => scheduled.event.type === event.type);
      if (index < 0) throw new Error(`"${event.type}" is not pending`);
      this.#clock.fire(index);
    } else {
      this.#actor.send(event);
    }
  }

  #scheduled() {
    return Object.values(this.#actor.system.getSnapshot()._scheduledEvents);
  }

  observe(): Observation {
    const snapshot: AnyMachineSnapshot = this.#actor.getSnapshot();
    return {
      ...seenOf(snapshot),
      running: [...this.#running.keys()].sort(),
      timers: Object.fromEntries(this.#scheduled().map(({ event, delay }) => [event.type, delay])),
      started: this.#started,
      emitted: this.#emitted,
    };
  }

  stop(): void {
    this.#actor.stop();
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

/** What a real actor must look like at this position. */
export const expectedAt = ({ snapshot, running, timers, effects }: Position): Observation => ({
  ...seenOf(snapshot),
  running,
  timers,
  // What a step starts and stops again at once never gets to run.
  started: effects
    .filter((effect): effect is Started => effect.type === 'start' && running.includes(effect.id))
    .map(({ id, src, input }) => ({ id, src, input })),
  emitted: effects.filter((effect): effect is Emitted => effect.type === 'emit').map(({ event }) => event),
});
