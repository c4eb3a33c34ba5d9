import { PLATFORM } from './issuer.ts';
import { newPaper } from './paper.ts';

const SIGNS: Readonly<Record<string, string>> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"' };

/** Plain text of a piece of HTML. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&([a-z]+);/g, (whole, name: string) => SIGNS[name] ?? whole)
    .trim();

/** Typesets the headings, paragraphs and lists of a page of the content system. */
export function pagePdf(page: { name: string; html: string; createdAt: string }): Promise<Buffer> {
  const { name, html, createdAt } = page;
  const paper = newPaper({ title: name, reference: name, createdAt, footer: PLATFORM.footer });
  paper.heading(name);
  for (const [, tag, inner = ''] of html.matchAll(/<(h2|p|li)>([\s\S]*?)<\/\1>/g)) {
    const words = wordsOf(inner);
    if (tag === 'h2') paper.section(words);
    else if (tag === 'li') paper.list([words]);
    else paper.paragraph(words);
  }
  return paper.finish();
}
