import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { usePersonForm } from '#app/disclosure/usePersonForm.ts';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { customer } from '#app/reads/customer.ts';
import { countries, currencies } from '#app/reads/lookups.ts';
import { useResource } from '#app/useResource.ts';
import { Async } from '#components/async/Async.tsx';
import { allOf } from '#components/async/allOf.ts';
import type { Country, Currency } from '#domain/shop/content.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { PersonalDataView } from './views/PersonalDataView.tsx';

/** `/self-disclosure/personal`. */
export function PersonalDataFlow(): ReactNode {
  const { t } = useLingui();
  const { resources } = useApp();
  const read = allOf(
    useResource(resources.of(customer)),
    useResource(resources.of(countries)),
    useResource(resources.of(currencies)),
  );
  return (
    <DisclosureFrame task="personalData">
      <Async
        read={read}
        page={t`Persönliche Daten`}
        failed={t`Das Formular konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="40rem" />}
      >
        {([investor, offered, moneys]) => <Data investor={investor} countries={offered} currencies={moneys} />}
      </Async>
    </DisclosureFrame>
  );
}

interface DataProps {
  investor: Customer;
  countries: readonly Country[];
  currencies: readonly Currency[];
}

function Data({ investor, ...choices }: DataProps) {
  const stepDone = useStepDone();
  const { key, view } = usePersonForm(
    investor,
    useCallback(() => stepDone('customer'), [stepDone]),
  );
  return <PersonalDataView key={key} {...view} {...choices} accountType={investor.accountType} />;
}
