import banks from 'virtual:banks';
import type { BankNames } from './bankOfIban.ts';

/**
 * Returns the bank with a German bank code, by the Bundesbank's file, which is published every quarter (decision 18).
 * This module contains all banks, 37 kB of brotli: load it by `import()` only.
 *
 * @returns Null if no bank has this code. The BIC is empty if the bank has none.
 */
export function germanBank(code: string): BankNames | null {
  const bank = Object.hasOwn(banks, code) ? banks[code] : undefined;
  if (!bank) return null;
  const [bankName, bic = ''] = bank;
  return { bic, bankName };
}
