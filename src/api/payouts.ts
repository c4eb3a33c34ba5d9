import { pageSizes } from '#domain/constants/limits.ts';
import { byteOrderMark } from '#domain/money/csv.ts';
import { type Page, pageOf } from '#domain/shop/collection.ts';
import { Payout } from '#domain/shop/customer.ts';
import { additionRefusals } from './additions.ts';
import { at } from './call.ts';
import type { Download, Http } from './http.ts';

const payouts = pageOf(Payout);

/** The customer's interest payouts, paid and expected (spec section 9). Pages count from 1. */
export function readPayouts(http: Http, page: number, signal?: AbortSignal): Promise<Page<Payout>> {
  return http.get('customer-payouts', payouts, {
    call: 'readPayouts',
    signal,
    query: { itemsPerPage: pageSizes.payouts, ...(page > 1 && { page }) },
  });
}

const mediaTypes = { pdf: 'application/pdf', csv: 'text/csv' } as const;

/**
 * A calendar year of the customer's for the tax office: payouts, movements and holdings. Fails with
 * `notOffered` also for a year that has not begun. An addition to spec section 7.
 */
export async function downloadTaxFile(
  http: Http,
  { year, format }: { year: number; format: keyof typeof mediaTypes },
  signal?: AbortSignal,
): Promise<Download> {
  const type = mediaTypes[format];
  const options = { call: 'downloadTaxFile', refusals: additionRefusals, signal } as const;
  const file = await http.blob(at`customer-payouts/${year}/statement`, type, options);
  // Spreadsheets know by it that it is UTF-8.
  return format === 'csv' ? { ...file, blob: new Blob([byteOrderMark, file.blob], { type }) } : file;
}
