import { addressDefinitions } from '#components/disclosure/addressDefinitions.ts';
import { bankDefinitions } from '#components/disclosure/bankDefinitions.tsx';
import { type CompanyValues, companyDefinitions } from '#components/disclosure/companyDefinitions.ts';
import { bodyOf, valuesIn } from '#components/disclosure/fieldDefinitions.tsx';
import type { Company } from '#domain/shop/customer.ts';
import type { AddressDraft, CompanyChanges } from '#domain/shop/drafts.ts';
import { noProof, proofIn } from './proof.ts';

/** Initial form values from the company that the shop has stored. */
export const valuesOf = (company: Company): CompanyValues => ({
  ...valuesIn(companyDefinitions, company),
  ...valuesIn(addressDefinitions, company.defaultAddress),
  ...valuesIn(bankDefinitions, { ...company, beneficiary: company.beneficiary ?? company.companyName }),
  ...noProof,
});

/** Builds the request body: all values but the address, which is a resource of its own. */
export const changesOf = (values: CompanyValues): CompanyChanges => ({
  ...bodyOf(companyDefinitions, values),
  ...bodyOf(bankDefinitions, values),
  ...proofIn(values),
});

export const addressIn = (values: CompanyValues): AddressDraft => ({
  firstName: null,
  lastName: null,
  company: values.companyName.trim(),
  ...bodyOf(addressDefinitions, values),
  phoneNumber: null,
});
