declare module 'virtual:commonPasswords' {
  /** Letters of common passwords, separated by spaces (`src/build/commonPasswords.ts`). */
  const words: string;
  export default words;
}
