/** Compares two chain ids as numbers: `0x89` and `0x089` are equal. */
export const isSameChain = (a: string, b: string) => Number(a) === Number(b);
