import type { ReactNode } from 'react';
import './ProgressBar.css';

export interface ProgressBarProps {
  /** What is on its way. */
  label: string;
  /** Percent, 0 to 100; null while nobody can tell. */
  value: number | null;
  /** The progress in words. Left out while there is nothing to say of it: then the label is shown. */
  children?: ReactNode;
}

/** How far something is that takes its time. */
export function ProgressBar({ label, value, children }: ProgressBarProps) {
  return (
    <div className="progress-bar">
      <progress
        className="progress-bar-track"
        max={100}
        aria-label={label}
        data-running
        {...(value !== null && { value })}
      />
      {/* The label is the bar's name already, and not read out twice. */}
      <p className="progress-bar-text" aria-hidden={children === undefined || undefined}>
        {children ?? label}
      </p>
    </div>
  );
}
