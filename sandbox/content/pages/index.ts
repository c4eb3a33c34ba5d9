import { readFileSync } from 'node:fs';
import { SALE_FEE } from '#domain/item/sale.ts';
import type { Words } from '../types.ts';
import blocks from './blocks.json' with { type: 'json' };

/** Page or block of the content system. `content` is HTML: headings from h2, paragraphs, lists, links. */
export interface PageSeed {
  code: string;
  name: Words;
  content: Words;
}

/** Blocks of the shell and the contact page. */
export const BLOCKS: readonly PageSeed[] = blocks;

const saleFee = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(SALE_FEE);

/** Reads `{code}.{locale}.html` and inserts the sale fee. */
const textOf = (code: string, locale: 'de' | 'en'): string =>
  readFileSync(new URL(`${code}.${locale}.html`, import.meta.url), 'utf8').replace('{saleFee}', saleFee(locale));

const page = (code: string, de: string, en: string): PageSeed => ({
  code,
  name: { de, en },
  content: { de: textOf(code, 'de'), en: textOf(code, 'en') },
});

/** Pages in the order of the footer. */
export const PAGES: readonly PageSeed[] = [
  page('imprint', 'Impressum', 'Imprint'),
  page(
    'data-protection',
    'Datenschutzhinweise für Anlegerinnen und Anleger',
    'Data protection information for investors',
  ),
  page('privacy-policy', 'Datenschutzerklärung', 'Privacy policy'),
  page('terms-and-conditions', 'Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
  page('legal-indications', 'Rechtshinweise', 'Legal notices'),
  page('accessibility', 'Erklärung zur Barrierefreiheit', 'Accessibility statement'),
  page('complaints', 'Beschwerden', 'Complaints'),
  page('referral-terms', 'Bedingungen für Empfehlungen und Gutscheincodes', 'Terms for referrals and discount codes'),
  page('withdrawal-instruction', 'Widerrufsbelehrung', 'Instruction on withdrawal'),
];
