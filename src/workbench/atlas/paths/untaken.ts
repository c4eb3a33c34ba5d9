import { untaken } from '#machines/testing/paths.ts';
import type { MachineCoverage } from '../coverage.ts';
import type { AtlasSubject } from '../subjects.ts';

type Walkable = Pick<AtlasSubject, 'machine' | 'graph' | 'paths'>;

/**
 * Returns the ids of the transitions that no test took in the last run; before the first run, those that no path takes.
 */
export function untakenIn(subject: Walkable, coverage: MachineCoverage | null): string[] {
  const pure = coverage?.pure;
  if (!pure) return untaken(subject.machine, subject.paths());
  return subject.graph.edges.map(({ id }) => id).filter((id) => !pure.taken.transitions.includes(id));
}
