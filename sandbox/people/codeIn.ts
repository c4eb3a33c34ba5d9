/** A referral or discount code as it is kept: people type it in small letters, and copy a space with it. */
export const codeIn = (text: string): string => text.trim().toUpperCase();
