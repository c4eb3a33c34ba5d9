import { isUnderReview } from './identity.ts';
import { type Facts, isElsewhere, rowsOf, type Step, type TaskKey } from './steps.ts';

/**
 * State of a task. `open`: can be done now. `locked`: other tasks come first. `waiting`: done, and awaiting a decision.
 * `elsewhere`: needs a questionnaire that the shop does not offer here; locks no other task.
 */
export type TaskState = 'done' | 'open' | 'locked' | 'waiting' | 'elsewhere';

/** Task of the self-disclosure, as shown to the customer. */
export interface Task {
  key: TaskKey;
  state: TaskState;
  /** Open step of the task; the first step if all are done or the task is locked. */
  step: Step;
  /** Approximate minutes for the open steps, at least one; 0 if the task is done, waiting or elsewhere. */
  minutes: number;
}

/** Returns the tasks of a customer with their states, in the guard's order. */
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

/** True for the first task of a customer who has done none: the list of what they need was never shown. */
export const isFirstOf = (tasks: readonly Task[], key: TaskKey): boolean =>
  tasks[0]?.key === key && tasks.every(({ state }) => state !== 'done');

/** Approximate minutes for all open tasks. */
export const minutesLeft = (tasks: readonly Task[]): number => tasks.reduce((sum, { minutes }) => sum + minutes, 0);

/** Tasks after minutes were spent on one, which keeps at least one minute until the shop has its data. */
export const withoutSpent = (tasks: readonly Task[], key: TaskKey, spent: number): Task[] =>
  tasks.map((task) =>
    task.key === key && task.minutes > 0 ? { ...task, minutes: Math.max(1, task.minutes - spent) } : task,
  );

export interface Progress {
  done: number;
  count: number;
  /** Approximate minutes for the rest. */
  minutes: number;
}

/** Progress of the self-disclosure; a task under review counts as done. */
export const progressOf = (tasks: readonly Task[]): Progress => ({
  done: tasks.filter(({ state }) => state === 'done' || state === 'waiting').length,
  count: tasks.length,
  minutes: minutesLeft(tasks),
});
