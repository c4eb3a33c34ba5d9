import type { ReactNode } from 'react';
import { ChevronIcon } from './icons.tsx';
import './Disclosure.css';

/** Optional detail, as a native `details`, which the page search finds and print shows open. */
export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="disclosure" open={open}>
      <summary>
        <ChevronIcon />
        {summary}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
