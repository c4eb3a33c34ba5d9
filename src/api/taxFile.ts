import { additionRefusals } from './additions.ts';
import { apiPath } from './call.ts';
import type { Download, Http } from './http.ts';

/** Byte order mark, by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\uFEFF';

const mediaTypes = { pdf: 'application/pdf', csv: 'text/csv' } as const;

/**
 * Downloads a calendar year for the tax office: payouts, movements and holdings. Fails with `notOffered` if the shop
 * lacks this addition to requirement 7.18, and for a year that has not yet started.
 */
export async function downloadTaxFile(
  http: Http,
  { year, format }: { year: number; format: keyof typeof mediaTypes },
  signal?: AbortSignal,
): Promise<Download> {
  const type = mediaTypes[format];
  const options = { call: 'downloadTaxFile', refusals: additionRefusals, signal } as const;
  const file = await http.blob(apiPath`customer-payouts/${year}/statement`, type, options);
  return format === 'csv' ? { ...file, blob: new Blob([byteOrderMark, file.blob], { type }) } : file;
}
