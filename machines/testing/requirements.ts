import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { stateNodesOf } from './paths.ts';

/** Document that requirements are cited from. */
export const REQUIREMENTS = 'src/docs/requirements.md';

/** Citable sources: sections (`4`) and single requirements (`4.12`) by number, and sections by heading. */
export interface Citable {
  numbers: ReadonlySet<string>;
  headings: ReadonlySet<string>;
}

/** Parses sections (`## 4. States and transitions`) and requirements (`- **4.12** …`) of the document's text. */
export function citableIn(markdown: string): Citable {
  const sections = [...markdown.matchAll(/^## (\d+)\. (.+)$/gm)];
  const requirements = [...markdown.matchAll(/^- \*\*(\d+\.\d+)\*\* \S/gm)];
  return {
    numbers: new Set([...sections, ...requirements].map(([, number = '']) => number)),
    headings: new Set(sections.map(([, , heading = '']) => heading)),
  };
}

export const citable = citableIn(readFileSync(new URL(`../../${REQUIREMENTS}`, import.meta.url), 'utf8'));

/** Matches a law or a standard with its number: `WCAG 2.2.1`, `§ 312j BGB`, `RFC 6238`. */
const standard = /^(?:WCAG \d+\.\d+\.\d+|§ \d+[a-z]* [A-Z]\w+|RFC \d+|EIP-\d+)(?:: .+)?$/;

/**
 * Returns true if every source of the requirement exists. Sources are separated by `; `: a section or a requirement by
 * number (`spec 4, order flow`, `spec 4.16`), a section by heading (`design, Reliability: never loops`), or a standard.
 */
export function isCitation(requirement: string): boolean {
  return requirement.split('; ').every((source) => {
    const [, number] = /^spec (\d+(?:\.\d+)?)(?:[,:] .+)?$/.exec(source) ?? [];
    if (number !== undefined) return citable.numbers.has(number);
    const [, heading] = /^design, ([^:]+)(?:: .+)?$/.exec(source) ?? [];
    return heading === undefined ? standard.test(source) : citable.headings.has(heading);
  });
}

/** Returns a message for each state whose `meta.requirement` cites a missing source. */
export function unknownCitations(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine).flatMap((node) => {
    const requirement: unknown = node.meta?.requirement;
    if (requirement === undefined || (typeof requirement === 'string' && isCitation(requirement))) return [];
    return [`${node.id}: "${String(requirement)}" is no number or heading in ${REQUIREMENTS}, no law and no standard`];
  });
}
