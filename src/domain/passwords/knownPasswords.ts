import words from 'virtual:commonPasswords';
import type { CommonPasswords } from './commonPassword.ts';

/** Known-common passwords. This module contains all of them, 25 kB of brotli: load it by `import()` only. */
export const knownPasswords: CommonPasswords = new Set(words.split(' '));
