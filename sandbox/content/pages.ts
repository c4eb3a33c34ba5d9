import { readFileSync } from 'node:fs';
import { saleFee } from '#domain/constants/itemLimits.ts';
import pages from './data/pages.json' with { type: 'json' };
import { type Facts, pageOf } from './markdown.ts';
import type { Words } from './types.ts';

/** Page or block of the content system. `content` is HTML: headings from h2, paragraphs, lists, links. */
interface PageSeed {
  code: string;
  name: Words;
  content: Words;
}

const saleFeeIn = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(saleFee);

/** Reads the pages in the order of the footer. */
export function readPages(): PageSeed[] {
  const facts = { de: { saleFee: saleFeeIn('de') }, en: { saleFee: saleFeeIn('en') } };
  return pages.pages.map((code) => readPage(code, facts));
}

/** Reads the blocks of the shell and the contact page; the block `footer-pages` contains codes of pages. */
export function readBlocks(): PageSeed[] {
  const footer = { de: pages.footer.join(','), en: pages.footer.join(',') };
  const blocks = pages.blocks.map((code) => readPage(code));
  return blocks.map((block) => (block.code === 'footer-pages' ? { ...block, content: footer } : block));
}

const NO_FACTS = { de: {}, en: {} };

/** Reads a page or block by its code. */
export function readPage(code: string, facts: Readonly<Record<'de' | 'en', Facts>> = NO_FACTS): PageSeed {
  const textIn = (locale: 'de' | 'en') =>
    pageOf(readFileSync(new URL(`./data/pages/${code}.${locale}.md`, import.meta.url), 'utf8'), facts[locale]);
  const de = textIn('de');
  const en = textIn('en');
  return { code, name: { de: de.name, en: en.name }, content: { de: de.content, en: en.content } };
}
