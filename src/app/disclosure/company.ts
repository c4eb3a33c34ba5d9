import type { CompanyValues } from '#components/disclosure/CompanyForm.tsx';
import { isoOf } from '#domain/forms/dayParts.ts';
import { electronicIban, ibanInGroups } from '#domain/forms/iban.ts';
import type { Company } from '#domain/shop/customer.ts';
import type { AddressDraft, CompanyChanges } from '#domain/shop/drafts.ts';

/** Initial form values from the company that the shop has stored. */
export function valuesOf(company: Company): CompanyValues {
  const address = company.defaultAddress;
  return {
    companyName: company.companyName ?? '',
    companyType: company.companyType ?? '',
    registryNumber: company.registryNumber ?? '',
    court: company.court ?? '',
    foundingDate: company.foundingDate ?? '',
    taxnumber: company.taxnumber ?? '',
    vatNumber: company.vatNumber ?? '',
    street: address?.street ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    countryCode: address?.countryCode ?? '',
    beneficiary: company.beneficiary ?? company.companyName ?? '',
    confirmedHolder: '',
    iban: ibanInGroups(company.iban ?? ''),
    bic: company.bic ?? '',
    bankName: company.bankName ?? '',
    bankCountry: company.bankCountry ?? '',
    bankCurrency: company.bankCurrency ?? 'EUR',
    currentPassword: '',
    code: '',
  };
}

/** Builds the request body: all values but the address, which is a resource of its own. */
export function changesOf(values: CompanyValues): CompanyChanges {
  const { currentPassword, code } = values;
  return {
    companyName: values.companyName.trim(),
    companyType: values.companyType,
    registryNumber: values.registryNumber.trim(),
    court: values.court.trim(),
    foundingDate: isoOf(values.foundingDate),
    taxnumber: values.taxnumber.trim(),
    vatNumber: values.vatNumber.trim(),
    beneficiary: values.beneficiary.trim(),
    iban: electronicIban(values.iban),
    bic: electronicIban(values.bic),
    bankName: values.bankName.trim(),
    bankCountry: values.bankCountry,
    bankCurrency: values.bankCurrency,
    ...(currentPassword !== '' && { currentPassword }),
    ...(code !== '' && { code }),
  };
}

export const addressIn = (values: CompanyValues): AddressDraft => ({
  firstName: null,
  lastName: null,
  company: values.companyName.trim(),
  street: values.street.trim(),
  postcode: values.postcode.trim(),
  city: values.city.trim(),
  countryCode: values.countryCode,
  phoneNumber: null,
});
