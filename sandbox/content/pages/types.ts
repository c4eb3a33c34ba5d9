import type { Words } from '../types.ts';

/** A page or block of the content system. `content` is HTML: headings from h2, paragraphs, lists, links. */
export interface PageSeed {
  code: string;
  name: Words;
  content: Words;
}
