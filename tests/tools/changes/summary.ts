import {
  type Changes,
  type Commit,
  type PartChange,
  withoutPromise,
} from '../../../src/workbench/atlas/changes/changes.ts';
import { nameOfRule } from './compare.ts';

/** Most entries of a list; the page has all of them. */
const MOST = 12;

/** Returns the differences in words, as Markdown: for the description of a merge request. */
export function summaryOf(changes: Changes): string {
  const { from, to, machines, rules, texts, requirements, pictures, sizes } = changes;
  const parts = [
    `# Changes since ${nameOfCommit(from)}${to ? `, up to ${nameOfCommit(to)}` : ''}`,
    section('Behaviour', machines.filter(({ isBehaviour }) => isBehaviour).map(machineLine)),
    section(
      'Without a promise',
      withoutPromise(changes).map(({ name }) => `${name} behaves differently, and none of its specs differs.`),
    ),
    section(
      'Guards and rules',
      rules.map((rule) => `${rule.change}: ${rule.kind} ${nameOfRule(rule)}`),
    ),
    section('Descriptions of machines', machines.filter(({ isBehaviour }) => !isBehaviour).map(machineLine)),
    section('Texts', texts.map(textLine)),
    section(
      'Requirements',
      requirements.map(({ number, before, after, by }) =>
        [
          number,
          before === after ? 'touched' : before === null ? 'new' : after === null ? 'removed' : 'reworded',
          by.length > 0 ? `by ${by.slice(0, 3).join('; ')}${by.length > 3 ? ` and ${by.length - 3} more` : ''}` : '',
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    section(
      'Screens',
      (pictures ?? []).map(
        ({ file, change, pixels }) => `${change}: ${file}${change === 'changed' ? `, ${pixels} pixels` : ''}`,
      ),
    ),
    section(
      'Compressed bytes',
      (sizes ?? []).map(({ name, before, after }) => `${name}: ${before} → ${after} (${signed(after - before)})`),
    ),
  ].filter(Boolean);
  if (rules.length === 0 && !machines.some(({ isBehaviour }) => isBehaviour))
    parts.splice(1, 0, 'No behaviour changed.');
  return `${parts.join('\n\n')}\n`;
}

const nameOfCommit = ({ hash, subject }: Commit) => `${hash.slice(0, 8)} “${subject}”`;

const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${Math.abs(bytes)}`;

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : [
        `## ${title}\n`,
        ...lines.slice(0, MOST).map((line) => `- ${line}`),
        ...(lines.length > MOST ? [`- and ${lines.length - MOST} more`] : []),
      ].join('\n');

function machineLine({ name, change, parts, sentences }: Changes['machines'][number]): string {
  if (change !== 'changed') return `${name}: ${change}`;
  const counts = (['state', 'edge'] as const).flatMap((kind) =>
    (['added', 'removed', 'changed'] as const).flatMap((each) => countOf(parts, kind, each)),
  );
  const states = sentences.map(({ state }) => state);
  return `${name}: ${[...counts, ...(states.length > 0 ? [`other sentences of ${states.slice(0, 4).join(', ')}${states.length > 4 ? ` and ${states.length - 4} more` : ''}`] : [])].join('; ')}`;
}

function countOf(parts: readonly PartChange[], kind: PartChange['kind'], change: PartChange['change']): string[] {
  const count = parts.filter((part) => part.kind === kind && part.change === change).length;
  const word = kind === 'state' ? 'state' : 'transition';
  return count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'} ${change}`];
}

const textLine = ({ before, after }: Changes['texts'][number]) => {
  const both = (text: typeof before) => (text ? `“${text.german}” / “${text.english}”` : '');
  if (!before) return `new: ${both(after)}`;
  return after ? `${both(before)} → ${both(after)}` : `removed: ${both(before)}`;
};
