import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { type FlowStep, FlowSteps } from './FlowSteps.tsx';
import classes from './steps.module.css';

export interface FlowLayoutProps {
  /** Names the list of steps. */
  label: string;
  steps: readonly FlowStep[];
  /** What stands beside the step where there is room. */
  aside?: ReactNode;
  /** The way out; null while there is nothing to give up. */
  leave: { label: string; busy: boolean; busyLabel: string; onLeave: () => void } | null;
  children: ReactNode;
}

/** What stands around every step of a flow: where one is, what it is about, and the way out. */
export function FlowLayout({ label, steps, aside, leave, children }: FlowLayoutProps) {
  return (
    <div className={`row page ${classes.flow}`}>
      <div className={classes.steps}>
        <FlowSteps label={label} steps={steps} />
      </div>
      <div className={`${classes.content} split`}>
        <div className={classes.step}>{children}</div>
        {aside}
      </div>
      {leave && (
        <div className={classes.leave}>
          <Button variant="quiet" size="sm" busy={leave.busy} busyLabel={leave.busyLabel} onPress={leave.onLeave}>
            {leave.label}
          </Button>
        </div>
      )}
    </div>
  );
}
