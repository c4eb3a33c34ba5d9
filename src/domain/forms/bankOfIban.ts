import { electronicIban, isIban } from './iban.ts';

/** What names a bank in a form; empty where nothing is entered, or known. */
export interface BankNames {
  bic: string;
  bankName: string;
}

/** What of a form's fields was filled in from an IBAN. */
export type Filled<Name extends string = keyof BankNames> = { readonly [N in Name]?: string };

/** The bank code (Bankleitzahl) in a German IBAN; null where the IBAN is unfinished, wrong or of another country. */
export function germanBankCode(iban: string): string | null {
  return isGerman(iban) && isIban(iban) ? electronicIban(iban).slice(4, 12) : null;
}

/** Whether an IBAN, which may be unfinished, is one of a German bank. */
export function isGerman(iban: string): boolean {
  return electronicIban(iban).startsWith('DE');
}

/** The country of an IBAN's bank (ISO 3166-1); null where the IBAN is unfinished or wrong. */
export function countryOfIban(iban: string): string | null {
  return isIban(iban) ? electronicIban(iban).slice(0, 2) : null;
}

/**
 * Fills in what an IBAN says: where nothing is entered, and where what was filled in before still stands. What somebody
 * entered stays.
 *
 * @param entered What stands in the form, by field.
 * @param before What was filled in there until now.
 * @param said What the IBAN says; null where it says nothing. What was filled in is then taken back, since it is about
 *   another account.
 * @returns What is to stand in the form, and what of that is filled in.
 */
export function fillFromIban<Name extends string>(
  entered: Readonly<Record<Name, string>>,
  before: Filled<Name>,
  said: Readonly<Record<Name, string>> | null,
): { fields: Record<Name, string>; filled: Filled<Name> } {
  const [fields, filled]: [Record<Name, string>, { [N in Name]?: string }] = [{ ...entered }, {}];
  for (const name of Object.keys(entered) as Name[]) {
    if (entered[name].trim() !== '' && entered[name] !== before[name]) continue;
    fields[name] = said?.[name] ?? '';
    if (fields[name] !== '') filled[name] = fields[name];
  }
  return { fields, filled };
}

/**
 * What of a form that somebody comes back to was filled in, as far as can be told: what is just what the IBAN says.
 *
 * @param said What the IBAN says with which the form begins.
 */
export function filledBefore<Name extends string>(
  begun: Readonly<Record<Name, string>>,
  said: Readonly<Record<Name, string>> | null,
): Filled<Name> {
  const names = (Object.keys(begun) as Name[]).filter((name) => said !== null && begun[name] === said[name]);
  return Object.fromEntries(names.map((name) => [name, begun[name]])) as Filled<Name>;
}

/**
 * The same of a bank's names: where the BIC is the one that the IBAN says, the bank's name is about that bank too, in
 * whatever words, and must not stay beside another one.
 */
export function bankFilledBefore(begun: BankNames, said: BankNames | null): Filled {
  const isThatBank = said !== null && said.bic !== '' && begun.bic.slice(0, 8) === said.bic.slice(0, 8);
  return isThatBank ? begun : filledBefore<keyof BankNames>({ bic: begun.bic, bankName: begun.bankName }, said);
}
