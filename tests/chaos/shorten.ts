import type { Step } from './step.ts';
import type { Walk } from './walk.ts';

const invariantOf = (sentence: string) => sentence.split(':')[0] ?? '';

/**
 * Drops steps, first many at once, then one by one, while the same invariant still breaks without them and time is
 * left. Returns the walk of the steps that remain, which are those that matter.
 */
export async function shorten(broken: Walk, again: (path: Step[]) => Promise<Walk>, seconds: number): Promise<Walk> {
  const until = performance.now() + seconds * 1000;
  const wanted = new Set(broken.broken.map(invariantOf));
  let best = broken;
  for (let size = Math.ceil(best.path.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.path.length && performance.now() < until; ) {
      const tried = await again(best.path.toSpliced(from, size));
      const isSame = tried.broken.some((sentence) => wanted.has(invariantOf(sentence)));
      if (isSame && tried.path.length < best.path.length) best = tried;
      else from += size;
    }
  }
  return best;
}
