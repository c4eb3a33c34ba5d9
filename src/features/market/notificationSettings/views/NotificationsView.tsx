import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import type { Customer } from '#domain/shop/customer.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './notifications.module.css';

export interface NotificationsViewProps {
  read: AsyncData<Customer>;
  children: (person: Customer) => ReactNode;
}

/** `/notifications-settings`: emails that the customer can choose, and those sent in any case (requirement 2.40). */
export function NotificationsView({ read, children }: NotificationsViewProps) {
  const { t } = useLingui();
  const email = read.data?.email;
  return (
    <AccountLayout current="notifications">
      <PageHeader
        title={<Trans>Benachrichtigungen</Trans>}
        lede={<Trans>Welche E-Mails Sie von uns erhalten.</Trans>}
      />
      <Async
        read={read}
        failed={t`Ihre Einstellungen konnten nicht geladen werden.`}
        skeleton={<SkeletonBlock height="16rem" />}
      >
        {(person) => (
          <>
            {children(person)}
            <Panel title={<Trans>Immer per E-Mail</Trans>}>
              <p className="measure">
                <Trans>
                  Zu Ihren Käufen und zur Sicherheit Ihres Kontos schreiben wir Ihnen in jedem Fall, an{' '}
                  <b className={classes.mail}>{email}</b>.
                </Trans>
              </p>
            </Panel>
          </>
        )}
      </Async>
    </AccountLayout>
  );
}
