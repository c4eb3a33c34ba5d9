import type { AnyTransitionDefinition } from 'xstate';
import type { Subject } from '#machines/testing/cases.ts';
import { type Graph, graphOf } from '#machines/testing/graph.ts';
import type { Position } from '#machines/testing/model.ts';
import { type Path, pathsOf, transitionsOf } from '#machines/testing/paths.ts';

/** A machine of the project with the data that the atlas shows. */
export interface AtlasSubject extends Subject {
  /** Its folder below `machines/`: `flows/order`. */
  readonly folder: string;
  readonly graph: Graph;
  /** All generated paths, computed at the first call, which takes some hundred milliseconds for the largest machine. */
  readonly paths: () => readonly Path[];
  /** Returns the ids of the graph's edges that the last step to a position took, in order. */
  readonly edgesTaken: (position: Pick<Position, 'taken'>) => string[];
}

/** Finds every machine that has cases: a new one needs no line here. */
const found = import.meta.glob<{ subject: Subject }>(['../../../machines/*/*/testing/cases.ts'], {
  eager: true,
});

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

function subjectOf(subject: Subject, folder: string): AtlasSubject {
  const names = once((): Map<AnyTransitionDefinition, string> => transitionsOf(subject.machine));
  return {
    ...subject,
    folder,
    graph: graphOf(subject.machine),
    paths: once(() => pathsOf(subject.machine, subject.cases)),
    edgesTaken: ({ taken }) => taken.flatMap((transition) => names().get(transition) ?? []),
  };
}

/** All machines, sorted by name. */
export const subjects: readonly AtlasSubject[] = Object.entries(found)
  .map(([path, { subject }]) => subjectOf(subject, path.split('/').slice(-4, -2).join('/')))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Returns a machine by its name; null if there is no such machine. */
export const useSubject = (name: string): AtlasSubject | null =>
  subjects.find((subject) => subject.name === name) ?? null;

/** Returns a machine's purpose, from the description of its definition. */
export const descriptionOf = ({ graph }: AtlasSubject): string =>
  graph.states.find(({ parent }) => parent === null)?.description ?? '';
