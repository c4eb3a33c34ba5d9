import { Visitor } from 'rolldown/utils';
import { isCode, isSpec, lineAt, parse, type SourceFile, type Violation } from './source.ts';

interface Word {
  /** Spelling that texts must not have. */
  wrong: RegExp;
  /** Files whose texts people read. */
  where: RegExp;
  /** True if comments and test titles may use it: they keep to the specification’s words. */
  onlyTexts?: true;
  right: string;
}

/** Terms with one spelling everywhere (`src/docs/glossary.md`) that had others. */
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

/** Returns texts that call a thing by a name other than the glossary’s. */
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

const OPENING = /^(?:What|Whether|Where|Who|Whoever|Whose|Whom|How|Why|When|Which|Of)\b/i;
/** Openings of titles: those of comments, except those that continue the subject of a `describe`. */
const QUESTION = /^(?:what|whether|who|whoever|how|why)\b/i;
const UNUSED = /\b(?:whoever|whomever|nobody|somebody|anew)\b/i;

/** Width of code and comments; the formatter wraps code only. */
const WIDEST = 120;

/**
 * Returns the comments that silence the compiler, put work off, begin with a question word, hide who or what acts, or
 * are too wide.
 */
export function commentViolations(file: SourceFile): Violation[] {
  const comments = commentsIn(file);
  return comments.flatMap(({ value, start, end }, index) => {
    const line = lineAt(file.text, start);
    const before = comments[index - 1];
    // Lines of one comment: only the first of them begins it.
    const isFurther =
      before?.type === 'Line' &&
      /^\s*$/.test(file.text.slice(before.end, start)) &&
      lineAt(file.text, before.start) === line - 1;
    // An exception of Biome's is judged by its reason.
    const said = value.replaceAll(/^[\s*]+/gm, '').replace(/^biome-ignore\S* \S+ /, '');
    const violations: Violation[] = [];
    const report = (rule: string) => violations.push({ path: file.path, line, rule });
    if (/@ts-(?:ignore|expect-error|nocheck)/.test(value)) report('A type error is mended, not silenced.');
    if (/\b(?:TODO|FIXME|XXX)\b/.test(value)) report('Work for later stands in an issue, not in a comment.');
    if (!isFurther && OPENING.test(said))
      report('A comment names the thing: a noun phrase for a value, a verb phrase for a function.');
    const [unused] = UNUSED.exec(said) ?? [];
    const widest = file.text
      .slice(file.text.lastIndexOf('\n', start) + 1, end)
      .split('\n')
      .find((each) => each.length > WIDEST);
    if (widest && !/https?:\/\//.test(widest)) report(`A line of a comment has at most ${WIDEST} characters.`);
    if (unused) report(`A comment names the person or the thing instead of “${unused}”.`);
    return violations;
  });
}

/** Returns texts of code and documents that hide who or what acts, and titles and names of cases that are questions. */
export function textViolations(file: SourceFile): Violation[] {
  const { path } = file;
  // The glossary and the law’s own specs name the words that others must not use.
  if (path === 'src/docs/glossary.md' || path.startsWith('tests/law/')) return [];
  return textsIn(file).flatMap(({ said, isTitle, line }) => {
    const [unused] = UNUSED.exec(said) ?? [];
    if (unused) return { path, line, rule: `A text names the person or the thing instead of “${unused}”.` };
    return isTitle && QUESTION.test(said) ? { path, line, rule: 'A title says what holds, and is no question.' } : [];
  });
}

/**
 * Returns the sentences of a file, with the line of each: the lines of a document, the strings of code with a space.
 */
function textsIn(file: SourceFile): { said: string; isTitle: boolean; line: number }[] {
  const { path, text } = file;
  if (/\.(?:md|grit)$/.test(path))
    return text.split('\n').map((said, index) => ({ said, isTitle: false, line: index + 1 }));
  const found: ReturnType<typeof textsIn> = [];
  const titles = new Set<number>();
  const add = (said: string, start: number) => {
    if (said.includes(' ')) found.push({ said, isTitle: titles.has(start), line: lineAt(text, start) });
  };
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title && /^(?:it|test|describe)\b/.test(text.slice(callee.start, callee.end))) titles.add(title.start);
    },
    Property({ key }) {
      titles.add(key.start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string') add(value, start);
    },
    TemplateElement({ value, start }) {
      add(value.raw, start);
    },
    JSXText({ value, start }) {
      add(value, start);
    },
  }).visit(parse(file).program);
  return found;
}

/** Returns the comments of code or of a style sheet, which has blocks only. */
function commentsIn(file: SourceFile): { type: 'Line' | 'Block'; value: string; start: number; end: number }[] {
  if (!file.path.endsWith('.css')) return parse(file).comments;
  return [...file.text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 0: { length }, 1: value = '', index }) => ({
    type: 'Block',
    value,
    start: index,
    end: index + length,
  }));
}

/** Returns the text with its comments blank, each line where it was. */
function withoutComments(file: SourceFile): string {
  return parse(file).comments.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end),
    file.text,
  );
}
