import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { useCompanyForm } from '#app/disclosure/useCompanyForm.ts';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { Led } from '#app/onboarding/Led.tsx';
import { customer } from '#app/reads/customer.ts';
import { countries, currencies } from '#app/reads/lookups.ts';
import { useResource } from '#app/useResource.ts';
import { Async } from '#components/async/Async.tsx';
import { allOf } from '#components/async/allOf.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Country, Currency } from '#domain/shop/content.ts';
import type { Company, Customer } from '#domain/shop/customer.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { CompanyDataView } from './views/CompanyDataView.tsx';

/** `/self-disclosure/company`. */
export function CompanyDataFlow(): ReactNode {
  const { t } = useLingui();
  const { resources } = useApp();
  const read = allOf(
    useResource(resources.of(customer)),
    useResource(resources.of(countries)),
    useResource(resources.of(currencies)),
  );
  return (
    <DisclosureFrame task="companyData">
      <Async
        read={read}
        page={t`Unternehmensdaten`}
        failed={t`Das Formular konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="40rem" />}
      >
        {([investor, offered, moneys]) =>
          investor.company === null ? (
            // A person has none: there is nothing to say here.
            <Led to={pathTo('/self-disclosure')} />
          ) : (
            <Data investor={investor} company={investor.company} countries={offered} currencies={moneys} />
          )
        }
      </Async>
    </DisclosureFrame>
  );
}

interface DataProps {
  investor: Customer;
  company: Company;
  countries: readonly Country[];
  currencies: readonly Currency[];
}

function Data({ investor, company, ...choices }: DataProps) {
  const stepDone = useStepDone();
  const { key, view } = useCompanyForm(
    investor,
    company,
    useCallback(() => stepDone('customer'), [stepDone]),
  );
  return <CompanyDataView key={key} {...view} {...choices} />;
}
