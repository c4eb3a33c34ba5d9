import { stripVTControlCharacters } from 'node:util';
import type { Finding, FindingKind, JourneyRow, Report } from './finding.ts';

/** Groups of findings with their headings, worst first. */
const GROUPS: readonly { kind: FindingKind; title: string }[] = [
  { kind: 'missingFromSpecification', title: 'The shop lacks what the specification names' },
  { kind: 'differs', title: 'The shop answers otherwise' },
  { kind: 'additionAbsent', title: 'The app asks for more than the specification' },
];

const STATES: Readonly<Record<JourneyRow['state'], string>> = {
  completes: 'can be completed',
  blocked: 'cannot be completed',
  notOffered: 'is not offered',
  notTried: 'was not tried',
};

/** Returns the exit code of a run: 3 if the check itself failed, else 1 if a journey cannot be completed. */
export function exitCodeOf({ crash, journeys }: Report): 0 | 1 | 3 {
  if (crash !== null) return 3;
  return journeys.some(({ state }) => state === 'blocked') ? 1 : 0;
}

/** Returns the notes of a report, the crash of the check first. */
const notesOf = ({ crash, notes }: Report): string[] =>
  crash === null ? notes : [`The check itself failed, so that calls are missing: ${crash}`, ...notes];

/** Summarises the report in one sentence. */
function sumOf({ calls, findings, journeys }: Report): string {
  const count = (state: JourneyRow['state']) => journeys.filter((each) => each.state === state).length;
  const deviations = findings.filter(({ kind }) => kind !== 'additionAbsent').length;
  const additions = findings.length - deviations;
  return [
    `${calls.length} calls, ${deviations} deviations, ${additions} additions absent`,
    `${count('completes')} of ${journeys.length} journeys can be completed, ${count('blocked')} cannot, ${count('notOffered')} not offered, ${count('notTried')} not tried`,
  ].join('; ');
}

const statusOf = (status: number | null) => (status === null ? '-' : String(status));

const lineOf = ({ blocks, call, payment, status, path, expected, got, consequence }: Finding) =>
  `  ${blocks ? 'BLOCKS ' : '       '}${call}${payment ? ` (${payment})` : ''} ${statusOf(status)} ${path}: expected ${expected}, got ${got}\n         ${consequence}`;

/** Returns the report for a terminal: plain lines, with the summary last. */
export function textOf(report: Report): string {
  const section = (title: string, lines: string[]) => (lines.length === 0 ? [] : [`\n${title}`, ...lines]);
  const lines = [
    `${report.shop}  ${report.isWriting ? 'reads and writes' : 'reads only'}`,
    ...GROUPS.flatMap(({ kind, title }) =>
      section(title, report.findings.filter((each) => each.kind === kind).map(lineOf)),
    ),
    ...section(
      'Calls',
      report.calls.map(({ call, request, status, milliseconds, isRead, payment }) => {
        const name = `${call}${payment ? ` (${payment})` : ''}`;
        return `  ${isRead === false ? 'NOT READ' : '        '} ${statusOf(status).padEnd(4)}${String(milliseconds).padStart(6)} ms  ${name.padEnd(34)} ${request}`;
      }),
    ),
    ...section(
      'Notes',
      notesOf(report).map((each) => `  ${each}`),
    ),
    ...section(
      'Left at the shop',
      report.left.map((each) => `  ${each}`),
    ),
    ...section(
      'Journeys',
      report.journeys.map(({ name, state, because }) => `  ${name} ${STATES[state]}${because ? `: ${because}` : ''}`),
    ),
    `\n${sumOf(report)}.`,
  ];
  return `${stripVTControlCharacters(lines.join('\n'))}\n`;
}
