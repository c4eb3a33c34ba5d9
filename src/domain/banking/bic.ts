import { isValidBIC } from 'ibantools';

/**
 * True for a Business Identifier Code (ISO 9362): four letters for the bank, two for the country, two characters for
 * the place, and three or none for the branch. Accepts lower case, but no spaces.
 */
export function isBic(text: string): boolean {
  return isValidBIC(text);
}
