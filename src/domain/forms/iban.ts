import { isValidIBAN } from 'ibantools';

/** An account number as it is sent: without spaces, in upper case (ISO 13616 "electronic format"). */
export function electronicIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Whether it is an International Bank Account Number (ISO 13616: country's form, check digits), spaces aside. */
export function isIban(text: string): boolean {
  return isValidIBAN(electronicIban(text));
}

/** An account number as it is shown and typed: in groups of four (ISO 13616 "print format"). It may be unfinished. */
export function ibanInGroups(text: string): string {
  return (electronicIban(text).match(/.{1,4}/gsu) ?? []).join(' ');
}
