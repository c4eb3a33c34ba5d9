declare module 'virtual:banks' {
  /** German banks by their code: their name, and their BIC where they have one (`src/build/banks.ts`). */
  const banks: Readonly<Record<string, readonly [name: string, bic?: string]>>;
  export default banks;
}
