import { afterAll, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { Locale } from '#domain/shop/settings.ts';
import { coverOfMachine, coverOfStates } from '../../machines/testing/cover.ts';
import { walkedBy } from '../../machines/testing/coverage.ts';
import { keyOf, type Path, pathAt, pathsOf } from '../../machines/testing/paths.ts';
import { rankOf } from '../support/rank.ts';
import { Readings } from './readings.ts';
import { type Scene, titleOf } from './scene.ts';
import { onStage } from './walk.ts';

const { VITE_MACHINE, VITE_PATHS, VITE_SEED } = import.meta.env;

const scenes = Object.values(import.meta.glob<Scene>('./scenes/*.ts', { eager: true, import: 'scene' })).filter(
  ({ subject }) => !VITE_MACHINE || VITE_MACHINE === subject.name,
);

/** Milliseconds since the page was opened in which paths of the random sample may start. */
const SAMPLE_ENDS = 60_000;
/** Minimum number of paths in the sample, however busy the machine. */
const SAMPLE_LEAST = 20;
/** Failures after which the sample ends; further ones probably have the same reason. */
const FAILURES = 5;

/**
 * Registers one test per path of every machine with screens, in one language: in German for paths that together take
 * every transition and show every state with every failure, in English for the paths to each such state. The
 * environment overrides this: `VITE_MACHINE=order` for one machine, `VITE_PATHS=all` for every path,
 * `VITE_PATHS=0:3.17` for the path with this key. The machines are those of the app (requirement 12.7), which shows
 * each of their states (requirement 25.1); a random part of all other paths is added (requirement 26.3).
 *
 * @param isHere Chooses the machines by their names.
 */
export function specOfLocale(locale: Locale, isHere: (name: string) => boolean = () => true): void {
  const own = scenes.filter(({ subject }) => isHere(subject.name));
  if (VITE_MACHINE) test(`${VITE_MACHINE} is a machine with screens`, () => expect(scenes).toHaveLength(1));
  for (const scene of own) {
    const { subject } = scene;
    const all = pathsOf(subject.machine, subject.cases);
    const paths = chosenFrom(all, scene, locale);
    describe(`${subject.name}: ${paths.length} paths of ${all.length} through the real flow, ${locale}`, () => {
      const walked: Path[] = [];
      const readings = new Readings();
      let milliseconds = 0;
      for (const path of paths) {
        test(titleOf(scene, path), async () => {
          const started = performance.now();
          await onStage(scene, path, locale, { shown: (snapshot) => readings.add(snapshot) });
          milliseconds += performance.now() - started;
          walked.push(path);
        });
      }
      // Both languages have the same structure.
      if (locale === 'de' && !VITE_PATHS)
        test('the words of each state are as approved', async () => {
          await expect(String(readings)).toMatchFileSnapshot(`../approved/rendered/${subject.name}.txt`);
        });
      afterAll(() => commands.recordWalked(walkedBy(subject, { level: 'rendered', paths: walked, milliseconds })));
    });
  }
}

function chosenFrom(all: readonly Path[], { subject }: Scene, locale: Locale): readonly Path[] {
  if (VITE_PATHS === 'all') return all;
  if (VITE_PATHS && !VITE_MACHINE) throw new Error('The key of a path is one machine’s: name it by VITE_MACHINE.');
  if (VITE_PATHS) return [pathAt(subject, VITE_PATHS)];
  return locale === 'de' ? coverOfMachine(subject, all) : coverOfStates(all);
}

/**
 * Registers one test that walks the paths which the gate leaves out, of all machines and in both languages, in a random
 * order, until the page is a minute old. `VITE_SEED` repeats the order of an earlier run.
 */
export function specOfSample(): void {
  if (VITE_PATHS) return;
  const seed = Number(VITE_SEED ?? Math.floor(Math.random() * 1_000_000));

  test(`a random part of all other paths, seed ${seed}`, { timeout: 5 * SAMPLE_ENDS }, async () => {
    const walks = scenes.flatMap((scene) => {
      const { machine, cases } = scene.subject;
      const all = pathsOf(machine, cases);
      const chosen = new Set(coverOfMachine(scene.subject, all));
      return all.flatMap((path) => {
        if (chosen.has(path)) return [];
        const key = keyOf(cases, path);
        const rank = rankOf(`${scene.subject.name} ${key}`, seed / 1_000_000);
        return { scene, path, key, rank, locale: (rank * 2 ** 16) % 1 < 0.5 ? ('de' as const) : ('en' as const) };
      });
    });
    walks.sort((a, b) => a.rank - b.rank);
    const walked = new Map<Scene, Path[]>(scenes.map((scene) => [scene, []]));
    const wrong: string[] = [];
    let count = 0;
    for (const { scene, path, key, locale } of walks) {
      if ((performance.now() > SAMPLE_ENDS && count >= SAMPLE_LEAST) || wrong.length === FAILURES) break;
      count += 1;
      try {
        await onStage(scene, path, locale);
        walked.get(scene)?.push(path);
      } catch (error) {
        const again = `VITE_MACHINE=${scene.subject.name} VITE_PATHS=${key} vitest run --project rendered tests/rendered/${locale}`;
        wrong.push(`${again}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    for (const [{ subject }, paths] of walked) {
      // The sample's duration is chosen here, and is not a cost of the machine.
      await commands.recordWalked(walkedBy(subject, { level: 'rendered', paths, milliseconds: 0 }));
    }
    await commands.tell(`sample: seed ${seed}, ${count} of ${walks.length} other paths`);
    expect(wrong.join('\n\n'), `seed ${seed}`).toBe('');
  });
}
