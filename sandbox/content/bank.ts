import * as z from 'zod/mini';
import shop from './data/shop.json' with { type: 'json' };

/** Bank of seeded accounts. `blz` is the eight-digit German bank code. */
interface Bank {
  name: string;
  blz: string;
  bic: string;
}

const BANKS: Readonly<Record<string, Bank>> = shop.banks;

export interface Account {
  iban: string;
  bic: string;
  bankName: string;
}

/**
 * Creates a German account: IBAN with the check digits of ISO 13616 (mod 97-10). The account numbers begin with zeros
 * and are made up.
 */
export function accountAt(bank: string, accountNumber: number): Account {
  const found = BANKS[bank];
  if (!found) throw new Error(`no bank ${bank}`);
  const { blz, bic, name } = found;
  const bban = blz + accountNumber.toString().padStart(10, '0');
  const check = 98n - (BigInt(`${bban}131400`) % 97n);
  return { iban: `DE${check.toString().padStart(2, '0')}${bban}`, bic, bankName: name };
}

/** Account in a data file: a bank of `data/shop.json` and an account number. */
export const AccountSeed = z.pipe(
  z.object({ bank: z.string(), number: z.int() }),
  z.transform(({ bank, number }) => accountAt(bank, number)),
);
