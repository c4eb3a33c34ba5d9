import type { ReactNode } from 'react';
import './Progress.css';

export type ProgressProps = {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
  /** Value in words, e.g. “62 % gezeichnet”. */
  valueText: string;
  /** Content under the bar; the value in words by default. */
  children?: ReactNode;
};

/** Reached part of a whole. A measure (`meter`), not the progress of a task. */
export function Progress({ label, value, valueText, children = valueText }: ProgressProps) {
  return (
    <div className="progress">
      <meter className="progress-track" min={0} max={100} value={value} aria-label={label} aria-valuetext={valueText} />
      <p className="progress-text">{children}</p>
    </div>
  );
}
