import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { TabNav } from '#ui/TabNav.tsx';

export interface EditLayoutViewProps {
  page: 'person' | 'company';
  accountType: AccountType;
  children: ReactNode;
}

/** Frame of both pages; tabs link the two for company accounts. */
export function EditLayoutView({ page, accountType, children }: EditLayoutViewProps) {
  const { t } = useLingui();
  return (
    <AccountLayout current="profile">
      {accountType === 'company' && (
        <TabNav
          label={t`Ihre Angaben`}
          tabs={[
            { href: pathTo('/account/edit'), label: t`Persönliche Daten`, current: page === 'person' },
            { href: pathTo('/account/company-edit'), label: t`Unternehmensdaten`, current: page === 'company' },
          ]}
        />
      )}
      {children}
    </AccountLayout>
  );
}
