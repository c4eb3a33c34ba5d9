import banks from 'virtual:banks';
import type { BankNames } from './bankOfIban.ts';

/**
 * The bank with a German bank code, by the Bundesbank's file, which is published every quarter (decision 18). All banks come
 * with it, 37 kB of brotli: it is imported by `import()` only.
 *
 * @returns Null where no bank has this code. The BIC is empty where a bank has none.
 */
export function germanBank(code: string): BankNames | null {
  const bank = Object.hasOwn(banks, code) ? banks[code] : undefined;
  if (!bank) return null;
  const [bankName, bic = ''] = bank;
  return { bic, bankName };
}
