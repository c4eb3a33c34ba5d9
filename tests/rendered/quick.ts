// Entry of the stage that `npm run paths NAME` builds: the walker without a test runner around it.
import type { Locale } from '#domain/shop/settings.ts';
import { pathAt } from '../../machines/testing/paths.ts';
import { type Scene, titleOf } from './scene.ts';
import { onStage } from './walk.ts';

declare global {
  interface Window {
    /** Walks the paths with these keys, in the machine with this name. Resolves with the failures, by path. */
    walkPaths(name: string, keys: readonly string[], locale: Locale): Promise<string[]>;
  }
}

const scenes = Object.values(import.meta.glob<Scene>('./scenes/*.ts', { eager: true, import: 'scene' }));

window.walkPaths = async (name, keys, locale) => {
  const scene = scenes.find(({ subject }) => subject.name === name);
  if (!scene) throw new Error(`There is no scene of ${name}.`);
  const problems: string[] = [];
  for (const key of keys) {
    const path = pathAt(scene.subject, key);
    try {
      await onStage(scene, path, locale);
    } catch (error) {
      problems.push(`${titleOf(scene, path)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems;
};
