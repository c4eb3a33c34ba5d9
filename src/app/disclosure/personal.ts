import { addressDefinitions } from '#components/disclosure/addressDefinitions.ts';
import { bankDefinitions } from '#components/disclosure/bankDefinitions.tsx';
import { bodyOf, valuesIn } from '#components/disclosure/fieldDefinitions.tsx';
import {
  churchTaxDefinitions,
  type PersonalValues,
  personDefinitions,
} from '#components/disclosure/personDefinitions.ts';
import { phoneOf } from '#domain/input/phone.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { AddressDraft, CustomerChanges } from '#domain/shop/drafts.ts';
import { noProof } from './proof.ts';

/** Returns the initial form values from the customer that the shop has stored. */
export function valuesOf(customer: Customer): PersonalValues {
  const name = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  return {
    ...valuesIn(personDefinitions, customer),
    ...valuesIn(churchTaxDefinitions, customer),
    ...valuesIn(addressDefinitions, customer.defaultAddress),
    ...valuesIn(bankDefinitions, { ...customer, beneficiary: customer.beneficiary ?? name }),
    ...noProof,
  };
}

/** Builds the request body: all values but the address, which is a resource of its own, and the proof. */
export function changesOf(values: PersonalValues, { accountType }: Pick<Customer, 'accountType'>): CustomerChanges {
  return {
    ...bodyOf(personDefinitions, values),
    mobileNumber: phoneOf(values.mobileNumber, values.countryCode) ?? values.mobileNumber,
    // A company's payouts go to its own account, and it pays no church tax.
    ...(accountType === 'personal' && {
      ...bodyOf(churchTaxDefinitions, values),
      ...bodyOf(bankDefinitions, values),
    }),
  };
}

export const addressIn = (values: PersonalValues): AddressDraft => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  company: null,
  ...bodyOf(addressDefinitions, values),
  phoneNumber: phoneOf(values.mobileNumber, values.countryCode),
});
