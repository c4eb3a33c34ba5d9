import words from 'virtual:commonPasswords';
import type { CommonPasswords } from './commonPassword.ts';

/** Known-common passwords. All of them come with it, 25 kB of brotli: it is imported by `import()` only. */
export const knownPasswords: CommonPasswords = new Set(words.split(' '));
