import type { ReactNode } from 'react';
import './StickyBar.css';

/**
 * On phones the summary and the way on, at the lower edge within the thumb's reach; elsewhere nothing, because the
 * summary stands beside the form. It sticks at the end of its column, so it never covers what comes last.
 */
export function StickyBar({ label, summary, action }: { label: string; summary: ReactNode; action?: ReactNode }) {
  return (
    <section className="sticky-bar" aria-label={label}>
      <div className="sticky-bar-summary">{summary}</div>
      {action}
    </section>
  );
}
