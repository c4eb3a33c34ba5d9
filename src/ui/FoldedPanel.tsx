import { type ReactNode, useId, useState } from 'react';
import { Card } from './Card.tsx';
import { ChevronIcon } from './icons.tsx';
import './FoldedPanel.css';
import './Panel.css';

export interface FoldedPanelProps {
  title: ReactNode;
  /** Keeps the inner space, for content other than a table that reaches the edges. */
  padded?: boolean;
  children: ReactNode;
}

/** Titled section that unfolds, as a native `details`: closed at first on phones. */
export function FoldedPanel({ title, padded = false, children }: FoldedPanelProps) {
  const id = useId();
  const [isWide] = useState(() => globalThis.matchMedia?.('(min-width: 52.01rem)').matches ?? true);
  return (
    <Card as="section" padded={false} className="panel" aria-labelledby={id}>
      <details className="panel-fold" open={isWide}>
        <summary>
          <h2 id={id}>{title}</h2>
          <ChevronIcon />
        </summary>
        <div className="panel-body" data-flush={!padded || undefined}>
          {children}
        </div>
      </details>
    </Card>
  );
}
