import { afterAll, describe, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { Locale } from '#domain/shop/settings.ts';
import { walkedBy } from '../../machines/testing/coverage.ts';
import { type Path, pathsOf } from '../../machines/testing/paths.ts';
import { CHOICES } from './choices.ts';
import { type Scene, titleOf } from './scene.ts';
import { onStage } from './walk.ts';

/** The scenes: one small file for each machine with screens. */
const scenes = import.meta.glob<Scene>('./scenes/*.ts', { eager: true, import: 'scene' });

const { VITE_MACHINE, VITE_PATHS } = import.meta.env;

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
