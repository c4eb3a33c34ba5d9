import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { useIsElsewhere, useIsKept } from '#app/disclosure/saved.ts';
import { useChoices } from '#app/disclosure/useChoices.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { Async } from '#components/async/Async.tsx';
import type { Choices } from '#components/disclosure/useSubjectForm.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import type { EditState } from './views/EditedView.tsx';
import { EditLayoutView } from './views/EditLayoutView.tsx';

export interface EditProps {
  investor: Customer;
  choices: Choices;
  state: Omit<EditState, 'saved' | 'elsewhere'>;
  onSaved: () => void;
}

/** Loads what both pages need before they show their form. */
export function EditFrame({
  page,
  children,
}: {
  page: 'person' | 'company';
  children: (props: EditProps) => ReactNode;
}): ReactNode {
  const { t } = useLingui();
  const { resources } = useApp();
  const investor = useResource(resources.of(customer)).data;
  const kept = { isKept: useIsKept(), isElsewhere: useIsElsewhere() };
  const onSaved = useCallback(() => resources.invalidate('customer'), [resources]);
  const read = useChoices();
  return (
    <EditLayoutView page={page} accountType={investor?.accountType ?? 'personal'}>
      <Async
        read={read}
        page={page === 'person' ? t`Persönliche Daten` : t`Unternehmensdaten`}
        failed={t`Das Formular konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="40rem" />}
      >
        {(loaded) => children({ ...loaded, state: { ...kept, status: loaded.investor.status }, onSaved })}
      </Async>
    </EditLayoutView>
  );
}
