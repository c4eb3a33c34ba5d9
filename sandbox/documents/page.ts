import type { Row } from '../db/schema.ts';
import { paired } from './bilingual.ts';
import { PLATFORM } from './issuer.ts';
import { newPaper } from './paper.ts';

const SIGNS: Readonly<Record<string, string>> = { nbsp: '\u00a0', amp: '&', lt: '<', gt: '>', quot: '"' };

/** Plain text of a piece of HTML. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&([a-z]+);/g, (whole, name: string) => SIGNS[name] ?? whole)
    .trim();

/** Reads the headings, paragraphs and items of a page. */
const partsOf = (html: string) =>
  [...html.matchAll(/<(h2|p|li)>([\s\S]*?)<\/\1>/g)].map(([, tag = 'p', inner = '']) => ({
    tag,
    words: wordsOf(inner),
  }));

type PageVersion = Omit<Row<'pageVersions'>, 'fileUuid' | 'code'> & { createdAt: string };

/**
 * Typesets a page of the content system, with its translation if the version has one: part by part, or as a whole at
 * the end if the two languages differ in structure.
 */
export function pagePdf({ name, html, nameEn, htmlEn, createdAt }: PageVersion): Promise<Buffer> {
  const [title = name] = paired([name], nameEn === null ? [] : [nameEn]);
  const locale = htmlEn === null ? 'de' : 'en';
  const paper = newPaper({ title, reference: title, createdAt, footer: PLATFORM.footer, locale });
  paper.heading(title);
  const german = partsOf(html);
  const english = partsOf(htmlEn ?? '');
  const isParallel = german.map(({ tag }) => tag).join() === english.map(({ tag }) => tag).join();
  const whole = isParallel ? german : [...german, ...english];
  const texts = paired(
    whole.map(({ words }) => words),
    isParallel ? english.map(({ words }) => words) : [],
  );
  texts.forEach((text, index) => {
    const tag = whole[index]?.tag;
    if (tag === 'h2') paper.section(text);
    else if (tag === 'li') paper.list([text]);
    else paper.paragraph(text);
  });
  return paper.finish();
}
