import { useState, useSyncExternalStore } from 'react';
import { fieldValue, fillFields } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import type { Country } from '#domain/shop/lookups.ts';
import { type AccountFields, BankFiller } from './bankFiller.ts';

const loadTable = async () => (await import('#domain/forms/germanBanks.ts')).germanBank;

/**
 * Fills in the bank's country once an IBAN is typed whole, and BIC and name once that of a German one is: for any form that
 * has these fields.
 *
 * @returns What is filled in, and what the IBAN's field calls after each change.
 */
export function useBankOfIban(of: Fields<AccountFields>, countries: readonly Country[]) {
  const read = () => ({
    iban: fieldValue(of, 'iban'),
    bic: fieldValue(of, 'bic'),
    bankName: fieldValue(of, 'bankName'),
    bankCountry: fieldValue(of, 'bankCountry'),
  });
  const [filler] = useState(() => new BankFiller(loadTable, read()));
  const filled = useSyncExternalStore(filler.subscribe, filler.read, filler.read);
  const form = {
    read,
    offers: (country: string) => countries.some(({ code }) => code === country),
    fill: (fields: Partial<AccountFields>) => fillFields(of, fields),
  };
  return { filled, ibanChanged: () => void filler.ibanChanged(form) };
}
