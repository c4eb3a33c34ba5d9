import * as fc from 'fast-check';
import { rankOf } from '../support/rank.ts';

/** Numbers from 0 to 1 for a step, one for each of its choices. */
export type Draw = readonly number[];

const RANGE = 2 ** 31;

/**
 * Returns the draws of a walk. Each step has its own, so that its choices do not depend on how many numbers earlier
 * steps used.
 */
export function drawsOf(seed: number, steps: number, width: number): Draw[] {
  const numbers = fc.sample(fc.noBias(fc.integer({ min: 0, max: RANGE - 1 })), { seed, numRuns: steps * width });
  return Array.from({ length: steps }, (_, step) =>
    numbers.slice(step * width, (step + 1) * width).map((number) => (number + 0.5) / RANGE),
  );
}

/**
 * Returns one of the options, by weight. Every option has a rank of its own, drawn by its name: a missing option leaves
 * the choice among the others unchanged, so a walk that differs by one button continues as before.
 */
export function choose<T>(options: readonly T[], draw: number, nameOf: (option: T) => string, weightOf = (_: T) => 1) {
  let best: T | null = null;
  let rank = Number.POSITIVE_INFINITY;
  for (const option of options) {
    // The exponential race: each option is first as often as its weight says.
    const time = -Math.log(rankOf(nameOf(option), draw)) / weightOf(option);
    if (time < rank) [best, rank] = [option, time];
  }
  return best;
}
