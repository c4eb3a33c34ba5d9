import type { ReactNode } from 'react';
import './StickyBar.css';

/**
 * Bar that keeps the next action at a phone's lower edge, within the thumb's reach, with related content beside it: a
 * back button, a sum. Hidden on larger screens, because there the action ends its form. Sticks at the end of its
 * column, so that it never covers the last content.
 */
export function StickyBar({ label, action, children }: { label: string; action: ReactNode; children?: ReactNode }) {
  return (
    <section className="sticky-bar" aria-label={label}>
      {children}
      <div className="sticky-bar-action">{action}</div>
    </section>
  );
}
