import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { RetryIcon, WarningIcon } from './icons.tsx';
import { restoreFocus } from './restoreFocus.ts';
import './EmptyState.css';

export type ErrorStateProps = {
  /** What could not be done, in the user's words. */
  title: string;
  /** What that means for them, and that nothing is lost. */
  children?: ReactNode;
  retry?: { label: string; busyLabel: string; busy?: boolean; onPress: () => void };
  /** Another action beside the retry. */
  action?: ReactNode;
};

/**
 * Takes the place of content that could not be loaded: it says what happened and what to do next. It is read out when
 * it appears.
 */
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
