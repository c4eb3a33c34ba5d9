import { type ReactNode, useId } from 'react';
import { Card } from './Card.tsx';
import './Panel.css';

export type PanelProps = {
  title: ReactNode;
  /** Link or small action beside the title. */
  action?: ReactNode;
  /** Omits the inner space, for a table that reaches the edges. */
  flush?: boolean;
  /** Colours the head. */
  tone?: 'warning' | undefined;
  children: ReactNode;
};

/** Titled section of the page on a card of its own. */
export function Panel({ title, action, flush, tone, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" padded={false} className="panel" data-tone={tone} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {action && <div className="panel-action">{action}</div>}
      </div>
      <div className="panel-body" data-flush={flush || undefined}>
        {children}
      </div>
    </Card>
  );
}
