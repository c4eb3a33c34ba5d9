import { electronicIban, isIban } from './iban.ts';

/** What names a bank in a form; empty where nothing is entered, or known. */
export interface BankNames {
  bic: string;
  bankName: string;
}

/** What of a bank's names was filled in from an IBAN. */
export type Filled = Partial<BankNames>;

/** The bank code (Bankleitzahl) in a German IBAN; null where the IBAN is unfinished, wrong or of another country. */
export function germanBankCode(iban: string): string | null {
  return isGerman(iban) && isIban(iban) ? electronicIban(iban).slice(4, 12) : null;
}

/** Whether an IBAN, which may be unfinished, is one of a German bank. */
export function isGerman(iban: string): boolean {
  return electronicIban(iban).startsWith('DE');
}

/**
 * Fills a bank's names in: where nothing is entered, and where what was filled in before still stands. What somebody
 * entered stays.
 *
 * @param entered What stands in the form.
 * @param before What was filled in there until now.
 * @param bank What the IBAN says; null where it says nothing. What was filled in is then taken back, since it names the
 *   bank of another account.
 * @returns What is to stand in the form, and what of that is filled in.
 */
export function fillBank(
  entered: BankNames,
  before: Filled,
  bank: BankNames | null,
): { names: BankNames; filled: Filled } {
  const [names, filled] = [{ ...entered }, {} as Filled];
  for (const name of ['bic', 'bankName'] as const) {
    if (entered[name].trim() !== '' && entered[name] !== before[name]) continue;
    names[name] = bank?.[name] ?? '';
    if (names[name] !== '') filled[name] = names[name];
  }
  return { names, filled };
}

/**
 * What of a form that somebody comes back to was filled in, as far as can be told: what is just what the IBAN says.
 *
 * @param bank What the IBAN says with which the form begins.
 */
export function filledBefore(begun: BankNames, bank: BankNames | null): Filled {
  return {
    ...(bank && begun.bic === bank.bic && { bic: bank.bic }),
    ...(bank && begun.bankName === bank.bankName && { bankName: bank.bankName }),
  };
}
