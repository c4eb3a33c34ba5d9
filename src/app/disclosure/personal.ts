import type { PersonalValues } from '#components/disclosure/PersonForm.tsx';
import { isoOf } from '#domain/forms/dayParts.ts';
import { electronicIban, ibanInGroups } from '#domain/forms/iban.ts';
import { phoneOf } from '#domain/forms/phone.ts';
import { type Customer, Salutation } from '#domain/shop/customer.ts';
import type { AddressDraft, CustomerChanges } from '#domain/shop/drafts.ts';

/** Initial form values from the customer that the shop has stored. */
export function valuesOf(customer: Customer): PersonalValues {
  const address = customer.defaultAddress;
  return {
    salutation: customer.salutation,
    title: customer.title ?? '',
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
    birthday: customer.birthday ?? '',
    birthCity: customer.birthCity ?? '',
    birthCountry: customer.birthCountry ?? '',
    nationality: customer.nationality ?? '',
    street: address?.street ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    countryCode: address?.countryCode ?? '',
    mobileNumber: customer.mobileNumber ?? '',
    taxnumber: customer.taxnumber ?? '',
    paysChurchTax: customer.paysChurchTax,
    beneficiary: customer.beneficiary ?? [customer.firstName, customer.lastName].filter(Boolean).join(' '),
    confirmedHolder: '',
    iban: ibanInGroups(customer.iban ?? ''),
    bic: customer.bic ?? '',
    bankName: customer.bankName ?? '',
    bankCountry: customer.bankCountry ?? '',
    bankCurrency: customer.bankCurrency ?? 'EUR',
    currentPassword: '',
    code: '',
  };
}

/** Builds the request body: all values but the address, which is a resource of its own. */
export function changesOf(values: PersonalValues, { accountType }: Pick<Customer, 'accountType'>): CustomerChanges {
  const { beneficiary, bankName, bankCountry, bankCurrency, currentPassword, code } = values;
  const account = {
    beneficiary: beneficiary.trim(),
    iban: electronicIban(values.iban),
    bic: electronicIban(values.bic),
    bankName: bankName.trim(),
    bankCountry,
    bankCurrency,
    ...(currentPassword !== '' && { currentPassword }),
    ...(code !== '' && { code }),
  };
  return {
    salutation: Salutation.safeParse(values.salutation).data ?? null,
    title: values.title,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthday: isoOf(values.birthday),
    birthCity: values.birthCity.trim(),
    birthCountry: values.birthCountry,
    nationality: values.nationality,
    mobileNumber: phoneOf(values.mobileNumber, values.countryCode) ?? values.mobileNumber,
    taxnumber: values.taxnumber.trim(),
    // A company's payouts go to its own account, and it pays no church tax.
    ...(accountType === 'personal' && { ...account, paysChurchTax: values.paysChurchTax }),
  };
}

export const addressIn = (values: PersonalValues): AddressDraft => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  company: null,
  street: values.street.trim(),
  postcode: values.postcode.trim(),
  city: values.city.trim(),
  countryCode: values.countryCode,
  phoneNumber: phoneOf(values.mobileNumber, values.countryCode),
});
