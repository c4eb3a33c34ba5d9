import { msg } from '@lingui/core/macro';
import type { ProofValues } from '#components/form/ProofField.tsx';
import { onboardingLimits, textLimits } from '#domain/constants/limits.ts';
import { lettersDigitsMinusSlash, maxLength, minAge, minDate, phone, required } from '#domain/forms/validation.ts';
import type { Salutation } from '#domain/shop/customer.ts';
import type { Country } from '#domain/shop/lookups.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { type AddressValues, addressDefinitions } from './addressDefinitions.ts';
import { type BankValues, bankDefinitions } from './bankDefinitions.tsx';
import { choice, country, day, select, statement, text, useFieldLabels, type ValuesOf } from './fieldDefinitions.tsx';
import { line, nameLine, ofDay } from './rules.ts';

/** Titles of requirement 3.1; `''` for no title. */
const titles = ['Dr.', 'Prof.', 'Prof. Dr.', 'Magister'];

export const nameDefinitions = {
  salutation: choice<Salutation>(
    [
      { value: 'MS', label: msg`Frau` },
      { value: 'MR', label: msg`Herr` },
      { value: 'MX', label: msg`keine` },
    ],
    { label: msg`Anrede`, optional: true },
  ),
  title: select({
    label: msg`Titel`,
    span: 3,
    isAlone: true,
    optional: true,
    placeholder: msg`ohne`,
    offered: () => titles.map((title) => ({ value: title, label: title })),
    autoComplete: 'honorific-prefix',
  }),
  firstName: text({ label: msg`Vornamen`, span: 3, rules: nameLine, autoComplete: 'given-name' }),
  lastName: text({ label: msg`Nachname`, span: 3, rules: nameLine, autoComplete: 'family-name' }),
};

export const birthDefinitions = {
  birthday: day({
    label: msg`Geburtsdatum`,
    hint: msg`Zum Beispiel 27 3 1985`,
    isBirthday: true,
    rules: ({ today }: { today: CalendarDate }) => [
      required,
      ofDay(minDate(onboardingLimits.firstBirthday)),
      ofDay(minAge(onboardingLimits.minimumAge, today)),
    ],
  }),
  birthCity: text({ label: msg`Geburtsort`, span: 3, rules: line }),
  birthCountry: country({ label: msg`Geburtsland`, span: 3, rules: [required] }),
  nationality: country({ label: msg`Staatsangehörigkeit`, span: 3, rules: [required] }),
};

export const phoneDefinitions = {
  mobileNumber: text({
    label: msg`Mobilnummer`,
    hint: msg`Mit Ländervorwahl, zum Beispiel +49 171 3920000`,
    span: 4,
    rules: ({ countryCode }: { countryCode: string }) => [required, phone(countryCode)],
    type: 'tel',
    autoComplete: 'tel',
  }),
};

export const taxDefinitions = {
  taxnumber: text({
    label: msg`Steuernummer`,
    span: 4,
    optional: true,
    rules: [maxLength(textLimits.code), lettersDigitsMinusSlash],
  }),
};

/** Not for representatives of a company, which pays no church tax. */
export const churchTaxDefinitions = {
  paysChurchTax: statement({ label: msg`Ich bin kirchensteuerpflichtig` }),
};

/** Fields that every person has, apart from the address. */
export const personDefinitions = { ...nameDefinitions, ...birthDefinitions, ...phoneDefinitions, ...taxDefinitions };

export type PersonalValues = ValuesOf<typeof personDefinitions & typeof churchTaxDefinitions> &
  AddressValues &
  BankValues &
  ProofValues;

const allDefinitions = { ...personDefinitions, ...churchTaxDefinitions, ...addressDefinitions, ...bankDefinitions };

/** Returns the labels of a person's fields, with their values at the shop. */
export const usePersonLabels = (now: PersonalValues, countries: readonly Country[]) =>
  useFieldLabels(allDefinitions, now, { countries });
