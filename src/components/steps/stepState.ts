import type { FlowStep } from './FlowSteps.tsx';

/** How a step stands in the list, from where one is, what is settled and where one may go. */
export function stepState({
  current,
  done,
  open,
}: {
  current: boolean;
  done: boolean;
  open: boolean;
}): FlowStep['state'] {
  if (current) return 'current';
  if (done) return 'done';
  return open ? 'open' : 'locked';
}
