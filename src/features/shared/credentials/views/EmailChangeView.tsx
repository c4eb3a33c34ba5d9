import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import type { Customer } from '#domain/shop/customer.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';

export interface EmailChangeViewProps {
  read: AsyncData<Customer>;
  children: (person: Customer) => ReactNode;
}

/** `/account/change-email` (requirement 2.42). */
export function EmailChangeView({ read, children }: EmailChangeViewProps) {
  const { t } = useLingui();
  return (
    <AccountLayout current="email">
      <PageHeader
        title={<Trans>E-Mail-Adresse ändern</Trans>}
        lede={<Trans>Mit dieser Adresse melden Sie sich an, und an diese Adresse schreiben wir Ihnen.</Trans>}
      />
      <Async
        read={read}
        failed={t`Ihre Daten konnten nicht geladen werden.`}
        skeleton={<SkeletonBlock height="20rem" />}
      >
        {children}
      </Async>
    </AccountLayout>
  );
}
