import { citedIn, requirementsOf } from '../../../machines/testing/evidence.ts';
import type { Graph } from '../../../machines/testing/graph.ts';
import type {
  Changes,
  MachineChange,
  RequirementChange,
  RuleChange,
  SentenceChange,
  TextChange,
} from '../../../src/workbench/atlas/changes/changes.ts';
import type { Placement } from '../../../src/workbench/atlas/chart/placement.ts';
import { compareGraphs } from './graphChanges.ts';
import { compareRules } from './rules.ts';
import type { Text, Version } from './version.ts';

type Compared = Pick<Changes, 'machines' | 'rules' | 'texts' | 'requirements'>;

/** Compares two versions of the project. */
export async function compareVersions(
  before: Version,
  after: Version,
  place: (graph: Graph) => Promise<Placement>,
): Promise<Compared> {
  const { changes: rules, renamed } = compareRules(before.rules, after.rules);
  const names = new Set([...Object.keys(before.graphs), ...Object.keys(after.graphs)]);
  const machines: MachineChange[] = [];
  for (const name of [...names].sort()) {
    const old = before.graphs[name] ?? null;
    const now = after.graphs[name] ?? null;
    const { graph, parts } = compareGraphs(old, now, renamed);
    const sentences = compareSentences(before.behaviours[name] ?? '', after.behaviours[name] ?? '');
    if (parts.length === 0 && sentences.length === 0) continue;
    machines.push({
      name,
      change: old ? (now ? 'changed' : 'removed') : 'added',
      graph,
      placement: await place(graph),
      parts,
      sentences,
      isBehaviour:
        sentences.length > 0 || parts.some(({ facts, change }) => change !== 'changed' || facts.some(isDone)),
      isPromised: before.promises[name] !== after.promises[name],
    });
  }
  return {
    machines,
    rules,
    texts: compareTexts(before.texts, after.texts),
    requirements: compareRequirements(before, after, { machines, rules }),
  };
}

/** True for a fact that a machine acts on: its descriptions, screens and sources are about it. */
const isDone = ({ name }: { name: string }) => !['description', 'screen', 'requirement'].includes(name);

/** Returns the sentences that only one of two `behaviour.txt` has, by state. */
export function compareSentences(before: string, after: string): SentenceChange[] {
  const old = sentencesIn(before);
  const now = sentencesIn(after);
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((state) => {
    const removed = without(old.get(state) ?? [], now.get(state) ?? []);
    const added = without(now.get(state) ?? [], old.get(state) ?? []);
    return removed.length + added.length > 0 ? [{ state, removed, added }] : [];
  });
}

const without = (lines: readonly string[], others: readonly string[]) => lines.filter((line) => !others.includes(line));

/** Returns the sentences by state. A state is named without its tags. */
function sentencesIn(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let current: string[] = [];
  // The first paragraph says what the file is.
  for (const line of text.split('\n\n').slice(1).join('\n').split('\n')) {
    if (line.startsWith('  ')) current.push(line.trim());
    else if (line !== '') {
      const [, state = line, tags] = /^(.+?)(?: \((.+)\))?$/.exec(line) ?? [];
      current = tags ? [`tags: ${tags}`] : [];
      found.set(state, current);
    }
  }
  return found;
}

/** Returns the texts that differ. A new text replaces the removed one of its file with most words in common. */
export function compareTexts(before: readonly Text[], after: readonly Text[]): TextChange[] {
  const keyOf = ({ context, german }: Text) => `${context} ${german}`;
  const had = new Map(before.map((text) => [keyOf(text), text]));
  const has = new Set(after.map(keyOf));
  const left = new Set(before.filter((text) => !has.has(keyOf(text))));
  const changes = after.flatMap((now): TextChange[] => {
    const old = had.get(keyOf(now)) ?? closest(now, left);
    if (old) left.delete(old);
    if (old && old.german === now.german && old.english === now.english) return [];
    return [{ files: now.files, before: old ? bothOf(old) : null, after: bothOf(now) }];
  });
  return [...changes, ...[...left].map((old) => ({ files: old.files, before: bothOf(old), after: null }))];
}

const bothOf = ({ german, english }: Text) => ({ german, english });

function closest(now: Text, left: ReadonlySet<Text>): Text | undefined {
  const near = [...left].filter(({ files }) => files.some((file) => now.files.includes(file)));
  const [best] = near.map((old) => ({ old, share: likeness(old, now) })).sort((a, b) => b.share - a.share);
  return best && best.share >= 0.4 ? best.old : undefined;
}

/** Returns the share of words that two texts have in common, in the language in which they are more alike. */
function likeness(a: Text, b: Text): number {
  const share = (one: string, other: string) => {
    const [ones, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu)));
    if (!ones || !others) return 0;
    return ones.intersection(others).size / Math.max(1, ones.union(others).size);
  };
  return Math.max(share(a.german, b.german), share(a.english, b.english));
}

/** Returns the sentences that differ, and those that changed states, transitions and rules cite. */
function compareRequirements(
  before: Version,
  after: Version,
  { machines, rules }: Pick<Compared, 'machines' | 'rules'>,
): RequirementChange[] {
  const by = new Map<string, string[]>();
  const cite = (number: string, citing: string) => by.set(number, [...(by.get(number) ?? []), citing]);
  for (const { graph, parts } of machines)
    for (const { kind, id } of parts) {
      const source = kind === 'edge' ? graph.edges.find((edge) => edge.id === id)?.source : id;
      const state = graph.states.find((each) => each.id === source);
      for (const number of state ? requirementsOf(state) : []) cite(number, id);
    }
  for (const rule of rules)
    for (const number of new Set([rule.before, rule.after].flatMap((text) => citedIn(text ?? '').requirements)))
      cite(number, nameOfRule(rule));
  const had = new Map(before.requirements.map(({ number, text }) => [number, text]));
  const has = new Map(after.requirements.map(({ number, text }) => [number, text]));
  return [...new Set([...has.keys(), ...had.keys()])].flatMap((number) => {
    const change = {
      number,
      before: had.get(number) ?? null,
      after: has.get(number) ?? null,
      by: by.get(number) ?? [],
    };
    return change.before === change.after && change.by.length === 0 ? [] : [change];
  });
}

/** Returns `isPaid (machines/flows/order/setup.ts)`. */
export const nameOfRule = ({ name, path }: RuleChange): string => `${name} (${path})`;
