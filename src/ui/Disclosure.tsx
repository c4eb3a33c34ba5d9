import { type ReactNode, useState } from 'react';
import { ChevronIcon } from './icons.tsx';
import './Disclosure.css';

export interface DisclosureProps {
  summary: ReactNode;
  open?: boolean;
  /** Renders the detail from its first opening on, e.g. because it loads code. */
  isLate?: boolean;
  children: ReactNode;
}

/** Optional detail, as a native `details`, which the page search finds and print shows open. */
export function Disclosure({ summary, open = false, isLate = false, children }: DisclosureProps) {
  const [isOpened, setOpened] = useState(open);
  return (
    <details
      className="disclosure"
      open={open}
      onToggle={isLate ? ({ currentTarget }) => currentTarget.open && setOpened(true) : undefined}
    >
      <summary>
        <ChevronIcon />
        {summary}
      </summary>
      <div className="disclosure-body">{(!isLate || isOpened) && children}</div>
    </details>
  );
}
