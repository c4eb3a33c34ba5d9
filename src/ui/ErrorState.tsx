import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { RetryIcon, WarningIcon } from './icons.tsx';
import { restoreFocus } from './restoreFocus.ts';
import './EmptyState.css';

export type ErrorStateProps = {
  /** Failed action, in the user's words. */
  title: string;
  /** Consequences for the user, and that nothing is lost. */
  children?: ReactNode;
  retry?: { label: string; busyLabel: string; busy?: boolean; onPress: () => void };
  action?: ReactNode;
};

/** Replaces content that failed to load: says what happened and what to do next. Read out when it appears. */
export function ErrorState({ title, children, retry, action }: ErrorStateProps) {
  return (
    <div className="state" role="alert" ref={restoreFocus}>
      <WarningIcon />
      <p className="state-title">{title}</p>
      {children && <div className="state-text">{children}</div>}
      {(retry || action) && (
        <div className="cluster">
          {retry && (
            <Button variant="secondary" busy={retry.busy ?? false} busyLabel={retry.busyLabel} onPress={retry.onPress}>
              <RetryIcon />
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
