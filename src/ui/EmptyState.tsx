import type { ReactNode } from 'react';
import './EmptyState.css';

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** Fills an empty place: names the missing content and the way to get it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="state">
      <ParquetMark />
      <p className="state-title">{title}</p>
      {children && <div className="state-text">{children}</div>}
      {action && <div className="cluster">{action}</div>}
    </div>
  );
}

function ParquetMark() {
  return (
    <svg className="state-mark" viewBox="0 0 26 26" width="40" height="40" aria-hidden="true">
      <path d="M2 8 8 2l5 5-6 6zM13 19l6-6 5 5-6 6zm0-12 5-5 6 6-5 5zM2 18l5-5 6 6-5 5z" />
    </svg>
  );
}
