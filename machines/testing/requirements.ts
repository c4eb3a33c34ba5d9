import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { requirementsIn } from './evidence.ts';
import { stateNodesOf } from './paths.ts';

/** Document that requirements are cited from. */
export const REQUIREMENTS = 'src/docs/requirements.md';

/** Citable numbers: of single requirements (`4.12`), and of whole sections (`4`). */
export interface Citable {
  requirements: ReadonlySet<string>;
  sections: ReadonlySet<string>;
}

/** Parses sections (`## 4. States and transitions`) and requirements (`- **4.12** …`) of the document's text. */
export function citableIn(markdown: string): Citable {
  return {
    requirements: new Set(requirementsIn(markdown).map(({ number }) => number)),
    sections: new Set([...markdown.matchAll(/^## (\d+)\. \S/gm)].map(([, number = '']) => number)),
  };
}

export const citable = citableIn(readFileSync(new URL(`../../${REQUIREMENTS}`, import.meta.url), 'utf8'));

/** Matches a law or a standard with its number: `WCAG 2.2.1`, `§ 356a (3) BGB`, `RFC 6238`. */
const standard = /^(?:WCAG \d+\.\d+\.\d+|§ \d+[a-z]*(?: \(\d+\))? [A-Z]\w+|RFC \d+|EIP-\d+)$/;

/**
 * Returns true if every source of a state's `requirement` exists. Sources are separated by `, `: requirements by number
 * (`4.16`), laws and standards.
 */
export function isCitation(requirement: string): boolean {
  return requirement.split(', ').every((source) => citable.requirements.has(source) || standard.test(source));
}

/** Returns a message for each state whose `meta.requirement` cites a missing source. */
export function unknownCitations(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine).flatMap((node) => {
    const requirement: unknown = node.meta?.requirement;
    if (requirement === undefined || (typeof requirement === 'string' && isCitation(requirement))) return [];
    return [`${node.id}: "${String(requirement)}" cites more than numbers in ${REQUIREMENTS}, laws and standards`];
  });
}
