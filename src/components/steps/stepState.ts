import type { FlowStep } from './FlowSteps.tsx';

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
