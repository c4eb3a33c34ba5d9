import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { useChoices } from '#app/disclosure/useChoices.ts';
import { useCompanyForm } from '#app/disclosure/useCompanyForm.ts';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { Redirect } from '#app/page/Redirect.tsx';
import { Async } from '#components/async/Async.tsx';
import type { Choices } from '#components/disclosure/useSubjectForm.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Company, Customer } from '#domain/shop/customer.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { CompanyDataView } from './views/CompanyDataView.tsx';

export function CompanyDataFlow(): ReactNode {
  const { t } = useLingui();
  const read = useChoices();
  return (
    <DisclosureFrame task="companyData">
      <Async
        read={read}
        page={t`Unternehmensdaten`}
        failed={t`Das Formular konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="40rem" />}
      >
        {({ investor, choices }) =>
          investor.company === null ? (
            // A personal account has no company and nothing to fill in here.
            <Redirect to={pathTo('/self-disclosure')} />
          ) : (
            <Data investor={investor} company={investor.company} {...choices} />
          )
        }
      </Async>
    </DisclosureFrame>
  );
}

function Data({ investor, company, ...choices }: Choices & { investor: Customer; company: Company }) {
  const stepDone = useStepDone();
  const { key, view } = useCompanyForm(
    investor,
    company,
    useCallback(() => stepDone('customer'), [stepDone]),
  );
  return <CompanyDataView key={key} {...view} {...choices} />;
}
