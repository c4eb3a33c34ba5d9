import type { AnyEventObject } from 'xstate';
import type { Subject } from '#machines/testing/cases.ts';
import type { EdgeKind } from '#machines/testing/graph.ts';
import { canHappen, type Position } from '#machines/testing/model.ts';
import { describeEvent, nameOf, pathAt, stateNodesIn } from '#machines/testing/paths.ts';
import { kindOf } from './words.ts';

/** A moment of a walk through a machine: an event, and the position after it. */
export interface Moment {
  /** Null for the start. */
  event: AnyEventObject | null;
  position: Position;
  /** Key of the walk up to here (`keyOf`), as its address holds it. */
  key: string;
}

/** An event that is possible now. */
export interface Choice {
  event: AnyEventObject;
  kind: EdgeKind;
  /** Key of the walk that takes the event. */
  key: string;
}

/** A value of the context that a step changed, by its path in the context; undefined if absent before or after. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

/** Returns the keys of the walks without steps, one for each input of the machine. */
export const startsOf = ({ cases }: Subject): string[] =>
  [cases.input, ...(cases.otherInputs ?? [])].map((_, i) => `${i}:`);

/**
 * Returns all moments of the walk that a key names, including the start.
 *
 * @throws if the key names no walk of this machine.
 */
export function momentsOf(subject: Subject, key: string): Moment[] {
  const { start, steps } = pathAt(subject, key);
  const [input = '', numbers = ''] = key.split(':');
  const taken = numbers === '' ? [] : numbers.split('.');
  return [
    { event: null, position: start, key: `${input}:` },
    ...steps.map(({ event, position }, i) => ({
      event,
      position,
      key: `${input}:${taken.slice(0, i + 1).join('.')}`,
    })),
  ];
}

/** Returns the events that are possible at a moment, in the order of the cases. */
export function choicesAt({ cases }: Subject, { position, key }: Moment): Choice[] {
  const candidates: AnyEventObject[] = [...cases.events, ...cases.outcomes];
  return candidates.flatMap((event, number) =>
    canHappen(position, event)
      ? [{ event, kind: kindOf(event), key: `${key}${key.endsWith(':') ? '' : '.'}${number}` }]
      : [],
  );
}

/** Returns the ids of the states that the machine is in, without the root. */
export const activeStates = ({ snapshot }: Position): string[] =>
  stateNodesIn(snapshot)
    .filter(({ parent }) => parent)
    .map(({ id }) => id);

/** Returns the changes that a step made to the context. Compares objects value by value, lists as a whole. */
export function changesBetween(before: Position | null, after: Position): Change[] {
  const changes: Change[] = [];
  const compare = (path: string, old: unknown, now: unknown) => {
    if (isRecord(old) && isRecord(now)) {
      for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
        compare(path ? `${path}.${name}` : name, old[name], now[name]);
      }
    } else if (JSON.stringify(old) !== JSON.stringify(now)) changes.push({ path, before: old, after: now });
  };
  compare('', before?.snapshot.context ?? {}, after.snapshot.context);
  return changes;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a walk as text, a line for each step: the event, and the state after it. */
export const textOf = (moments: readonly Moment[]): string =>
  moments
    .map(({ event, position }) => {
      const state = nameOf(position.snapshot.value);
      return event ? `${describeEvent(event)} → ${state}` : state;
    })
    .join('\n');
