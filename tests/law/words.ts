import type { SourceFile, Violation } from './source.ts';

interface Word {
  /** What nobody reads. */
  wrong: RegExp;
  /** In which files people read it: not in comments of the others, which keep to the specification's words. */
  where: RegExp;
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
    where: /^(?:locales\/|sandbox\/(?:content\/(?:bonds|questionnaires|pages|seed\/attributes)|\w*[mM]ails|personas))/,
    right: 'retail client, professional client',
  },
];

/** Texts that call a thing by another name than the glossary does. */
export function wordViolations({ path, text }: SourceFile): Violation[] {
  if (path.startsWith('tests/law/')) return [];
  const words = WORDS.filter(({ where }) => where.test(path));
  return text
    .split('\n')
    .flatMap((line, index) =>
      words
        .filter(({ wrong }) => wrong.test(line))
        .map(({ right }) => ({ path, line: index + 1, rule: `By the glossary: ${right}.` })),
    );
}
