import type { AnyTransitionDefinition } from 'xstate';
import type { Subject } from '#machines/testing/cases.ts';
import { type Graph, graphOf } from '#machines/testing/graph.ts';
import type { Position } from '#machines/testing/model.ts';
import { type Path, pathsOf, transitionsOf } from '#machines/testing/paths.ts';

/** A machine of the project with what the atlas shows of it. */
export interface AtlasSubject extends Subject {
  readonly graph: Graph;
  /** All generated paths: found when first asked for, some hundred milliseconds for the largest machine. */
  readonly paths: () => readonly Path[];
  /** The edges of the graph, by id and in order, that the last step to a position took. */
  readonly edgesTaken: (position: Pick<Position, 'taken'>) => string[];
}

/** Every machine that has cases: a new one needs no line here. */
const found = import.meta.glob<{ subject: Subject }>(['../../../machines/*/testing/cases.ts'], {
  eager: true,
});

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

function subjectOf(subject: Subject): AtlasSubject {
  const names = once((): Map<AnyTransitionDefinition, string> => transitionsOf(subject.machine));
  return {
    ...subject,
    graph: graphOf(subject.machine),
    paths: once(() => pathsOf(subject.machine, subject.cases)),
    edgesTaken: ({ taken }) => taken.flatMap((transition) => names().get(transition) ?? []),
  };
}

/** All machines, by name. */
export const subjects: readonly AtlasSubject[] = Object.values(found)
  .map(({ subject }) => subjectOf(subject))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** A machine by its name; null when there is none of that name. */
export const useSubject = (name: string): AtlasSubject | null =>
  subjects.find((subject) => subject.name === name) ?? null;

/** What a machine is for, in the words of its definition. */
export const descriptionOf = ({ graph }: AtlasSubject): string =>
  graph.states.find(({ parent }) => parent === null)?.description ?? '';
