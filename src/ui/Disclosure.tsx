import type { ReactNode } from 'react';
import { ChevronIcon } from './icons.tsx';
import './Disclosure.css';

/** More, for those who want it. The browser's own `details`: found by its page search, open in print. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>
        <ChevronIcon />
        {summary}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
