import type { ReactNode } from 'react';
import './Badge.css';

/** Colour of a badge. */
export type BadgeTone = 'brand' | 'accent' | 'neutral' | 'positive' | 'info' | 'warning' | 'danger';

/** State in one or two words. The tone supports the words but never replaces them. */
export function Badge({ tone = 'brand', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
