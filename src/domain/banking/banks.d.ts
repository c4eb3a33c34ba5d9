declare module 'virtual:banks' {
  /** German banks by bank code: their name, and their BIC if they have one (`src/build/banks.ts`). */
  const banks: Readonly<Record<string, readonly [name: string, bic?: string]>>;
  export default banks;
}
