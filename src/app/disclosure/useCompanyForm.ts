import { saveCompany } from '#api/profile.ts';
import { addressDefinitions } from '#components/disclosure/addressDefinitions.ts';
import { bankDefinitions } from '#components/disclosure/bankDefinitions.tsx';
import { type CompanyValues, companyDefinitions } from '#components/disclosure/companyDefinitions.ts';
import { bodyOf, valuesIn } from '#components/disclosure/fieldDefinitions.tsx';
import type { Company, Customer } from '#domain/shop/customer.ts';
import type { AddressDraft, CompanyChanges } from '#domain/shop/drafts.ts';
import { useApp } from '../app.ts';
import { noProof } from './proof.ts';
import { useParticulars } from './useParticulars.ts';

/** Initial form values from the company that the shop has stored. */
const valuesOf = (company: Company): CompanyValues => ({
  ...valuesIn(companyDefinitions, company),
  ...valuesIn(addressDefinitions, company.defaultAddress),
  ...valuesIn(bankDefinitions, { ...company, beneficiary: company.beneficiary ?? company.companyName }),
  ...noProof,
});

/** Builds the request body: all values but the address, which is a resource of its own, and the proof. */
const changesOf = (values: CompanyValues): CompanyChanges => ({
  ...bodyOf(companyDefinitions, values),
  ...bodyOf(bankDefinitions, values),
});

const addressIn = (values: CompanyValues): AddressDraft => ({
  firstName: null,
  lastName: null,
  company: values.companyName.trim(),
  ...bodyOf(addressDefinitions, values),
  phoneNumber: null,
});

export function useCompanyForm(investor: Customer, company: Company, onSaved: () => void) {
  const { http } = useApp();
  return useParticulars({
    form: 'selfDisclosure.company',
    ofCompany: true,
    investor,
    before: company,
    subjectOf: (known) => known.company ?? company,
    valuesOf,
    changesOf,
    addressIn,
    onSaved,
    save: (changes, signal) => saveCompany(http, company.uuid, changes, signal),
  });
}
