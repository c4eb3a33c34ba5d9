import { byteOrderMark, csvOf } from '#domain/money/csv.ts';
import type { Level } from '#machines/testing/coverage.ts';
import { type Cited, isStateOf, type Requirement } from '#machines/testing/evidence.ts';
import type { Graph } from '#machines/testing/graph.ts';
import { type Coverage, LEVELS } from '../coverage.ts';

export interface StateOfMachine {
  machine: string;
  state: string;
}

/** A requirement with everything that keeps or proves it. */
export interface Proof extends Requirement {
  states: readonly StateOfMachine[];
  /** Comments outside of tests, as `path:line`. */
  code: readonly string[];
  /** Comments of tests, as `path:line`. */
  tests: readonly string[];
  /** Time (ISO 8601) of the last test that walked one of its states, by level; null if none did. */
  walked: Readonly<Record<Level, string | null>>;
}

const isTest = (path: string) => path.startsWith('tests/') || path.includes('/testing/') || path.includes('.spec.');

/** Returns the proof of each requirement. */
export function proofsOf(
  { requirements, citations }: Cited,
  { graphs, coverage }: { graphs: readonly Graph[]; coverage: Coverage | null },
): Proof[] {
  const states = graphs.flatMap(({ id: machine, states }) => states.map((state) => ({ machine, state })));
  const cited = Map.groupBy(citations, ({ requirement }) => requirement);
  return requirements.map((requirement) => {
    const own = states.flatMap(({ machine, state }) =>
      isStateOf(requirement, state) ? [{ machine, state: state.id }] : [],
    );
    const placesIf = (wanted: boolean) => [
      ...new Set(
        (cited.get(requirement.number) ?? []).flatMap(({ path, line }) =>
          isTest(path) === wanted ? [`${path}:${line}`] : [],
        ),
      ),
    ];
    const timeAt = (level: Level) =>
      own
        .flatMap(({ machine, state }) => {
          const last = coverage?.machines[machine]?.[level];
          return last?.taken.states.includes(state) ? (last.ranAt ?? []) : [];
        })
        .sort()
        .at(-1) ?? null;
    return {
      ...requirement,
      states: own,
      code: placesIf(false),
      tests: placesIf(true),
      walked: { pure: timeAt('pure'), rendered: timeAt('rendered') },
    };
  });
}

export const isUnproven = ({ states, code, tests }: Proof): boolean => states.length + code.length + tests.length === 0;

/** Returns the proofs whose number, sentence, states or files contain the words; a number alone finds only itself. */
export function proofsWith(proofs: readonly Proof[], words: string): readonly Proof[] {
  const wanted = words
    .trim()
    .toLowerCase()
    .replace(/^requirement /, '');
  if (/^\d+\.\d+$/.test(wanted)) return proofs.filter(({ number }) => number === wanted);
  return proofs.filter(({ number, text, section, states, code, tests }) =>
    [number, text, section, ...states.map(({ state }) => state), ...code, ...tests].some((each) =>
      each.toLowerCase().includes(wanted),
    ),
  );
}

/** Returns a CSV file of the proofs, a row each, with its headers in English. */
export function tableOf(proofs: readonly Proof[]): string {
  const header = [
    'number',
    'section',
    'requirement',
    'states',
    'code',
    'tests',
    ...LEVELS.map((level) => `walked, ${level}`),
  ];
  const rows = proofs.map(({ number, section, text, states, code, tests, walked }) => [
    number,
    section,
    text,
    states.map(({ state }) => state).join(' '),
    code.join(' '),
    tests.join(' '),
    ...LEVELS.map((level) => walked[level]),
  ]);
  return byteOrderMark + csvOf([header, ...rows], ',');
}
