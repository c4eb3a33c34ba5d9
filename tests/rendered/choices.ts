import { describeEvent, nameOf, type Path } from '../../machines/testing/paths.ts';

/**
 * Those of the paths in which something happens between two states that happens there in none before; another outcome,
 * and another kind of failure, is something else.
 */
function distinct(paths: readonly Path[]): readonly Path[] {
  const seen = new Set<string>();
  return paths.filter(({ start, steps }) => {
    const before = seen.size;
    let from = start;
    for (const { event, position } of steps) {
      seen.add(`${nameOf(from.snapshot.value)}, ${describeEvent(event)}: ${nameOf(position.snapshot.value)}`);
      from = position;
    }
    return seen.size > before;
  });
}

/** Those of the paths that lead to a state which none before has led to. */
export function toEachState(paths: readonly Path[]): readonly Path[] {
  const seen = new Set<string>();
  return paths.filter(({ steps }) => {
    const before = seen.size;
    for (const { position } of steps) seen.add(nameOf(position.snapshot.value));
    return seen.size > before;
  });
}

/** By what `VITE_PATHS` says. */
export const CHOICES: Readonly<Record<string, (paths: readonly Path[]) => readonly Path[]>> = {
  distinct,
  states: toEachState,
};
