import { useState, useSyncExternalStore } from 'react';
import { fieldValue, fillFields } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { type AccountFields, BankFiller } from './bankFiller.ts';

const loadTable = async () => (await import('#domain/forms/germanBanks.ts')).germanBank;

/**
 * Fills in BIC and name of the bank once a German IBAN is typed whole: for any form that has these three fields.
 *
 * @returns What is filled in, and what the IBAN's field calls after each change.
 */
export function useBankOfIban(of: Fields<AccountFields>) {
  const read = () => ({
    iban: fieldValue(of, 'iban'),
    bic: fieldValue(of, 'bic'),
    bankName: fieldValue(of, 'bankName'),
  });
  const [filler] = useState(() => new BankFiller(loadTable, read()));
  const filled = useSyncExternalStore(filler.subscribe, filler.read, filler.read);
  return { filled, ibanChanged: () => void filler.ibanChanged({ read, fill: (names) => fillFields(of, names) }) };
}
