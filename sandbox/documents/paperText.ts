import { readFileSync } from 'node:fs';
import { type Facts, sectionsOf } from '../content/markdown.ts';
import { paired } from './bilingual.ts';
import type { Paper } from './paper.ts';

/** Texts of papers in `content/data/papers`, in both languages with the same sections. */
type PaperText = 'information-sheet' | 'terms' | 'risks' | 'custody-agreement';

const readSections = (name: PaperText, locale: 'de' | 'en', facts: Facts) =>
  sectionsOf(readFileSync(new URL(`../content/data/papers/${name}.${locale}.md`, import.meta.url), 'utf8'), facts);

/** Typesets the sections of a text, with these values for its placeholders in each language. */
export function typesetText(
  paper: Paper,
  name: PaperText,
  facts: Record<'de' | 'en', Facts> = { de: {}, en: {} },
): void {
  const translations = readSections(name, 'en', facts.en);
  for (const [index, { title, paragraphs, list }] of readSections(name, 'de', facts.de).entries()) {
    const { title: heading = title, paragraphs: said = [], list: items = [] } = translations[index] ?? {};
    paper.section({ de: title, en: heading });
    for (const text of paired(paragraphs, said)) paper.paragraph(text, { introduces: list !== undefined });
    if (list) paper.list(paired(list, items));
  }
}
