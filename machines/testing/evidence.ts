import type { GraphState } from './graph.ts';

/** A requirement of `src/docs/requirements.md`. */
export interface Requirement {
  /** Section and place in it: `4.12`. */
  number: string;
  /** Text in Markdown. */
  text: string;
  /** Heading of its section, with the number: `4. States and transitions`. */
  section: string;
}

/** A comment of the code that cites a requirement. */
export interface Citation {
  requirement: string;
  /** Path from the root. */
  path: string;
  line: number;
}

/** Returns the requirements of a document (`- **4.12** …` below `## 4. …`), in its order. */
export function requirementsIn(markdown: string): Requirement[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    const [, heading] = /^## (\d+\. \S.*)$/.exec(line) ?? [];
    section = heading ?? section;
    const [, number, text] = /^- \*\*(\d+\.\d+)\*\* (\S.*)$/.exec(line) ?? [];
    return number && text ? [{ number, text, section }] : [];
  });
}

/** Matches `requirement 4.12`, `requirements 5.1 to 5.7` and, for all of a section, `requirements section 4`. */
const CITED = /\brequirements? (sections? )?(\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)/gi;

/** Returns the numbers that a text cites, of requirements and of whole sections; a range as each of its numbers. */
export function citedIn(text: string): { requirements: string[]; sections: string[] } {
  const cited = { requirements: [] as string[], sections: [] as string[] };
  for (const [, section, list = ''] of text.matchAll(CITED)) {
    cited[section ? 'sections' : 'requirements'].push(...list.split(/, | and /).flatMap(numbersIn));
  }
  return cited;
}

function numbersIn(range: string): string[] {
  const [first = '', last] = range.split(' to ');
  if (last === undefined) return [first];
  const [section, from] = first.split('.');
  const to = last.split('.').at(-1);
  if (from === undefined) return [first, last];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${section}.${Number(from) + i}`);
}

/** Returns the requirements that a state cites in its `meta`, without laws and standards. */
export const requirementsOf = ({ meta }: Pick<GraphState, 'meta'>): string[] =>
  typeof meta.requirement === 'string'
    ? meta.requirement.split(', ').filter((source) => /^\d+\.\d+$/.test(source))
    : [];

/**
 * Returns the screens (`meta.screen`) that a requirement of section 2 names by path: `/orders/{uuid}/finish` is
 * `orders/finish`. Later paths of a sentence may omit the beginning of an earlier one: `/login`, `2fa`.
 */
export function screensNamedIn({ number, text }: Pick<Requirement, 'number' | 'text'>): string[] {
  if (!number.startsWith('2.')) return [];
  const paths = [...text.matchAll(/`(\/?[\w{}?/-]+)`/g)].map(([, path = '']) =>
    path.replaceAll(/\/?\{[^}]*\}/g, '').replace(/^\//, ''),
  );
  const starts = paths.map((path) => path.replace(/\/?[^/]*$/, '')).filter(Boolean);
  return [...new Set([...paths, ...starts.flatMap((start) => paths.map((path) => `${start}/${path}`))])];
}

/** Returns true if the state cites the requirement, or shows a screen that the requirement names. */
export function isStateOf(requirement: Requirement, state: Pick<GraphState, 'meta'>): boolean {
  const { screen } = state.meta;
  return (
    requirementsOf(state).includes(requirement.number) ||
    (typeof screen === 'string' && screensNamedIn(requirement).includes(screen))
  );
}
