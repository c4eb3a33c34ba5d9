import type { ReactNode } from 'react';

export interface OutcomeLayoutProps {
  /** How it ended or stands: an `OutcomeHeader`. */
  head: ReactNode;
  /** The way so far and what it is about. */
  aside: ReactNode;
  /** The one next step, and what belongs to it. */
  children: ReactNode;
}

/** Every end of an order is built alike: what happened, the next step, and beside it the way so far. */
export function OutcomeLayout({ head, aside, children }: OutcomeLayoutProps) {
  return (
    <>
      {head}
      <div className="split" data-print="columns">
        <div className="stack" data-gap="lg">
          {children}
        </div>
        {aside && (
          <aside className="stack" data-gap="lg">
            {aside}
          </aside>
        )}
      </div>
    </>
  );
}
