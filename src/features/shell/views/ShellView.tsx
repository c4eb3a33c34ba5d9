import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SkipLink } from '#ui/SkipLink.tsx';
import classes from './shell.module.css';

export interface ShellViewProps {
  header: ReactNode;
  /** Offline notice, status banners and notifications, under the header. */
  notices: ReactNode;
  footer: ReactNode;
  /** On phones, the main places; none for visitors. */
  tabs: ReactNode;
  /** The confirmation dialog, while one is open. */
  dialog: ReactNode;
  children: ReactNode;
}

/** What stands around every screen. */
export function ShellView({ header, notices, footer, tabs, dialog, children }: ShellViewProps) {
  const { t } = useLingui();
  return (
    <div className={classes.page} data-tabs={Boolean(tabs) || undefined}>
      <SkipLink href="#content">{t`Zum Inhalt`}</SkipLink>
      {header}
      <div className={`row ${classes.notices}`}>{notices}</div>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {tabs}
      {dialog}
    </div>
  );
}
