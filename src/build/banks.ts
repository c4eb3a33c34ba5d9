import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Banks by their code (Bankleitzahl): their name, and their BIC where they have one. */
export type Banks = Record<string, [name: string, bic?: string]>;

/** What the package has of the edition that comes next: in force from the day that it names. */
interface NextEdition {
  upsert: Banks;
  remove: string[];
}

const NAME = 'virtual:banks';
const require = createRequire(import.meta.url);
const FOLDER = join(dirname(require.resolve('bankdata-germany')), 'data');

/** Marks the code of a bank that is part of another one now. It is no part of its name. */
const MERGED = /\s*-alt-?\.?$/;

/**
 * Makes `virtual:banks` from the package bankdata-germany, which follows the Bundesbank's file (decision 18). The package's own
 * functions are CommonJS: with them, the bundler's helpers for such modules become a chunk that each page loads first.
 */
export function banks(): Plugin {
  return {
    name: 'parkett:banks',
    // By the file's own name it is found for LICENSES.txt.
    resolveId: { filter: { id: /^virtual:banks$/ }, handler: () => `${join(FOLDER, 'current.json')}?${NAME}` },
    load: {
      filter: { id: /\?virtual:banks$/ },
      handler: () => ({ code: moduleOf(newest(read('current.json'), read('next.json'))), moduleType: 'js' }),
    },
  };
}

/**
 * The newest edition. It is taken from the day that the package has it, at most some weeks early: what is filled in is a
 * proposal, and a table without dates needs no clock.
 */
export function newest(current: Banks, { upsert, remove }: NextEdition): Banks {
  const gone = new Set(remove);
  const banks = Object.entries({ ...current, ...upsert }).filter(([code]) => !gone.has(code));
  return Object.fromEntries(
    banks.map(([code, [name, ...bic]]) => [code, [name.replace(MERGED, '').replaceAll(/\s+/g, ' '), ...bic]]),
  );
}

/** A browser reads JSON in a text faster than the same in code. */
const moduleOf = (banks: Banks) => `export default JSON.parse(${JSON.stringify(JSON.stringify(banks))});`;

const read = <T>(file: string): T => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
