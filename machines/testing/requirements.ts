import type { AnyStateMachine } from 'xstate';
import { stateNodesOf } from './paths.ts';

/** The sections of the specification, by number. A requirement cites one: `spec 4, order flow`. */
const SPECIFICATION: Readonly<Record<string, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

/** The headings of the design, by document. A requirement cites one: `design, Reliability: never loops`. */
const DESIGN: Readonly<Record<string, readonly string[]>> = {
  architecture: [
    'The one idea',
    'The import law',
    'How a type travels',
    'URL and machine',
    'The two readings',
    'Reading data',
    'Failure',
    'Resume',
    'Two tabs',
    'Performance is designed in',
    'Words',
  ],
  machines: ['How a machine is written here', 'How paths are generated', 'The catalogue'],
  quality: ['Speed', 'Security', 'Reliability', 'Accessibility and law', 'What users of such products ask for'],
  sandbox: ['Parts', 'The contract', 'Partners', 'Control page', 'Personas and data'],
};

const headings = Object.values(DESIGN).flat();
/** A law or a standard with its number: `WCAG 2.2.1`, `§ 312j BGB`, `RFC 6238`. */
const standard = /^(?:WCAG \d+\.\d+\.\d+|§ \d+[a-z]* [A-Z]\w+|RFC \d+|EIP-\d+)(?:: .+)?$/;

/** Whether each source that the requirement cites, parted by `; `, exists. */
export function isCitation(requirement: string): boolean {
  return requirement.split('; ').every((source) => {
    const [, section] = /^spec (\d+)(?:[,:] .+)?$/.exec(source) ?? [];
    if (section !== undefined) return section in SPECIFICATION;
    const [, heading] = /^design, ([^:]+)(?:: .+)?$/.exec(source) ?? [];
    return heading === undefined ? standard.test(source) : headings.includes(heading);
  });
}

/** States whose `meta.requirement` names nothing that exists. */
export function uncited(machine: AnyStateMachine): string[] {
  return stateNodesOf(machine).flatMap((node) => {
    const requirement: unknown = node.meta?.requirement;
    if (requirement === undefined || (typeof requirement === 'string' && isCitation(requirement))) return [];
    return [`${node.id}: "${String(requirement)}" is no section of the spec, heading of the design, law or standard`];
  });
}
