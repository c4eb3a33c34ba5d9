import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { useChoices } from '#app/disclosure/useChoices.ts';
import { usePersonForm } from '#app/disclosure/usePersonForm.ts';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { Async } from '#components/async/Async.tsx';
import type { Choices } from '#components/disclosure/useSubjectForm.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { PersonalDataView } from './views/PersonalDataView.tsx';

export function PersonalDataFlow(): ReactNode {
  const { t } = useLingui();
  const read = useChoices();
  return (
    <DisclosureFrame task="personalData">
      <Async
        read={read}
        page={t`Persönliche Daten`}
        failed={t`Das Formular konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="40rem" />}
      >
        {({ investor, choices }) => <Data investor={investor} {...choices} />}
      </Async>
    </DisclosureFrame>
  );
}

function Data({ investor, ...choices }: Choices & { investor: Customer }) {
  const stepDone = useStepDone();
  const { key, view } = usePersonForm(
    investor,
    useCallback(() => stepDone('customer'), [stepDone]),
  );
  return <PersonalDataView key={key} {...view} {...choices} accountType={investor.accountType} />;
}
