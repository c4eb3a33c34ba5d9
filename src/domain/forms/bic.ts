import { isValidBIC } from 'ibantools';

/**
 * Whether it is a Business Identifier Code (ISO 9362): four letters for the bank, two for the country, two characters
 * for the place, and three or none for the branch. Lower case is accepted; spaces are not.
 */
export function isBic(text: string): boolean {
  return isValidBIC(text);
}
