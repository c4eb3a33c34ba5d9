import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { type FlowStep, FlowSteps } from './FlowSteps.tsx';
import { HeaderSlot } from './headerSlot.ts';
import classes from './steps.module.css';

export interface FlowLayoutProps {
  label: string;
  /** Empty while there is no way through them. */
  steps: readonly FlowStep[];
  /** Subject of the flow, in the page's header at every width; null until known. */
  about: { name: string; detail: ReactNode } | null;
  /** Content beside the step if there is room. */
  aside?: ReactNode;
  /** Exit of the flow; null while there is nothing to give up. */
  leave: { label: string; busy: boolean; busyLabel: string; onLeave: () => void } | null;
  children: ReactNode;
}

/** Frames every step of a flow: progress, subject, and exit. */
export function FlowLayout({ label, steps, about, aside, leave, children }: FlowLayoutProps) {
  const header = use(HeaderSlot);
  const head = (
    <>
      {about && (
        <p className={classes.about}>
          <b>{about.name}</b>
          {about.detail && <span>{about.detail}</span>}
        </p>
      )}
      {leave && (
        <Button
          variant="quiet"
          size="sm"
          className={classes.leave}
          busy={leave.busy}
          busyLabel={leave.busyLabel}
          onPress={leave.onLeave}
        >
          <CloseIcon />
          <span className="wide-visible">{leave.label}</span>
        </Button>
      )}
    </>
  );
  return (
    <div className={`row page ${classes.flow}`}>
      {header && createPortal(head, header)}
      {steps.length > 0 && <FlowSteps label={label} steps={steps} />}
      <div className={`${classes.content} split`}>
        <div className={classes.step}>{children}</div>
        {aside}
      </div>
    </div>
  );
}
