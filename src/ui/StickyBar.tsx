import type { ReactNode } from 'react';
import './StickyBar.css';

/**
 * On phones it keeps the next action at the lower edge, within the thumb's reach, with what belongs beside it: a way
 * back, a sum. On larger screens it shows nothing, because there the action ends its form. It sticks at the end of its
 * column, so it never covers the last content.
 */
export function StickyBar({ label, action, children }: { label: string; action: ReactNode; children?: ReactNode }) {
  return (
    <section className="sticky-bar" aria-label={label}>
      {children}
      <div className="sticky-bar-action">{action}</div>
    </section>
  );
}
