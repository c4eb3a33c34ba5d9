import { existsSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { type Citation, citedIn } from '#machines/testing/evidence.ts';
import { type Citable, citable, REQUIREMENTS } from '#machines/testing/requirements.ts';
import { isCode, lineAt, parse, ROOT, type SourceFile, type Violation } from './source.ts';

/** Returns comments and documents that cite a requirement which does not exist. */
export function citationViolations(file: SourceFile, known: Citable = citable): Violation[] {
  return textsIn(file).flatMap(({ text, start }) => {
    const { requirements, sections } = citedIn(text);
    const missing = [
      ...requirements.filter((number) => !known.requirements.has(number)),
      ...sections.filter((number) => !known.sections.has(number)),
    ];
    return missing.map((cited) => ({
      path: file.path,
      line: lineAt(file.text, start),
      rule: `A citation can be opened: ${REQUIREMENTS} has no ${cited}.`,
    }));
  });
}

/**
 * Returns the citations of single requirements in the comments of a file. Documents are not evidence, and neither are
 * examples in backticks.
 */
export function citationsIn(file: SourceFile): Citation[] {
  if (!isCode(file.path)) return [];
  return textsIn(file).flatMap(({ text, start }) =>
    citedIn(text.replaceAll(CODE, '')).requirements.map((requirement) => ({
      requirement,
      path: file.path,
      line: lineAt(file.text, start),
    })),
  );
}

/** Code in a text, fenced blocks included: the text between two equally long runs of backticks (CommonMark 6.1). */
const CODE = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
/** A path from the root as a word of such code; patterns such as `machines/*` name nothing in particular. */
const PATH = /(?<!\S)(?:src|machines|sandbox|tests|locales)\/[\w./-]+(?!\S)/g;
/** A link to a file; links that begin with a slash are addresses of the app, in texts that the shop serves. */
const LINK = /\]\((?!\w+:|[#/])([^)#\s]+)/g;

/** Returns comments and documents that name a file or folder which does not exist, and documents that link to one. */
export function missingPathViolations(file: SourceFile): Violation[] {
  return textsIn(file).flatMap(({ text, start }) => {
    const links = file.path.endsWith('.md') ? [...text.matchAll(LINK)] : [];
    const paths = [
      ...[...text.matchAll(CODE)].flatMap(([, , code = '']) => code.match(PATH) ?? []),
      ...links.map(([, link = '']) => posix.join(dirname(file.path), link)),
    ];
    return paths
      .filter((path) => !existsSync(ROOT + path))
      .map((path) => ({
        path: file.path,
        line: lineAt(file.text, start),
        rule: `What a comment or document points to exists: there is no ${path}.`,
      }));
  });
}

/** Returns the human-readable texts of a file: the comments of code, or a whole document. Wrapped lines are joined. */
function textsIn(file: SourceFile): { text: string; start: number }[] {
  if (file.path.endsWith('.md')) return [{ text: file.text.replaceAll(/\s+/g, ' '), start: 0 }];
  if (!isCode(file.path)) return [];
  return parse(file).comments.map(({ value, start }) => ({ text: value.replaceAll(/\s*\n\s*(?:\* ?)?/g, ' '), start }));
}

/** Returns requirements whose number is missing, duplicated or out of order. */
export function numberingViolations({ path, text }: SourceFile): Violation[] {
  const found: Violation[] = [];
  let section = 0;
  let item = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const report = (rule: string) => found.push({ path, line: index + 1, rule });
    const [heading, number] = /^## (\d+)\. /.exec(line) ?? [];
    if (heading !== undefined) {
      if (Number(number) !== section + 1) report(`Section ${section + 1} comes here.`);
      section = Number(number);
      item = 0;
    } else if (line.startsWith('- ')) {
      item += 1;
      if (!line.startsWith(`- **${section}.${item}** `)) report(`This requirement is ${section}.${item}.`);
    }
  }
  return found;
}
