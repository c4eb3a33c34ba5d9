import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from './icons.tsx';
import './Timeline.css';

/** Progress of a step; `stopped` if it was cancelled or failed. */
export type TimelineState = 'done' | 'current' | 'stopped' | 'open';

export type TimelineProps = {
  items: ReadonlyArray<{
    key: string;
    state: TimelineState;
    title: ReactNode;
    at?: ReactNode;
    note?: ReactNode;
  }>;
  /** Read out after each step: a sign alone says nothing to those who do not see it. */
  labels: Record<TimelineState, string>;
  /** `line`: steps beside each other on larger screens, for dates. */
  variant?: 'column' | 'line';
};

/** Steps in the order of time, each with its state, day and note. */
export function Timeline({ items, labels, variant = 'column' }: TimelineProps) {
  return (
    <ol className="timeline" data-variant={variant}>
      {items.map(({ key, state, title, at, note }) => (
        <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="timeline-dot">
            {state === 'done' && <CheckIcon />}
            {state === 'stopped' && <CloseIcon />}
          </span>
          <div className="timeline-text">
            <b>
              {title}
              <span className="visually-hidden"> ({labels[state]})</span>
            </b>
            {at && <span className="num">{at}</span>}
            {note && <span>{note}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
