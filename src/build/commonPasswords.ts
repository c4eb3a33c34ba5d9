import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { commonPasswordsOf } from '#domain/passwords/commonPassword.ts';

const NAME = 'virtual:commonPasswords';
const FILE = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');

/** Makes `virtual:commonPasswords` from the package's list, sorted alphabetically, which compresses best. */
export function commonPasswords(): Plugin {
  return {
    name: 'parkett:common-passwords',
    // LICENSES.txt finds the package by the file's own name.
    resolveId: { filter: { id: /^virtual:commonPasswords$/ }, handler: () => `${FILE}?${NAME}` },
    load: {
      filter: { id: /\?virtual:commonPasswords$/ },
      handler: () => {
        const words = commonPasswordsOf(JSON.parse(readFileSync(FILE, 'utf8'))).sort();
        return { code: `export default ${JSON.stringify(words.join(' '))};`, moduleType: 'js' };
      },
    },
  };
}
