/** Maximum length of a phrase: the shop refuses a query with a longer text. */
export const longestPhrase = 255;

export const isPhraseTooLong = (phrase: string): boolean => phrase.trim().length > longestPhrase;
