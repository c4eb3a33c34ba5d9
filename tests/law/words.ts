import { isCode, isSpec, parse, type SourceFile, type Violation } from './source.ts';

interface Word {
  /** What nobody reads. */
  wrong: RegExp;
  /** In which files people read it. */
  where: RegExp;
  /** Comments may say it, which keep to the specification's words, and titles of tests. */
  onlyTexts?: true;
  right: string;
}

/** What is said by one word everywhere (`src/docs/glossary.md`), and was said by others. */
const WORDS: readonly Word[] = [
  {
    wrong: /privatanleger|professionelle[nr]?\s+anleger/i,
    where: /^(?:locales|src|sandbox|tests)\//,
    right: 'Privatkunde, professioneller Kunde (§ 67 WpHG)',
  },
  {
    wrong: /\b(?:private|professional) investors?\b/i,
    where: /^(?:locales\/.*|(?:src|sandbox)\/.*\.tsx?)$/,
    onlyTexts: true,
    right: 'retail client, professional client',
  },
];

/** Texts that call a thing by another name than the glossary does. */
export function wordViolations(file: SourceFile): Violation[] {
  const { path, text } = file;
  if (path.startsWith('tests/law/')) return [];
  return WORDS.filter(({ where }) => where.test(path)).flatMap(({ wrong, onlyTexts, right }) => {
    if (onlyTexts && isSpec(path)) return [];
    if (!wrong.test(text)) return [];
    const read = onlyTexts && isCode(path) ? withoutComments(file) : text;
    return read
      .split('\n')
      .flatMap((line, index) =>
        wrong.test(line) ? { path, line: index + 1, rule: `By the glossary: ${right}.` } : [],
      );
  });
}

/** The text with its comments blank, each line where it was. */
function withoutComments(file: SourceFile): string {
  return parse(file).comments.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end),
    file.text,
  );
}
