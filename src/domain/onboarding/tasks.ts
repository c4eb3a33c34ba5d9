import { isUnderReview } from './identity.ts';
import { type Facts, isElsewhere, rowsOf, type Step, stepRows, type TaskKey } from './steps.ts';

/**
 * `open`: it can be done now. `locked`: others have to be done before. `waiting`: it is done, and somebody else decides.
 * `elsewhere`: it goes on with a questionnaire that the shop does not ask here; it locks no other.
 */
export type TaskState = 'done' | 'open' | 'locked' | 'waiting' | 'elsewhere';

/** The self-disclosure as somebody sees it. */
export interface Task {
  key: TaskKey;
  state: TaskState;
  /** The step that is open in it; its first where all are done or none can be done yet. */
  step: Step;
}

/** About how many minutes a task takes. */
export const minutesOf = (key: TaskKey): number =>
  stepRows.reduce((sum, { task, minutes }) => (task === key ? sum + minutes : sum), 0);

/** The tasks of a customer and how each stands, in the order of the guard. */
export function tasksOf(facts: Facts): Task[] {
  const rows = rowsOf(facts.customer);
  const undone = rows.filter(({ isDone }) => !isDone(facts));
  const open = undone.filter((row) => !isElsewhere(row, facts));
  const firsts = rows.filter(({ task }, index) => rows.findIndex((row) => row.task === task) === index);
  return firsts.map(({ task: key, step: first, after }) => {
    const step = open.find(({ task }) => task === key)?.step;
    if (step === undefined) {
      const missing = undone.find(({ task }) => task === key)?.step;
      return missing ? { key, state: 'elsewhere', step: missing } : { key, state: 'done', step: first };
    }
    if (key === 'identity' && isUnderReview(facts.identification)) return { key, state: 'waiting', step };
    const isLocked = open.some(({ task }) => task !== key && (after === 'others' || after?.includes(task)));
    return isLocked ? { key, state: 'locked', step: first } : { key, state: 'open', step };
  });
}

/** About how many minutes the tasks take that are still to be done. */
export const minutesLeft = (tasks: readonly Task[]): number =>
  tasks.filter(({ state }) => state === 'open' || state === 'locked').reduce((sum, { key }) => sum + minutesOf(key), 0);

export interface Progress {
  done: number;
  count: number;
  /** About how many minutes the rest takes. */
  minutes: number;
}

/** How much of the self-disclosure is done; a task under review counts as done. */
export const progressOf = (tasks: readonly Task[]): Progress => ({
  done: tasks.filter(({ state }) => state === 'done' || state === 'waiting').length,
  count: tasks.length,
  minutes: minutesLeft(tasks),
});
