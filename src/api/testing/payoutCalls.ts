import { readPayouts } from '../payouts.ts';
import { downloadTaxFile } from '../taxFile.ts';
import { type Made, made } from './made.ts';

/** Requests of the calls for payouts and a year's tax file. */
export const payoutCalls: Made[] = [
  [['readPayouts', 'GET customer-payouts?itemsPerPage=300'], made(readPayouts, 1)],
  [['readPayouts', 'GET customer-payouts?itemsPerPage=300&page=2'], made(readPayouts, 2)],
  [
    ['downloadTaxFile', 'GET customer-payouts/2025/statement', 'application/pdf'],
    made(downloadTaxFile, { year: 2025, format: 'pdf' }),
  ],
  [
    ['downloadTaxFile', 'GET customer-payouts/2025/statement', 'text/csv'],
    made(downloadTaxFile, { year: 2025, format: 'csv' }),
  ],
];
