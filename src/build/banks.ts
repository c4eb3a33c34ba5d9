import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Banks by code (Bankleitzahl): name, and BIC unless the bank has none. */
export type Banks = Record<string, [name: string, bic?: string]>;

/** Changes of the package’s next edition, which is in force from the day that the package names. */
interface NextEdition {
  upsert: Banks;
  remove: string[];
}

const NAME = 'virtual:banks';
const require = createRequire(import.meta.url);
const FOLDER = join(dirname(require.resolve('bankdata-germany')), 'data');

/** Suffix of the names of banks that have merged into another one. */
const MERGED = /\s*-alt-?\.?$/;

/**
 * Makes `virtual:banks` from the package bankdata-germany, which follows the Bundesbank's file (decision 18). The
 * package's own functions are CommonJS: with them, the bundler's helpers for such modules become a chunk that each page
 * loads first.
 */
export function banks(): Plugin {
  return {
    name: 'parkett:banks',
    // LICENSES.txt finds the package by the file's own name.
    resolveId: { filter: { id: /^virtual:banks$/ }, handler: () => `${join(FOLDER, 'current.json')}?${NAME}` },
    load: {
      filter: { id: /\?virtual:banks$/ },
      handler: () => ({ code: moduleOf(newest(read('current.json'), read('next.json'))), moduleType: 'js' }),
    },
  };
}

/**
 * Returns the newest edition. The build applies it as soon as the package has it, at most some weeks early: autofill
 * only proposes a bank, and a table without dates needs no clock.
 */
export function newest(current: Banks, { upsert, remove }: NextEdition): Banks {
  const gone = new Set(remove);
  const banks = Object.entries({ ...current, ...upsert }).filter(([code]) => !gone.has(code));
  return Object.fromEntries(
    banks.map(([code, [name, ...bic]]) => [code, [name.replace(MERGED, '').replaceAll(/\s+/g, ' '), ...bic]]),
  );
}

/** Returns a module with the banks as a JSON string, which browsers parse faster than an object literal. */
const moduleOf = (banks: Banks) => `export default JSON.parse(${JSON.stringify(JSON.stringify(banks))});`;

const read = <T>(file: string): T => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
