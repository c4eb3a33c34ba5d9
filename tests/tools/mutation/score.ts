import { basename } from 'node:path';
import type { Area } from './areas.ts';
import type { Mutant } from './judge.ts';

/** Reasons why no test can detect a mutant, by `file: original → replacement`. */
export type Accepted = Readonly<Record<string, string>>;

export interface Score {
  row: string;
  survivors: string[];
  problems: string[];
}

/** Formats a row of the closing table, for machines and sources alike. */
export function rowOf(name: string, killed: number, counted: number, explained: number, threshold: number): string {
  const share = counted === 0 ? 100 : (100 * killed) / counted;
  const score = `${share.toFixed(1)} %`.padStart(7);
  return `${name.padEnd(10)} ${String(killed).padStart(5)} of ${String(counted).padStart(5)} ${score}, at least ${threshold} %, ${explained} explained`;
}

/**
 * Returns the score of an area: killed mutants among those that are not explained. Fails below the threshold, and on an
 * explanation of a mutant that does not survive. `whole` is true if all mutants of the files were judged, so that a
 * missing mutant no longer exists.
 *
 * @param acceptedBeside returns the explanations for the folder of a path.
 */
export function scoreOf(
  { name, threshold }: Area,
  mutants: readonly Mutant[],
  acceptedBeside: (path: string) => Accepted,
  whole: boolean,
): Score {
  const nameOf = ({ path, id }: Mutant) => `${basename(path)}: ${id}`;
  const survived = mutants.filter(({ killed }) => !killed);
  const isExplained = (mutant: Mutant) => nameOf(mutant) in acceptedBeside(mutant.path);
  const explained = survived.filter(isExplained);
  const survivors = survived.filter((mutant) => !isExplained(mutant));
  const killed = mutants.length - survived.length;
  const counted = mutants.length - explained.length;
  const problems = [];
  if (killed * 100 < threshold * counted)
    problems.push(`mutants of ${name}: ${killed} of ${counted} were noticed, less than ${threshold} %`);
  const surviving = new Set(survived.map(nameOf));
  for (const path of whole ? new Set(mutants.map((mutant) => mutant.path)) : []) {
    for (const key of Object.keys(acceptedBeside(path))) {
      if (key.startsWith(`${basename(path)}: `) && !surviving.has(key))
        problems.push(`mutants of ${name}: explained beside ${path}, and does not survive: ${key}`);
    }
  }
  return {
    row: rowOf(name, killed, counted, explained.length, threshold),
    survivors: survivors.map(({ path, line, id }) => `SURVIVED ${path}:${line}  ${id}`),
    problems,
  };
}
