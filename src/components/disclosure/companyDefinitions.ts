import { msg } from '@lingui/core/macro';
import type { ProofValues } from '#components/form/ProofField.tsx';
import { onboardingLimits, textLimits } from '#domain/constants/limits.ts';
import {
  lettersDigits,
  lettersDigitsMinusSlash,
  maxLength,
  minDate,
  notFuture,
  required,
} from '#domain/forms/validation.ts';
import type { Country } from '#domain/shop/lookups.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { type AddressValues, addressDefinitions } from './addressDefinitions.ts';
import { type BankValues, bankDefinitions } from './bankDefinitions.tsx';
import { companyTypeOptions } from './companyTypes.ts';
import { day, select, text, useFieldLabels, type ValuesOf } from './fieldDefinitions.tsx';
import { companyLine, ofDay } from './rules.ts';

const code = maxLength(textLimits.code);

export const firmDefinitions = {
  companyName: text({ label: msg`Name des Unternehmens`, rules: companyLine, autoComplete: 'organization' }),
  companyType: select({ label: msg`Rechtsform`, span: 4, rules: [required], offered: companyTypeOptions }),
  foundingDate: day({
    label: msg`Gegründet am`,
    rules: ({ today }: { today: CalendarDate }) => [
      required,
      ofDay(minDate(onboardingLimits.firstFounding)),
      ofDay(notFuture(today)),
    ],
  }),
};

export const registerDefinitions = {
  registryNumber: text({ label: msg`Registernummer`, span: 3, optional: true, rules: [code] }),
  court: text({ label: msg`Registergericht`, span: 3, optional: true, rules: [maxLength(textLimits.line)] }),
};

export const companyTaxDefinitions = {
  taxnumber: text({ label: msg`Steuernummer`, span: 3, rules: [required, code, lettersDigitsMinusSlash] }),
  vatNumber: text({ label: msg`USt-IdNr.`, span: 3, optional: true, rules: [code, lettersDigits] }),
};

/** All fields of a company, apart from its address and account. */
export const companyDefinitions = { ...firmDefinitions, ...registerDefinitions, ...companyTaxDefinitions };

export type CompanyValues = ValuesOf<typeof companyDefinitions> & AddressValues & BankValues & ProofValues;

const allDefinitions = { ...companyDefinitions, ...addressDefinitions, ...bankDefinitions };

/** Returns the labels of a company's fields, with their values at the shop. */
export const useCompanyLabels = (now: CompanyValues, countries: readonly Country[]) =>
  useFieldLabels(allDefinitions, now, { countries });
