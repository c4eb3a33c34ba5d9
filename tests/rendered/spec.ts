import { afterAll, describe, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { Locale } from '#domain/settings.ts';
import { walkedBy } from '../../machines/testing/coverage.ts';
import { describeEvent, keyOf, nameOf, type Path, pathsOf } from '../../machines/testing/paths.ts';
import type { Scene } from './scene.ts';
import { onStage } from './walk.ts';

/** The scenes: one small file for each machine with screens. */
const scenes = import.meta.glob<Scene>('./scenes/*.ts', { eager: true, import: 'scene' });

const { VITE_MACHINE, VITE_PATHS } = import.meta.env;

/**
 * Those of the paths in which something happens between two states that happens there in none before; another outcome,
 * and another kind of failure, is something else.
 */
function distinct(paths: readonly Path[]): readonly Path[] {
  const seen = new Set<string>();
  return paths.filter(({ start, steps }) => {
    const before = seen.size;
    let from = start;
    for (const { event, position } of steps) {
      seen.add(`${nameOf(from.snapshot.value)}, ${describeEvent(event)}: ${nameOf(position.snapshot.value)}`);
      from = position;
    }
    return seen.size > before;
  });
}

/** Those of the paths that lead to a state which none before has led to. */
function toEachState(paths: readonly Path[]): readonly Path[] {
  const seen = new Set<string>();
  return paths.filter(({ steps }) => {
    const before = seen.size;
    for (const { position } of steps) seen.add(nameOf(position.snapshot.value));
    return seen.size > before;
  });
}

const CHOICES: Readonly<Record<string, (paths: readonly Path[]) => readonly Path[]>> = {
  distinct,
  states: toEachState,
};

/** Characters of an event in a title: of those that carry much, all words would be too many. */
const WIDTH = 80;

/** What a path is about, short: its key, from which `pathAt` makes it again, and its last step. */
function titleOf({ subject: { cases } }: Scene, path: Path): string {
  const { event, position } = path.steps.at(-1) ?? { event: { type: 'start' }, position: path.start };
  const words = describeEvent(event);
  const short = words.length > WIDTH ? `${words.slice(0, WIDTH)}…` : words;
  return `${keyOf(cases, path)} ${short}, to ${nameOf(position.snapshot.value)}`;
}

/**
 * Registers one test per path of every machine with screens, in one language. The environment may say less:
 * `VITE_MACHINE=order` for one machine, `VITE_PATHS=distinct` for each thing that happens between two states once,
 * `VITE_PATHS=states` for the ways to each state.
 */
export function specOfLocale(locale: Locale): void {
  for (const scene of Object.values(scenes)) {
    const { subject } = scene;
    if (VITE_MACHINE && VITE_MACHINE !== subject.name) continue;
    const all = pathsOf(subject.machine, subject.cases);
    const paths = CHOICES[VITE_PATHS]?.(all) ?? all;
    describe(`${subject.name}: ${paths.length} paths of ${all.length} through the real flow, ${locale}`, () => {
      const walked: Path[] = [];
      let milliseconds = 0;
      for (const path of paths) {
        test(titleOf(scene, path), async () => {
          const started = performance.now();
          await onStage(scene, path, locale);
          milliseconds += performance.now() - started;
          walked.push(path);
        });
      }
      afterAll(() => commands.recordWalked(walkedBy(subject, { level: 'rendered', paths: walked, milliseconds })));
    });
  }
}
