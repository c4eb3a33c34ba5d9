import { type ReactNode, useState } from 'react';
import { ChevronIcon } from './icons.tsx';
import './Disclosure.css';

export interface DisclosureProps {
  summary: ReactNode;
  open?: boolean;
  /** Renders the detail from its first opening on, e.g. because it loads code. */
  isLate?: boolean;
  /** Called at the first opening of a late detail. */
  onFirstOpened?: () => void;
  children: ReactNode;
}

/** Optional detail, as a native `details`, which the page search finds and print shows open. */
export function Disclosure({ summary, open = false, isLate = false, onFirstOpened, children }: DisclosureProps) {
  const [isOpened, setOpened] = useState(open);
  const show = () => {
    if (!isOpened) onFirstOpened?.();
    setOpened(true);
  };
  return (
    <details
      className="disclosure"
      open={open}
      onToggle={isLate ? ({ currentTarget }) => currentTarget.open && show() : undefined}
    >
      <summary>
        <ChevronIcon />
        {summary}
      </summary>
      <div className="disclosure-body">{(!isLate || isOpened) && children}</div>
    </details>
  );
}
