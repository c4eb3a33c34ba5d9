/** Normalises a referral or discount code: customers type lower case and copy spaces. */
export const codeIn = (text: string): string => text.trim().toUpperCase();
