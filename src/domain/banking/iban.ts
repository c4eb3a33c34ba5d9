import { countrySpecs, isSEPACountry } from 'ibantools';

/** Returns the account number as sent: without spaces, in upper case (ISO 13616 "electronic format"). */
export function electronicIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Corrections to ibantools: bank codes of Belarus have letters and digits (registry: 4!c4!n16!c), those of Côte
 * d'Ivoire one or two letters.
 */
const otherForms = new Map([
  ['BY', '^[A-Z0-9]{4}[0-9]{4}[A-Z0-9]{16}$'],
  ['CI', '^[A-Z]{1,2}[0-9]{22,23}$'],
]);

/** 02 to 98: the algorithm yields no others, and 00, 01 and 99 would pass as 97, 98 and 02 (ISO 7064). */
const CHECK_DIGITS = /^(?!0[01]|99)\d\d$/;

/**
 * True for an International Bank Account Number (ISO 13616: the registry's form for its country, and the check digits),
 * spaces aside. National check digits are not verified: the registry does not define them, and refusing a number that
 * the bank accepts would help no customer.
 */
export function isIban(text: string): boolean {
  const iban = electronicIban(text);
  const country = iban.slice(0, 2);
  const spec = Object.hasOwn(countrySpecs, country) ? countrySpecs[country] : undefined;
  const form = otherForms.get(country) ?? spec?.bban_regexp;
  if (!form || iban.length !== spec?.chars) return false;
  return CHECK_DIGITS.test(iban.slice(2, 4)) && new RegExp(form).test(iban.slice(4)) && remainderOf(iban) === 1;
}

/** True for the IBAN of an account in the SEPA area: its country is in the European Payments Council's list. */
export function isSepaIban(text: string): boolean {
  return isIban(text) && isSEPACountry(electronicIban(text).slice(0, 2));
}

/**
 * Returns the remainder, by 97, of the number formed by the letters and digits with the first four moved to the end
 * (ISO 7064).
 */
function remainderOf(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const sign of moved) remainder = Number(`${remainder}${Number.parseInt(sign, 36)}`) % 97;
  return remainder;
}

/** Returns the account number as shown and typed: in groups of four (ISO 13616 "print format"). May be unfinished. */
export function ibanInGroups(text: string): string {
  return (electronicIban(text).match(/.{1,4}/gsu) ?? []).join(' ');
}
