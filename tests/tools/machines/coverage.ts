import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Level, Parts, Recorded } from '#machines/testing/coverage.ts';
import { machineNames, ROOT } from './folders.ts';

const LEVELS: readonly Level[] = ['pure', 'rendered'];
const PARTS = ['states', 'transitions', 'screens', 'failures'] as const;

/** Parts that each level must cover completely (requirement 22.1). */
const DEMANDED: Readonly<Record<Level, readonly (keyof Parts)[]>> = {
  pure: ['states', 'transitions'],
  rendered: ['transitions', 'screens', 'failures'],
};

type Sum = Omit<Recorded, 'machine' | 'level'>;

/** Content of coverage/machines.json by machine; null for a level at which it was never walked. */
export type Report = Readonly<Record<string, Readonly<Record<Level, Sum | null>>>>;

const FILE = `${ROOT}coverage/machines.json`;

/** Deletes the records of earlier runs at these levels. */
export function forgetCoverage(levels: readonly Level[], root = ROOT): void {
  for (const file of globSync('coverage/machines/*.json', { cwd: root })) {
    if (levels.some((level) => file.includes(`.${level}.`))) rmSync(`${root}/${file}`);
  }
}

/**
 * Adds up the records of the specs, writes coverage/machines.json and returns it as a table; with the parts that a
 * walked level has left out and the machines that no pure spec has walked.
 *
 * @param levels Levels that this run recorded: records of other levels may be of earlier versions of the machines.
 */
export function machineCoverage(levels: readonly Level[]): { table: string; short: string[] } {
  const walked = globSync('coverage/machines/*.json', { cwd: ROOT })
    .map((file): Recorded => JSON.parse(readFileSync(ROOT + file, 'utf8')))
    .filter(({ level }) => levels.includes(level));
  const report = reportOf(machineNames(), walked);
  // The file of an earlier version of the project may have another shape.
  const before: { machines?: Report } = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  writeFileSync(FILE, `${JSON.stringify({ machines: withEarlier(report, before.machines ?? {}) }, null, 2)}\n`);
  const machines = Object.entries(report).map(([name, levels]) => ({
    name,
    levels: LEVELS.map((level) => levels[level]),
  }));
  const short = machines.flatMap(({ name, levels }) =>
    LEVELS.flatMap((level, i) => {
      const sum = levels[i];
      if (!sum) return level === 'pure' ? [`machine ${name}: no pure spec has walked it`] : [];
      return DEMANDED[level].flatMap((part) =>
        missing(sum, part).map((left) => `machine ${name}, ${level}, ${part}: ${left} is left out`),
      );
    }),
  );
  const rows = machines.map(({ name, levels }) => {
    const [pure] = levels;
    const counts = [pure?.all.states.length, pure?.all.transitions.length, pure?.paths.length].map(
      (count) => `${count ?? '–'}`,
    );
    return [name, ...counts, ...LEVELS.map((level, i) => shareOf(level, levels[i])), ...levels.map(secondsOf)];
  });
  return { table: tableOf([HEADINGS, ...rows]), short };
}

const HEADINGS = ['machine', 'states', 'transitions', 'paths', ...LEVELS, ...LEVELS.map((level) => `${level} s`)];

const secondsOf = (sum: Sum | null) => (sum ? (sum.milliseconds / 1000).toFixed(1) : '–');

export const reportOf = (names: readonly string[], walked: readonly Recorded[]): Report =>
  Object.fromEntries(
    names.map((name) => {
      const at = (level: Level) => sumOf(walked.filter((each) => each.machine === name && each.level === level));
      return [name, { pure: at('pure'), rendered: at('rendered') }];
    }),
  );

/**
 * Returns the report, completed from an earlier one for the levels that were not walked this time: each level has its
 * own date.
 */
export const withEarlier = (report: Report, earlier: Report): Report =>
  Object.fromEntries(
    Object.entries(report).map(([name, levels]) => {
      const at = (level: Level) => levels[level] ?? earlier[name]?.[level] ?? null;
      return [name, { pure: at('pure'), rendered: at('rendered') }];
    }),
  );

function sumOf(walked: readonly Recorded[]): Sum | null {
  const [first] = walked;
  if (!first) return null;
  const union = (part: keyof Parts) => [...new Set(walked.flatMap(({ taken }) => taken[part]))];
  return {
    all: first.all,
    taken: {
      states: union('states'),
      transitions: union('transitions'),
      screens: union('screens'),
      failures: union('failures'),
    },
    paths: [...new Set(walked.flatMap(({ paths }) => paths))],
    milliseconds: walked.reduce((total, { milliseconds }) => total + milliseconds, 0),
    ranAt:
      walked
        .map(({ ranAt }) => ranAt)
        .sort()
        .at(-1) ?? first.ranAt,
  };
}

const missing = ({ all, taken }: Sum, part: keyof Parts) => all[part].filter((name) => !taken[part].includes(name));

/** Returns the percentage of the parts that the level must cover, rounded down: 100 % means all of them. */
function shareOf(level: Level, sum: Sum | null | undefined): string {
  if (!sum) return '–';
  const demanded = PARTS.filter((part) => DEMANDED[level].includes(part));
  const all = demanded.reduce((total, part) => total + sum.all[part].length, 0);
  const left = demanded.reduce((total, part) => total + missing(sum, part).length, 0);
  return all === 0 ? '–' : `${Math.floor((100 * (all - left)) / all)} %`;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
    )
    .join('\n');
}
