import type { ReactNode } from 'react';
import './StickyBar.css';

/**
 * On phones it keeps the summary and the next action at the lower edge, within the thumb's reach. On larger screens it
 * shows nothing, because the summary is beside the form. It sticks at the end of its column, so it never covers the
 * last content.
 */
export function StickyBar({ label, summary, action }: { label: string; summary: ReactNode; action?: ReactNode }) {
  return (
    <section className="sticky-bar" aria-label={label}>
      <div className="sticky-bar-summary">{summary}</div>
      {action}
    </section>
  );
}
