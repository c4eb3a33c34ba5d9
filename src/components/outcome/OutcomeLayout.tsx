import type { ReactNode } from 'react';

export interface OutcomeLayoutProps {
  /** Result or state: an `OutcomeHeader`. */
  head: ReactNode;
  /** Timeline and subject of the order. */
  aside: ReactNode;
  children: ReactNode;
}

/** Common layout of an order's result: the outcome, the next step, and the timeline beside it. */
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
