import { electronicIban, isIban } from './iban.ts';

/** Bank fields of a form; empty if not entered or unknown. */
export interface BankNames {
  bic: string;
  bankName: string;
}

/** Values of a form's fields that were filled in from an IBAN. */
export type Filled<Name extends string = keyof BankNames> = { readonly [N in Name]?: string };

/**
 * Returns the bank code (Bankleitzahl) in a German IBAN; null if the IBAN is unfinished, invalid or of another country.
 */
export function germanBankCode(iban: string): string | null {
  return isGerman(iban) && isIban(iban) ? electronicIban(iban).slice(4, 12) : null;
}

/** True if an IBAN, which may be unfinished, is German. */
export function isGerman(iban: string): boolean {
  return electronicIban(iban).startsWith('DE');
}

/** Returns the country of an IBAN's bank (ISO 3166-1); null if the IBAN is unfinished or invalid. */
export function countryOfIban(iban: string): string | null {
  return isIban(iban) ? electronicIban(iban).slice(0, 2) : null;
}

/**
 * Fills in fields from an IBAN: empty ones, and those whose earlier filled-in value is unchanged. Keeps values that the
 * customer entered.
 *
 * @param entered Current values of the form, by field.
 * @param before Values filled in before.
 * @param said Values by the IBAN; null if unknown. Values filled in before are then removed, since they belong to
 * another account.
 * @returns New values of the form, and those of them that were filled in.
 */
export function fillFromIban<Name extends string>(
  entered: Readonly<Record<Name, string>>,
  before: Filled<Name>,
  said: Readonly<Record<Name, string>> | null,
): { fields: Record<Name, string>; filled: Filled<Name> } {
  const fields: Record<Name, string> = { ...entered };
  const filled: { [N in Name]?: string } = {};
  for (const name of Object.keys(entered) as Name[]) {
    if (entered[name].trim() !== '' && entered[name] !== before[name]) continue;
    fields[name] = said?.[name] ?? '';
    if (fields[name] !== '') filled[name] = fields[name];
  }
  return { fields, filled };
}

/**
 * Guesses the fields that were filled in when a customer returns to a form: those equal to the IBAN's values.
 *
 * @param said Values by the form's initial IBAN.
 */
export function filledBefore<Name extends string>(
  begun: Readonly<Record<Name, string>>,
  said: Readonly<Record<Name, string>> | null,
): Filled<Name> {
  const names = (Object.keys(begun) as Name[]).filter((name) => said !== null && begun[name] === said[name]);
  return Object.fromEntries(names.map((name) => [name, begun[name]])) as Filled<Name>;
}

/**
 * Guesses the bank fields that were filled in. If the BIC matches the IBAN's, the bank's name belongs to that bank too,
 * however it is spelled, and must not stay beside another BIC.
 */
export function bankFilledBefore(begun: BankNames, said: BankNames | null): Filled {
  const isThatBank = said !== null && said.bic !== '' && begun.bic.slice(0, 8) === said.bic.slice(0, 8);
  return isThatBank ? begun : filledBefore<keyof BankNames>({ bic: begun.bic, bankName: begun.bankName }, said);
}
