import type { ReactNode } from 'react';
import { restoreFocus } from './restoreFocus.ts';
import './PageHeader.css';

export type PageHeaderProps = {
  title: ReactNode;
  lede?: ReactNode;
  /** Link back or state, above the title. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** True while the page is loading and only this much is known: the focus waits for the heading of the page itself. */
  placeholder?: boolean;
};

/**
 * Header with the page's one `h1`, which is focusable and gets the focus after a navigation, so that a screen reader
 * starts with the title of the new page.
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
