import { useCallback } from 'react';
import { readCustomer } from '#api/customers.ts';
import { saveCompany } from '#api/profile.ts';
import type { Company, Customer } from '#domain/shop/customer.ts';
import type { CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import { useApp } from '../app.ts';
import { addressIn, changesOf, valuesOf } from './company.ts';
import { useParticulars } from './useParticulars.ts';

export function useCompanyForm(investor: Customer, company: Company, onSaved: () => void) {
  const { http } = useApp();
  const { uuid } = company;
  return useParticulars({
    form: 'selfDisclosure.company',
    ofCompany: true,
    investor,
    before: company,
    valuesOf,
    changesOf,
    addressIn,
    onSaved,
    read: async (signal) => (await readCustomer(http, investor.uuid, signal)).company ?? company,
    save: useCallback(
      (changes: CustomerChanges & CompanyChanges, signal: AbortSignal) => saveCompany(http, uuid, changes, signal),
      [http, uuid],
    ),
  });
}
