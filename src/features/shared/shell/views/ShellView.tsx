import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SkipLink } from '#ui/SkipLink.tsx';
import classes from './shell.module.css';

export interface ShellViewProps {
  header: ReactNode;
  /** Offline notice and status banners, above the page. */
  banners: ReactNode;
  /** Notifications, which stay under the header. */
  notices: ReactNode;
  footer: ReactNode;
  /** On phones, the main places; none for visitors. */
  tabs: ReactNode;
  /** The confirmation dialog, while one is open. */
  dialog: ReactNode;
  children: ReactNode;
}

/** Frame of every screen. */
export function ShellView({ header, banners, notices, footer, tabs, dialog, children }: ShellViewProps) {
  const { t } = useLingui();
  return (
    <div className={classes.page} data-tabs={Boolean(tabs) || undefined}>
      <SkipLink href="#content">{t`Zum Inhalt`}</SkipLink>
      {header}
      <div className={`row ${classes.banners}`}>{banners}</div>
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
