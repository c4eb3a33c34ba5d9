import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { customer } from '#app/reads/customer.ts';
import { countries, currencies } from '#app/reads/lookups.ts';
import { useResource } from '#app/useResource.ts';
import { Async } from '#components/async/Async.tsx';
import { allOf } from '#components/async/allOf.ts';
import type { Country, Currency } from '#domain/shop/content.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { EditLayoutView } from './views/EditLayoutView.tsx';

export interface EditProps {
  investor: Customer;
  countries: readonly Country[];
  currencies: readonly Currency[];
}

/** What both pages read before they show their form. */
export function EditFrame({
  page,
  children,
}: {
  page: 'person' | 'company';
  children: (props: EditProps) => ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const { resources } = useApp();
  const investor = useResource(resources.of(customer));
  const read = allOf(investor, useResource(resources.of(countries)), useResource(resources.of(currencies)));
  return (
    <EditLayoutView page={page} accountType={investor.data?.accountType ?? 'personal'}>
      <Async
        read={read}
        page={page === 'person' ? t`Persönliche Daten` : t`Unternehmensdaten`}
        failed={t`Das Formular konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="40rem" />}
      >
        {([known, offered, moneys]) => children({ investor: known, countries: offered, currencies: moneys })}
      </Async>
    </EditLayoutView>
  );
}
