/** Ids of chains are numbers in hexadecimal: `0x89` and `0x089` are one. */
export const isSameChain = (a: string, b: string) => Number(a) === Number(b);
