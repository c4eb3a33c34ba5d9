import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SkipLink } from '#ui/SkipLink.tsx';
import classes from './shell.module.css';

export interface ShellViewProps {
  header: ReactNode;
  /** Offline notice, status banners and notifications, under the header. */
  notices: ReactNode;
  footer: ReactNode;
  /** The confirmation dialog, while one is open. */
  dialog: ReactNode;
  children: ReactNode;
}

/** What stands around every screen. */
export function ShellView({ header, notices, footer, dialog, children }: ShellViewProps) {
  const { t } = useLingui();
  return (
    <div className={classes.page}>
      <SkipLink href="#content">{t`Zum Inhalt`}</SkipLink>
      {header}
      <div className={`row ${classes.notices}`}>{notices}</div>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {dialog}
    </div>
  );
}
