import { readFileSync } from 'node:fs';
import { type Facts, sectionsOf } from '../content/markdown.ts';
import type { Paper } from './paper.ts';

/** Texts of papers in `content/data/papers`; German only. */
type PaperText = 'information-sheet' | 'terms' | 'risks' | 'custody-agreement';

/** Typesets the sections of a text, with these values for its placeholders. */
export function typesetText(paper: Paper, name: PaperText, facts: Facts = {}): void {
  const file = new URL(`../content/data/papers/${name}.de.md`, import.meta.url);
  for (const { title, paragraphs, list } of sectionsOf(readFileSync(file, 'utf8'), facts)) {
    paper.section(title);
    for (const text of paragraphs) paper.paragraph(text, { introduces: list !== undefined });
    if (list) paper.list(list);
  }
}
