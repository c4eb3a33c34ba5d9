import { isValidBIC } from 'ibantools';

/**
 * Whether it is a Business Identifier Code (ISO 9362): four letters of the bank, the country, two of the place, and
 * three of the branch or none. Small letters are accepted; spaces are not part of a code.
 */
export function isBic(text: string): boolean {
  return isValidBIC(text);
}
