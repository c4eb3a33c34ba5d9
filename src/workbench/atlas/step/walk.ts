import type { AnyEventObject } from 'xstate';
import type { Subject } from '#machines/testing/cases.ts';
import type { EdgeKind } from '#machines/testing/graph.ts';
import { canHappen, type Position } from '#machines/testing/model.ts';
import { describeEvent, nameOf, pathAt, stateNodesIn } from '#machines/testing/paths.ts';
import { kindOf } from './words.ts';

/** One moment of a walk through a machine: what happened, and where the machine stands after it. */
export interface Moment {
  /** Null for the start. */
  event: AnyEventObject | null;
  position: Position;
  /** The key of the walk up to here (`keyOf`), which is what its address carries. */
  key: string;
}

/** An event that can happen now. */
export interface Choice {
  event: AnyEventObject;
  kind: EdgeKind;
  /** The key of the walk that takes it. */
  key: string;
}

/** A value of the context that a step changed, by its path in the context; undefined where it is not there. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

/** The ways to start a machine: the keys of walks that have not begun. */
export const startsOf = ({ cases }: Subject): string[] =>
  [cases.input, ...(cases.otherInputs ?? [])].map((_, i) => `${i}:`);

/**
 * All moments of the walk that a key names, the start included.
 *
 * @throws when the key names no walk of this machine.
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

/** What can happen at a moment, in the order of the cases. */
export function choicesAt({ cases }: Subject, { position, key }: Moment): Choice[] {
  const candidates: AnyEventObject[] = [...cases.events, ...cases.outcomes];
  return candidates.flatMap((event, number) =>
    canHappen(position, event)
      ? [{ event, kind: kindOf(event), key: `${key}${key.endsWith(':') ? '' : '.'}${number}` }]
      : [],
  );
}

/** Ids of the states that the machine is in, the root left out. */
export const activeStates = ({ snapshot }: Position): string[] =>
  stateNodesIn(snapshot)
    .filter(({ parent }) => parent)
    .map(({ id }) => id);

/** What a step changed in the context. Objects are compared value by value, lists as a whole. */
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

/** A walk as text, a line for each step: what happened, and the state that it led to. */
export const textOf = (moments: readonly Moment[]): string =>
  moments
    .map(({ event, position }) => {
      const state = nameOf(position.snapshot.value);
      return event ? `${describeEvent(event)} → ${state}` : state;
    })
    .join('\n');
