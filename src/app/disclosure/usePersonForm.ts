import { saveCustomer } from '#api/profile.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { useApp } from '../app.ts';
import { addressIn, changesOf, valuesOf } from './personal.ts';
import { useParticulars } from './useParticulars.ts';

export function usePersonForm(investor: Customer, onSaved: () => void) {
  const { http } = useApp();
  const { uuid } = investor;
  return useParticulars({
    form: 'selfDisclosure.personal',
    investor,
    before: investor,
    subjectOf: (known) => known,
    valuesOf,
    changesOf,
    addressIn,
    onSaved,
    save: (changes, signal) => saveCustomer(http, uuid, changes, signal),
  });
}
