import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, Snapshot } from 'xstate';
import type { Cases } from './cases.ts';
import { canHappen, modelOf, type Position } from './model.ts';
import { brief, describeEvent, nameOf, type Path } from './paths.ts';
import { ScriptedActor } from './scripted.ts';

/** Matches the names of ports that only read and may be called again after a reload. All further ports write. */
const reads = /^(?:read|load|compare)(?:[A-Z]|$)/;

/** Returns a snapshot as restored after a reload: from text in storage. */
function throughJson(machine: AnyStateMachine, { snapshot }: Position): Snapshot<unknown> {
  return JSON.parse(JSON.stringify(machine.getPersistedSnapshot(snapshot)));
}

/** Returns the start, the last position and the one before it of each path, without duplicates. */
function placesOf(paths: readonly Path[]): Map<Position, Path> {
  const places = new Map<string, [Position, Path]>();
  for (const path of paths) {
    for (const position of [path.start, path.steps.at(-2)?.position, path.steps.at(-1)?.position]) {
      if (position?.snapshot.status !== 'active') continue;
      const { value, context } = position.snapshot;
      const key = JSON.stringify([value, position.running, Object.keys(position.timers), context]);
      if (!places.has(key)) places.set(key, [position, path]);
    }
  }
  return new Map(places.values());
}

/** Returns the externally observable part of a position. */
const seen = ({ snapshot, running, timers, effects }: Position) => ({
  value: snapshot.value,
  context: snapshot.context,
  tags: [...snapshot.tags].sort(),
  status: snapshot.status,
  output: snapshot.output,
  running,
  timers,
  effects,
});

/** Returns the places in which a restored snapshot reacts to an event differently than before. */
export function forgetful(
  machine: AnyStateMachine,
  cases: Cases<AnyStateMachine>,
  paths: readonly Path[],
): readonly string[] {
  const model = modelOf(machine);
  const events = [...cases.events, ...cases.outcomes];
  return [...placesOf(paths).keys()].flatMap((position) => {
    const restored = { ...position, snapshot: model.restore(throughJson(machine, position)) };
    const place = nameOf(position.snapshot.value);
    if (!isDeepStrictEqual(seen(restored), seen(position))) return [`${place} is another one when it is restored`];
    return events
      .filter((event) => canHappen(position, event) || canHappen(restored, event))
      .filter((event) => !isDeepStrictEqual(seen(model.step(restored, event)), seen(model.step(position, event))))
      .map((event) => `${place}, restored: ${describeEvent(event)} does something else than before`);
  });
}

/**
 * Returns the snapshots stored for a reload (`cases.isKept`) although restoring them would repeat a write, or would
 * wait forever for a delay that XState does not set again.
 */
export function unfitToKeep(
  machine: AnyStateMachine,
  cases: Cases<AnyStateMachine>,
  paths: readonly Path[],
): readonly string[] {
  const found = new Set<string>();
  for (const position of placesOf(paths).keys()) {
    if (!cases.isKept?.(position.snapshot)) continue;
    const place = nameOf(position.snapshot.value);
    for (const timer of Object.keys(position.timers)) found.add(`${place} is kept, but ${timer} would never come`);
    const actor = new ScriptedActor(machine, { snapshot: throughJson(machine, position) });
    const { started, value } = actor.observe();
    actor.stop();
    if (!isDeepStrictEqual(value, position.snapshot.value)) found.add(`${place} is restored as ${brief(value)}`);
    for (const { src } of started) if (!reads.test(src)) found.add(`${place}, restored, repeats the write ${src}`);
  }
  return [...found];
}
