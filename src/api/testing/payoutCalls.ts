import type { Http } from '../http.ts';
import { readPayouts } from '../payouts.ts';
import { downloadTaxFile } from '../taxFile.ts';

type Made = [asked: unknown[], make: (http: Http, signal?: AbortSignal) => Promise<unknown>];

/** Requests of the calls for payouts and a year's tax file. */
export const payoutCalls: readonly Made[] = [
  [['readPayouts', 'GET customer-payouts?itemsPerPage=300'], (http, signal) => readPayouts(http, 1, signal)],
  [['readPayouts', 'GET customer-payouts?itemsPerPage=300&page=2'], (http, signal) => readPayouts(http, 2, signal)],
  [
    ['downloadTaxFile', 'GET customer-payouts/2025/statement', 'application/pdf'],
    (http, signal) => downloadTaxFile(http, { year: 2025, format: 'pdf' }, signal),
  ],
  [
    ['downloadTaxFile', 'GET customer-payouts/2025/statement', 'text/csv'],
    (http, signal) => downloadTaxFile(http, { year: 2025, format: 'csv' }, signal),
  ],
];
