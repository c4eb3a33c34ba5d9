import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { saveCustomer } from '#api/profile.ts';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { disclosureDraft } from '#app/disclosure/saved.ts';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { useSubmission } from '#app/flow/useSubmission.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { Async } from '#components/async/Async.tsx';
import type { Customer } from '#domain/shop/customer.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { type PepValues, PepView } from './views/PepView.tsx';

export function PepFlow(): ReactNode {
  const { t } = useLingui();
  const { resources } = useApp();
  return (
    <DisclosureFrame task="pep">
      <Async
        read={useResource(resources.of(customer))}
        page={t`Politisch exponierte Person`}
        failed={t`Das Formular konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="24rem" />}
      >
        {(investor) => <Declaration investor={investor} />}
      </Async>
    </DisclosureFrame>
  );
}

function Declaration({ investor }: { investor: Customer }) {
  const { http } = useApp();
  const stepDone = useStepDone();
  const [before] = useState(investor);
  const [initial] = useState<PepValues>(() => ({
    holdsOffice: before.notPep === null ? null : before.notPep ? 'no' : 'yes',
    role: before.representative_role === null ? '' : String(before.representative_role),
    confirmed: before.representativeConfirmation,
  }));
  const [draft] = useState(() => disclosureDraft('selfDisclosure.pep', before.uuid, initial));
  const sending = useSubmission({
    send: ({ holdsOffice, role, confirmed }: PepValues, signal) =>
      saveCustomer(
        http,
        before.uuid,
        {
          notPep: holdsOffice === 'no',
          representativeConfirmation: confirmed,
          ...(before.accountType === 'company' && { representative_role: Number(role) }),
        },
        signal,
      ),
    draft,
    onSucceeded: useCallback(() => stepDone('customer'), [stepDone]),
  });
  return <PepView {...sending} draft={draft} accountType={before.accountType} initial={initial} />;
}
