import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { type Choices, useChoices } from '#app/disclosure/useChoices.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { Async } from '#components/async/Async.tsx';
import type { Customer } from '#domain/shop/customer.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { EditLayoutView } from './views/EditLayoutView.tsx';

export type EditProps = Choices & { investor: Customer };

/** Loads what both pages need before they show their form. */
export function EditFrame({
  page,
  children,
}: {
  page: 'person' | 'company';
  children: (props: EditProps) => ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const investor = useResource(useApp().resources.of(customer)).data;
  const read = useChoices();
  return (
    <EditLayoutView page={page} accountType={investor?.accountType ?? 'personal'}>
      <Async
        read={read}
        page={page === 'person' ? t`Persönliche Daten` : t`Unternehmensdaten`}
        failed={t`Das Formular konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="40rem" />}
      >
        {({ investor: known, choices }) => children({ investor: known, ...choices })}
      </Async>
    </EditLayoutView>
  );
}
