import { isUnderReview } from './identity.ts';
import { type Facts, isElsewhere, rowsOf, type Step, type TaskKey } from './steps.ts';

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
  /** About how many minutes its open steps take; what one of a few words takes counts as one. 0 once it is done. */
  minutes: number;
}

/** The tasks of a customer and how each stands, in the order of the guard. */
export function tasksOf(facts: Facts): Task[] {
  const rows = rowsOf(facts.customer);
  const undone = rows.filter(({ isDone }) => !isDone(facts));
  const open = undone.filter((row) => !isElsewhere(row, facts));
  const firsts = rows.filter(({ task }, index) => rows.findIndex((row) => row.task === task) === index);
  return firsts.map(({ task: key, step: first, after }) => {
    const left = open.filter(({ task }) => task === key);
    const step = left[0]?.step;
    if (step === undefined) {
      const missing = undone.find(({ task }) => task === key)?.step;
      return { key, minutes: 0, ...(missing ? { state: 'elsewhere', step: missing } : { state: 'done', step: first }) };
    }
    const minutes = Math.max(
      1,
      left.reduce((sum, row) => sum + row.minutes, 0),
    );
    if (key === 'identity' && isUnderReview(facts.identification)) return { key, state: 'waiting', step, minutes: 0 };
    const isLocked = open.some(({ task }) => task !== key && (after === 'others' || after?.includes(task)));
    return isLocked ? { key, state: 'locked', step: first, minutes } : { key, state: 'open', step, minutes };
  });
}

/** About how many minutes the tasks take that are still to be done. */
export const minutesLeft = (tasks: readonly Task[]): number => tasks.reduce((sum, { minutes }) => sum + minutes, 0);

/** The tasks with what is left of one in which minutes were spent; until the shop has it, a minute of it is left. */
export const withoutSpent = (tasks: readonly Task[], key: TaskKey, spent: number): Task[] =>
  tasks.map((task) =>
    task.key === key && task.minutes > 0 ? { ...task, minutes: Math.max(1, task.minutes - spent) } : task,
  );

export interface Progress {
  done: number;
  count: number;
  /** About how many minutes the rest takes. */
  minutes: number;
}

/** Progress of the self-disclosure; a task under review counts as done. */
export const progressOf = (tasks: readonly Task[]): Progress => ({
  done: tasks.filter(({ state }) => state === 'done' || state === 'waiting').length,
  count: tasks.length,
  minutes: minutesLeft(tasks),
});
