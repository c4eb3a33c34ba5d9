import type { AnyEventObject } from 'xstate';
import { coverOf, positionsOf, screensIn } from '#machines/testing/cover.ts';
import { canHappen, modelOf } from '#machines/testing/model.ts';
import { describeEvent, type Path, pathsOf, type Subject } from '#machines/testing/paths.ts';
import { isOutcome } from '../../support/names.ts';

/** Screen by its name, or event or outcome by its index in the cases. */
type Goal = string | number;

/** Event or outcome of the cases that no path in the browser takes, with the reason. */
export interface LeftOut {
  event: AnyEventObject;
  because: string;
}

/**
 * True if a person could walk the path: no act falls between a call and its answer, so that each call's outcome can be
 * arranged before the call.
 */
const isWalkable = ({ start, steps }: Path): boolean =>
  steps.every(({ event }, i) => (steps[i - 1]?.position ?? start).running.length > 0 === isOutcome(event));

/** Most answers in a row without an act. */
const LONGEST_WAIT = 4;

/**
 * Extends a path until the machine waits for the user or for time: a path of `pathsOf` ends at a position of another
 * path, which may be in the middle of a call. Null if no outcome leads there.
 */
function toItsEnd(subject: Subject, path: Path, mayHappen: (path: Path) => boolean, left = LONGEST_WAIT): Path | null {
  const end = path.steps.at(-1)?.position ?? path.start;
  if (end.running.length === 0) return mayHappen(path) ? path : null;
  if (left === 0) return null;
  const model = modelOf(subject.machine);
  for (const event of subject.cases.outcomes) {
    if (!isOutcome(event) || !canHappen(end, event)) continue;
    const longer = { ...path, steps: [...path.steps, { event, position: model.step(end, event) }] };
    const ended = toItsEnd(subject, longer, mayHappen, left - 1);
    if (ended) return ended;
  }
  return null;
}

/**
 * Returns a small set of the machine's paths that together take every screen, event, delay and failure of the cases,
 * the same on each run. No path contains an event of `leftOut`.
 *
 * @param sought successes that a path has to take as well, because the page shows them.
 * @param isReal false for a path that the sandbox cannot produce, such as an answer that contradicts an earlier one.
 * @returns the paths, and in words each goal that no path takes and `leftOut` does not explain.
 */
export function walkableCoverOf(
  subject: Subject,
  leftOut: readonly LeftOut[],
  isReal: (path: Path) => boolean,
  sought: readonly AnyEventObject[] = [],
): { paths: Path[]; wrong: string[] } {
  const { machine, cases } = subject;
  const all = pathsOf(machine, cases);
  const known = [...cases.events, ...cases.outcomes];
  const numberOf = numbersIn(known);
  const excluded = new Set<Goal>(leftOut.map(({ event }) => numberOf(event)));
  const goalsOf = (path: Path): Goal[] => [
    ...positionsOf(path).flatMap(({ snapshot }) => screensIn(snapshot)),
    ...path.steps.map(({ event }) => numberOf(event)),
  ];
  const mayHappen = (path: Path) => !goalsOf(path).some((goal) => excluded.has(goal)) && isReal(path);
  const wanted = new Set<Goal>(sought.map(numberOf));
  // Other successes are covered in passing; no path is sought for them.
  const comesAlong = (goal: Goal) => typeof goal === 'number' && /^xstate\.done\./.test(known[goal]?.type ?? '');
  const isDemanded = (goal: Goal) => wanted.has(goal) || (!excluded.has(goal) && !comesAlong(goal));
  const candidates = all.filter(isWalkable).flatMap((path) => toItsEnd(subject, path, mayHappen) ?? []);
  const paths = coverOf(candidates, goalsOf, isDemanded);
  const reached = new Set(paths.flatMap(goalsOf));
  const open = new Set(all.flatMap(goalsOf).filter((goal) => isDemanded(goal) && !reached.has(goal)));
  const nameOfGoal = (goal: Goal) =>
    typeof goal === 'string' ? `screen ${goal}` : describeEvent(known[goal] ?? { type: String(goal) });
  return { paths, wrong: [...open].map((goal) => `no path takes ${nameOfGoal(goal)}`) };
}

/** Errors are compared by message too, which JSON would omit. @throws for an event that is not in the cases. */
function numbersIn(events: readonly AnyEventObject[]): (event: AnyEventObject) => number {
  const textOf = (event: AnyEventObject) =>
    JSON.stringify(event, (_, value: unknown) => (value instanceof Error ? { ...value, said: value.message } : value));
  const texts = events.map(textOf);
  return (event) => {
    const number = events.includes(event) ? events.indexOf(event) : texts.indexOf(textOf(event));
    if (number < 0) throw new Error(`The cases do not hold ${describeEvent(event)}.`);
    return number;
  };
}
