import { afterAll, describe, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { Locale } from '#domain/settings.ts';
import { walkedBy } from '../../machines/testing/coverage.ts';
import { describePath, nameOf, type Path, pathsOf } from '../../machines/testing/paths.ts';
import type { Scene } from './scene.ts';
import { onStage } from './walk.ts';

/** The scenes: one small file for each machine with screens. */
const scenes = import.meta.glob<Scene>('./scenes/*.ts', { eager: true, import: 'scene' });

/**
 * Those of the paths in which something happens between two states that happens there in none before. All of them where
 * the environment says `VITE_RENDERED=all`.
 */
function chosen(paths: readonly Path[]): readonly Path[] {
  if (import.meta.env.VITE_RENDERED === 'all') return paths;
  const seen = new Set<string>();
  return paths.filter(({ start, steps }) => {
    const before = seen.size;
    let from = start;
    for (const { event, position } of steps) {
      seen.add(`${nameOf(from.snapshot.value)} ${event.type} ${nameOf(position.snapshot.value)}`);
      from = position;
    }
    return seen.size > before;
  });
}

/** Registers one test per path of every machine with screens, in one language. */
export function specOfLocale(locale: Locale): void {
  for (const scene of Object.values(scenes)) {
    const { subject } = scene;
    const paths = chosen(pathsOf(subject.machine, subject.cases));
    describe(`${subject.name}: paths through the real flow, ${locale}`, () => {
      const walked: Path[] = [];
      let milliseconds = 0;
      paths.forEach((path, i) => {
        test(`${i + 1}. ${describePath(path)}`, async () => {
          const started = performance.now();
          await onStage(scene, path, locale);
          milliseconds += performance.now() - started;
          walked.push(path);
        });
      });
      afterAll(() => commands.recordWalked(walkedBy(subject, { level: 'rendered', paths: walked, milliseconds })));
    });
  }
}
