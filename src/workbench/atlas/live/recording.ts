import type { AnyEventObject } from 'xstate';
import * as z from 'zod/mini';
import type { LiveActor, LiveEntry } from '#app/inspection/protocol.ts';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { transitionIdOf } from '#machines/kit/transitionId.ts';
import { canHappen, modelOf, type Position } from '#machines/testing/model.ts';
import { keyOf, nameOf, type Step, type Subject } from '#machines/testing/paths.ts';

/** An actor's recorded steps, as a path of its machine. */
export interface Recording {
  input: unknown;
  start: Position;
  steps: readonly Step[];
  /** Key of the path through the cases that takes the same transitions; null if the cases have none. */
  key: string | null;
}

/** Reason why a record is not a path: it does not begin at the machine's start, or the machine has changed since. */
export type Refusal = 'restored' | 'beginningLost' | 'deviates';

/** An error in an entry: a `FailureError` has its failure, any other its message. */
const Thrown = z.object({
  error: z.string(),
  failure: z.optional(z.custom<Failure>((value) => typeof value === 'object' && value !== null && 'kind' in value)),
  message: z.optional(z.string()),
});

/** Returns the event of an entry as the machine received it, with its error restored. */
export function eventOf({ event }: Pick<LiveEntry, 'event'>): AnyEventObject {
  const thrown = z.safeParse(Thrown, event.error);
  if (!thrown.success) return event;
  const { failure, message } = thrown.data;
  return { ...event, error: failure ? new FailureError(failure) : new Error(message) };
}

/** Returns the entries of an actor since its last start; empty if the log does not hold the start. */
function sinceStart(entries: readonly LiveEntry[], actor: LiveActor): readonly LiveEntry[] {
  const own = entries.filter((entry) => entry.actor === actor.id);
  const start = own.findLastIndex(({ event }) => event.type === 'xstate.init');
  return start < 0 ? [] : own.slice(start);
}

/**
 * Replays an actor's entries, from its start to the latest of these, through the machine of this build.
 *
 * @returns the reason if they are not a path.
 */
export function recordingOf(
  { name, machine, cases }: Subject,
  actor: LiveActor,
  entries: readonly LiveEntry[],
): Recording | Refusal {
  if (actor.restored) return 'restored';
  const [begun, ...happened] = sinceStart(entries, actor);
  if (!begun) return 'beginningLost';
  const model = modelOf(machine);
  const { input } = begun.event;
  const start = model.begin(input);
  if (nameOf(start.snapshot.value) !== nameOf(begun.value)) return 'deviates';
  let position = start;
  const steps: Step[] = [];
  const walked: LiveEntry[] = [];
  for (const entry of happened) {
    if (entry.took.length === 0) continue;
    const event = eventOf(entry);
    const takes = canHappen(position, event);
    if (takes) position = model.step(position, event);
    if (nameOf(position.snapshot.value) !== nameOf(entry.value)) return 'deviates';
    // A transition that only forbids an event is in the entry, but is not a step.
    if (!takes) continue;
    steps.push({ event, position });
    walked.push(entry);
  }
  return { input, start, steps, key: keyIn({ name, machine, cases }, input, walked) };
}

/**
 * Maximum number of steps that the search for a key tries: the cases have few events of one type, so it hardly ever
 * backtracks.
 */
const TRIES = 1_000;

/**
 * Returns the key of the path through the cases that goes the same way: for each entry a case of the same type that
 * takes the same transitions to the same state, preferably the identical event. Null if there is no such path.
 */
function keyIn({ machine, cases }: Subject, input: unknown, walked: readonly LiveEntry[]): string | null {
  const model = modelOf(machine);
  const candidates: AnyEventObject[] = [...cases.events, ...cases.outcomes];
  let tries = 0;

  function onFrom(position: Position, depth: number): Step[] | null {
    const entry = walked[depth];
    if (!entry) return [];
    const same = JSON.stringify(entry.event);
    const likely = candidates
      .filter(({ type }) => type === entry.event.type)
      .sort((a, b) => Number(JSON.stringify(b) === same) - Number(JSON.stringify(a) === same));
    for (const event of likely) {
      if (tries++ > TRIES || !canHappen(position, event)) continue;
      const next = model.step(position, event);
      if (!isSameWay(next, entry)) continue;
      const rest = onFrom(next, depth + 1);
      if (rest) return [{ event, position: next }, ...rest];
    }
    return null;
  }

  const inputs: unknown[] = [cases.input, ...(cases.otherInputs ?? [])];
  const same = JSON.stringify(input);
  for (const each of inputs.sort((a, b) => Number(JSON.stringify(b) === same) - Number(JSON.stringify(a) === same))) {
    const steps = onFrom(model.begin(each), 0);
    if (steps) return keyOf(cases, { input: each, steps });
  }
  return null;
}

const isSameWay = ({ snapshot, taken }: Position, { value, took }: LiveEntry): boolean =>
  nameOf(snapshot.value) === nameOf(value) && taken.map(transitionIdOf).join() === took.join();
