import type { ReactNode } from 'react';
import './StickyBar.css';

export type StickyBarProps = {
  label: string;
  action: ReactNode;
  children?: ReactNode;
  /** Puts the bar above the tab bar, which a flow with a bar of its own does not show otherwise. */
  aboveTabs?: boolean;
  /** Hides the bar while its action is on the screen anyway. */
  hidden?: boolean;
};

/**
 * Bar that keeps the next action at a phone's lower edge, within the thumb's reach, with related content beside it: a
 * back button, a sum. Hidden on larger screens, because there the action ends its form. Sticks at the end of its
 * column, so that it never covers the last content.
 */
export function StickyBar({ label, action, children, aboveTabs, hidden }: StickyBarProps) {
  return (
    <section
      className="sticky-bar"
      aria-label={label}
      data-above-tabs={aboveTabs || undefined}
      data-hidden={hidden || undefined}
    >
      {children}
      <div className="sticky-bar-action">{action}</div>
    </section>
  );
}
