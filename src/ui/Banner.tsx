import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { focusInView } from './focusInView.ts';
import './Banner.css';

export type BannerProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  children?: ReactNode;
  /** Link or small button that acts on the state. */
  action?: ReactNode;
  /** Takes the focus when it appears, and is scrolled into view: for the success of a form that is reset. */
  takesFocus?: boolean;
  dismiss?: { label: string; onPress: () => void };
};

/** Lasting state of the account or the page, under the header. Screen readers announce changes at the next pause. */
export function Banner({ tone = 'info', title, children, action, takesFocus, dismiss }: BannerProps) {
  return (
    <div className="banner" data-tone={tone} role="status" ref={takesFocus ? focusInView : undefined}>
      <p>
        <b>{title}</b> {children}
      </p>
      {(action || dismiss) && (
        <div className="banner-actions">
          {action}
          {dismiss && (
            <Button variant="quiet" size="sm" onPress={dismiss.onPress} aria-label={`${dismiss.label}: ${title}`}>
              {dismiss.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
