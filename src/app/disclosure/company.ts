import { addressRows } from '#components/disclosure/addressRows.ts';
import { bankRows } from '#components/disclosure/bankRows.tsx';
import { type CompanyValues, companyRows } from '#components/disclosure/companyRows.ts';
import { bodyOf, valuesIn } from '#components/disclosure/rows.tsx';
import type { Company } from '#domain/shop/customer.ts';
import type { AddressDraft, CompanyChanges } from '#domain/shop/drafts.ts';
import { noProof, proofIn } from './proof.ts';

/** Initial form values from the company that the shop has stored. */
export const valuesOf = (company: Company): CompanyValues => ({
  ...valuesIn(companyRows, company),
  ...valuesIn(addressRows, company.defaultAddress),
  ...valuesIn(bankRows, { ...company, beneficiary: company.beneficiary ?? company.companyName }),
  ...noProof,
});

/** Builds the request body: all values but the address, which is a resource of its own. */
export const changesOf = (values: CompanyValues): CompanyChanges => ({
  ...bodyOf(companyRows, values),
  ...bodyOf(bankRows, values),
  ...proofIn(values),
});

export const addressIn = (values: CompanyValues): AddressDraft => ({
  firstName: null,
  lastName: null,
  company: values.companyName.trim(),
  ...bodyOf(addressRows, values),
  phoneNumber: null,
});
