import { useState, useSyncExternalStore } from 'react';
import { fieldValue, fillFields } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import type { Country } from '#domain/shop/lookups.ts';
import { type AccountFields, BankFiller } from './bankFiller.ts';

const loadTable = async () => (await import('#domain/banking/germanBanks.ts')).germanBank;

/**
 * Fills in the bank's country once an IBAN is complete, and BIC and name if it is German: for any form that has these
 * fields.
 *
 * @returns The filled-in values, and a callback for each change of the IBAN.
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
