import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import './Banner.css';

export type BannerProps = {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  children?: ReactNode;
  /** A way to act on it: a link or a small button. */
  action?: ReactNode;
  dismiss?: { label: string; onPress: () => void };
};

/** A standing state of the account or the page, under the header. Changes are read out when there is a pause. */
export function Banner({ tone = 'info', title, children, action, dismiss }: BannerProps) {
  return (
    <div className="banner" data-tone={tone} role="status">
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
