import { readCustomer } from '#api/customers.ts';
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
    valuesOf,
    changesOf,
    addressIn,
    onSaved,
    read: (signal) => readCustomer(http, uuid, signal),
    save: (changes, signal) => saveCustomer(http, uuid, changes, signal),
  });
}
