import type { ReactNode } from 'react';
import './Progress.css';

interface ProgressTrackProps {
  label: string;
  /** Reached part of `max`. */
  value: number;
  /** 100 by default, for percents. */
  max?: number;
  /** Value in words, e.g. “62 % gezeichnet”. */
  valueText: string;
}

export type ProgressProps = Omit<ProgressTrackProps, 'max'> & {
  /** Content under the bar; the value in words by default. */
  children?: ReactNode;
};

/** Reached part of a whole. A measure (`meter`), not the progress of a task. */
export function Progress({ children, ...track }: ProgressProps) {
  return (
    <div className="progress">
      <ProgressTrack {...track} />
      <p className="progress-text">{children ?? track.valueText}</p>
    </div>
  );
}

/** The track alone, for progress whose words are beside it. */
export const ProgressTrack = ({ label, value, max = 100, valueText }: ProgressTrackProps) => (
  <meter className="progress-track" min={0} max={max} value={value} aria-label={label} aria-valuetext={valueText} />
);
