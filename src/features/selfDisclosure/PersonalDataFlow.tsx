import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { saveCustomer } from '#api/profile.ts';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { disclosureDraft } from '#app/disclosure/saved.ts';
import { useParticulars } from '#app/disclosure/useParticulars.ts';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { customer } from '#app/reads/customer.ts';
import { countries, currencies } from '#app/reads/lookups.ts';
import { useResource } from '#app/useResource.ts';
import { useToday } from '#app/useToday.ts';
import { Async } from '#components/async/Async.tsx';
import { allOf } from '#components/async/allOf.ts';
import type { Country, Currency } from '#domain/shop/content.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { addressIn, changesOf, valuesOf } from './personal.ts';
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
  const { http } = useApp();
  const today = useToday();
  const stepDone = useStepDone();
  // What the form began with, whatever is read meanwhile.
  const [before] = useState(investor);
  const [initial] = useState(() => valuesOf(before));
  const [draft] = useState(() => disclosureDraft('selfDisclosure.personal', before.uuid, initial));
  const { submit, ...sending } = useParticulars({
    save: useCallback((changes, signal) => saveCustomer(http, before.uuid, changes, signal), [http, before]),
    draft,
    onSaved: useCallback(() => stepDone('customer'), [stepDone]),
  });
  return (
    <PersonalDataView
      {...sending}
      {...choices}
      draft={draft}
      initial={initial}
      accountType={before.accountType}
      account={before}
      twoFactor={before.twoFactorEnabled}
      today={today}
      onSubmit={(values) => submit(changesOf(values, before), addressIn(values), investor.defaultAddress)}
    />
  );
}
