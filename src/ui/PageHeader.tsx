import type { ReactNode } from 'react';
import { restoreFocus } from './restoreFocus.ts';
import './PageHeader.css';

export type PageHeaderProps = {
  title: ReactNode;
  /** A sentence under the title. */
  lede?: ReactNode;
  /** A link back or a state, above the title. */
  eyebrow?: ReactNode;
  /** Actions that concern the whole page. */
  actions?: ReactNode;
  /** The page is on its way and this much of it is known: the focus waits for the heading of the page itself. */
  placeholder?: boolean;
};

/**
 * The page's one `h1`. It is focusable and gets the focus after a navigation, so that a screen reader begins with the
 * title of the new page.
 */
export function PageHeader({ title, lede, eyebrow, actions, placeholder = false }: PageHeaderProps) {
  return (
    <div className="page-header">
      <div className="page-header-text">
        {eyebrow && <div className="page-header-eyebrow">{eyebrow}</div>}
        <h1 {...(placeholder ? { 'data-placeholder': true } : { tabIndex: -1 })} ref={restoreFocus}>
          {title}
        </h1>
        {lede && <p className="page-header-lede">{lede}</p>}
      </div>
      {actions && <div className="cluster no-print">{actions}</div>}
    </div>
  );
}
