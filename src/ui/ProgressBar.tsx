import type { ReactNode } from 'react';
import './Progress.css';
import './ProgressBar.css';

export interface ProgressBarProps {
  label: string;
  /** Percent, 0 to 100; null while unknown. */
  value: number | null;
  /** Progress in words; the label is shown if absent. */
  children?: ReactNode;
}

/** Progress of an upload or export, with its text below. The track moves while `value` is null. */
export function ProgressBar({ label, value, children }: ProgressBarProps) {
  return (
    <div className="progress progress-bar">
      <progress
        className="progress-track"
        max={100}
        aria-label={label}
        data-running
        {...(value !== null && { value })}
      />
      {/* Hidden if it repeats the label, which is the bar's accessible name already. */}
      <p className="progress-text" aria-hidden={children === undefined || undefined}>
        {children ?? label}
      </p>
    </div>
  );
}
