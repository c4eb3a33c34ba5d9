/** Values for the placeholders of a text, by name. */
export type Facts = Readonly<Record<string, string>>;

interface Block {
  tag: 'h1' | 'h2' | 'p' | 'ul' | 'ol' | 'html';
  /** Items of a list; one text for other blocks. */
  texts: string[];
}

/**
 * Splits a text in Markdown at its empty lines into headings, paragraphs, lists and HTML, and fills its placeholders
 * such as `{issuer}`.
 * @throws Error for an unknown placeholder.
 */
function blocksOf(markdown: string, facts: Facts): Block[] {
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = facts[name];
      if (value === undefined) throw new Error(`A text has the unknown placeholder {${name}}.`);
      return value;
    });
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
    .map(({ tag, texts }) => ({ tag, texts: texts.map(filled) }));
}

function blockOf(text: string): Block {
  if (text.startsWith('# ')) return { tag: 'h1', texts: [text.slice(2)] };
  if (text.startsWith('## ')) return { tag: 'h2', texts: [text.slice(3)] };
  if (text.startsWith('- ')) return { tag: 'ul', texts: text.slice(2).split('\n- ') };
  if (text.startsWith('1. ')) return { tag: 'ol', texts: text.slice(3).split(/\n\d+\. /) };
  return { tag: text.startsWith('<') ? 'html' : 'p', texts: [text] };
}

/** Converts line breaks after a backslash, bold words and links to HTML. */
const inlineOf = (text: string) =>
  text
    .replaceAll('\\\n', '<br>')
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[(.+?)\]\((\S+?)\)/g, '<a href="$2">$1</a>');

function htmlOf({ tag, texts }: Block): string {
  if (tag === 'html') return texts.join('');
  const inner = texts.map(inlineOf);
  if (tag === 'ul' || tag === 'ol') return `<${tag}>\n${inner.map((item) => `<li>${item}</li>\n`).join('')}</${tag}>`;
  return `<${tag}>${inner.join('')}</${tag}>`;
}

/** Converts a text to a page of the content system: the first heading is its name, the rest its HTML. */
export function pageOf(markdown: string, facts: Facts): { name: string; content: string } {
  const [title, ...blocks] = blocksOf(markdown, facts);
  return { name: title?.texts.join('') ?? '', content: blocks.map(htmlOf).join('\n') };
}

interface Section {
  title: string;
  paragraphs: string[];
  list?: string[];
}

/**
 * Converts a text to the sections of a PDF: paragraphs, then at most one list. The first heading is left out.
 * @throws Error for a block that a PDF would lose or misplace.
 */
export function sectionsOf(markdown: string, facts: Facts): Section[] {
  const sections: Section[] = [];
  for (const { tag, texts } of blocksOf(markdown, facts)) {
    const section = sections.at(-1);
    if (tag === 'h1' && !section) continue;
    if (tag === 'h2') sections.push({ title: texts.join(''), paragraphs: [] });
    else if (section && !section.list && tag === 'ul') section.list = texts;
    else if (section && !section.list && tag === 'p') section.paragraphs.push(...texts);
    else throw new Error(`A PDF has no place for this ${tag}: ${texts.join(' ')}`);
  }
  return sections;
}
