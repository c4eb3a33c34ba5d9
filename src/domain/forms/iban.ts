import { countrySpecs, isSEPACountry } from 'ibantools';

/** An account number as it is sent: without spaces, in upper case (ISO 13616 "electronic format"). */
export function electronicIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Forms that ibantools has otherwise: banks of Belarus are named by letters and digits (registry: 4!c4!n16!c), those of Côte
 * d'Ivoire by one or two letters.
 */
const otherForms = new Map([
  ['BY', '^[A-Z0-9]{4}[0-9]{4}[A-Z0-9]{16}$'],
  ['CI', '^[A-Z]{1,2}[0-9]{22,23}$'],
]);

/** 02 to 98: the algorithm gives no others, and 00, 01 and 99 would pass as 97, 98 and 02 (ISO 7064). */
const CHECK_DIGITS = /^(?!0[01]|99)\d\d$/;

/**
 * Whether it is an International Bank Account Number (ISO 13616: the form that the registry gives for its country, and
 * the check digits), spaces aside. The digits by which banks of some countries check their own part are left to them:
 * the registry does not know these, and refusing what the bank takes helps nobody.
 */
export function isIban(text: string): boolean {
  const iban = electronicIban(text);
  const country = iban.slice(0, 2);
  const spec = Object.hasOwn(countrySpecs, country) ? countrySpecs[country] : undefined;
  const form = otherForms.get(country) ?? spec?.bban_regexp;
  if (!form || iban.length !== spec?.chars) return false;
  return CHECK_DIGITS.test(iban.slice(2, 4)) && new RegExp(form).test(iban.slice(4)) && remainderOf(iban) === 1;
}

/** Whether it is the IBAN of an account that a SEPA transfer reaches: one of a country in the European Payments Council's list. */
export function isSepaIban(text: string): boolean {
  return isIban(text) && isSEPACountry(electronicIban(text).slice(0, 2));
}

/** The remainder by 97 of the number that the letters and digits stand for, the first four of them last (ISO 7064). */
function remainderOf(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const sign of moved) remainder = Number(`${remainder}${Number.parseInt(sign, 36)}`) % 97;
  return remainder;
}

/** An account number as it is shown and typed: in groups of four (ISO 13616 "print format"). It may be unfinished. */
export function ibanInGroups(text: string): string {
  return (electronicIban(text).match(/.{1,4}/gsu) ?? []).join(' ');
}
