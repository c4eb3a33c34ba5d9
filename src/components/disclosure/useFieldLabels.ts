import { useLingui } from '@lingui/react/macro';
import type { OutdatedFieldsProps } from '#components/revision/OutdatedFields.tsx';
import type { Country } from '#domain/shop/lookups.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useCompanyTypes } from './useCompanyTypes.ts';

/** Returns the labels of both forms' fields, with their values at the shop. */
export function useFieldLabels(now: object, countries: readonly Country[]): OutdatedFieldsProps['labels'] {
  const { t } = useLingui();
  const { date } = useFormat();
  const types = useCompanyTypes();
  const at = (field: string): unknown => Object(now)[field];
  const text = (field: string) => String(at(field) ?? '');
  const country = (field: string) => countries.find(({ code }) => code === at(field))?.name ?? text(field);
  const day = (field: string) => (text(field) === '' ? '' : date(text(field)));
  const salutations = new Map<unknown, string>([
    ['MS', t`Frau`],
    ['MR', t`Herr`],
    ['MX', t`keine`],
  ]);
  return {
    salutation: { label: t`Anrede`, value: salutations.get(at('salutation')) ?? '' },
    title: { label: t`Titel`, value: text('title') },
    firstName: { label: t`Vornamen`, value: text('firstName') },
    lastName: { label: t`Nachname`, value: text('lastName') },
    birthday: { label: t`Geburtsdatum`, value: day('birthday') },
    birthCity: { label: t`Geburtsort`, value: text('birthCity') },
    birthCountry: { label: t`Geburtsland`, value: country('birthCountry') },
    nationality: { label: t`Staatsangehörigkeit`, value: country('nationality') },
    companyName: { label: t`Name des Unternehmens`, value: text('companyName') },
    companyType: {
      label: t`Rechtsform`,
      value: types.find(({ value }) => value === at('companyType'))?.label ?? '',
    },
    foundingDate: { label: t`Gegründet am`, value: day('foundingDate') },
    registryNumber: { label: t`Registernummer`, value: text('registryNumber') },
    court: { label: t`Registergericht`, value: text('court') },
    street: { label: t`Straße und Hausnummer`, value: text('street') },
    postcode: { label: t`Postleitzahl`, value: text('postcode') },
    city: { label: t`Ort`, value: text('city') },
    countryCode: { label: t`Land`, value: country('countryCode') },
    mobileNumber: { label: t`Mobilnummer`, value: text('mobileNumber') },
    taxnumber: { label: t`Steuernummer`, value: text('taxnumber') },
    vatNumber: { label: t`USt-IdNr.`, value: text('vatNumber') },
    paysChurchTax: { label: t`Ich bin kirchensteuerpflichtig`, value: at('paysChurchTax') === true },
    beneficiary: { label: t`Kontoinhaber`, value: text('beneficiary') },
    iban: { label: t`IBAN`, value: text('iban') },
    bic: { label: t`BIC`, value: text('bic') },
    bankName: { label: t`Name der Bank`, value: text('bankName') },
    bankCountry: { label: t`Land der Bank`, value: country('bankCountry') },
    bankCurrency: { label: t`Währung`, value: text('bankCurrency') },
  };
}
