import type { AnyEventObject } from 'xstate';
import { coverOf, positionsOf, screensIn } from '#machines/testing/cover.ts';
import { canHappen, modelOf } from '#machines/testing/model.ts';
import { describeEvent, type Path, pathsOf, type Subject } from '#machines/testing/paths.ts';
import { isOutcome } from '../../support/names.ts';

/** A screen by its name, an event or outcome by its number among the cases. */
type Goal = string | number;

/** An event or outcome of the cases that no path in the browser takes, and why. */
export interface LeftOut {
  event: AnyEventObject;
  because: string;
}

/**
 * Whether a person could walk the path: nothing comes between a call and its answer, so that each call's outcome can be
 * arranged before the call.
 */
const isWalkable = ({ start, steps }: Path): boolean =>
  steps.every(({ event }, i) => (steps[i - 1]?.position ?? start).running.length > 0 === isOutcome(event));

/** More answers than this in a row, with nobody doing anything, there are not. */
const LONGEST_WAIT = 4;

/**
 * The path up to where the machine waits for somebody or for the time: a path of `pathsOf` ends where another one has
 * been, which may be in the middle of a call. Null when none of the outcomes leads there.
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
 * A small set of the machine's paths that together take every screen, event, delay and failure of the cases, the same on
 * each run. What is `leftOut` is in none of them.
 *
 * @param sought successes that a path has to take as well, because the page tells of them.
 * @param isReal false for a path that the sandbox cannot be made to give, such as an answer that contradicts an earlier.
 * @returns the paths, and in words what no path takes although nobody said why, so that nothing is skipped in silence.
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
  // What else answers bring when all is well comes along; it is not searched for.
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

/** Errors have no enumerable fields, so their failure is what tells them apart. @throws for what is not in the cases. */
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
