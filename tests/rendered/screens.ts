// `npm run atlas:screens`: a picture of every state that shows a screen, from the rendered paths, for the atlas.
import { describe, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { AnyMachineSnapshot } from 'xstate';
import { keyOf, nameOf, type Path, pathsOf } from '../../machines/testing/paths.ts';
import { SCHEMES, type Shown, SIZES, type Size } from '../../src/workbench/atlas/screens/screenshots.ts';
import { sightIn } from '../support/sight.ts';
import type { Scene } from './scene.ts';
import { onStage } from './walk.ts';
import { layOutAsIn } from './windowHeight.ts';

const scenes = import.meta.glob<Scene>('./scenes/*.ts', { eager: true, import: 'scene' });

/** Width and minimum height of a screen, in CSS pixels. */
const PIXELS: Record<Size, readonly [number, number]> = { phone: [375, 667], desktop: [1280, 800] };

/** Returns the shortest path to each state with a screen of its own, once for each kind of failure that it shows. */
function shownBy({ subject, seen }: Scene): Map<Path, Shown> {
  const { machine, cases, name } = subject;
  const found = new Map<string, [Path, Shown]>();
  for (const whole of pathsOf(machine, cases)) {
    for (const [steps, position] of [whole.start, ...whole.steps.map((step) => step.position)].entries()) {
      // A page of another flow is pictured by that flow.
      const sight = sightIn(seen, position.snapshot);
      if (!sight?.heading) continue;
      const path = { ...whole, steps: whole.steps.slice(0, steps) };
      const shown = {
        machine: name,
        state: `${machine.id}.${nameOf(position.snapshot.value)}`,
        failure: sight.says?.(position.snapshot).length ? failureIn(position.snapshot) : null,
        key: keyOf(cases, path),
      };
      const known = found.get(`${shown.state} ${shown.failure}`);
      if (!known || known[0].steps.length > path.steps.length)
        found.set(`${shown.state} ${shown.failure}`, [path, shown]);
    }
  }
  return new Map(found.values());
}

function failureIn({ context }: AnyMachineSnapshot): string | null {
  const kind: unknown = context.failure?.kind;
  return typeof kind === 'string' ? kind : null;
}

for (const scene of Object.values(scenes)) {
  describe(`${scene.subject.name}: screens`, () => {
    for (const [path, shown] of shownBy(scene)) {
      for (const locale of ['de', 'en'] as const) {
        test(`${shown.state} ${shown.failure ?? ''} ${locale}`, () =>
          onStage(scene, path, locale, {
            atEnd: async () => {
              for (const size of SIZES) {
                const [width, height] = PIXELS[size];
                await page.viewport(width, height);
                layOutAsIn(height);
                await page.viewport(width, Math.max(height, document.documentElement.scrollHeight));
                await painted();
                for (const scheme of SCHEMES) {
                  document.documentElement.dataset.theme = scheme;
                  await document.fonts.ready;
                  const picture = await page.screenshot({ save: false });
                  await commands.keepScreenshot({ ...shown, locale, size, scheme }, picture);
                }
              }
              delete document.documentElement.dataset.theme;
              await page.viewport(...PIXELS.desktop);
            },
          }));
      }
    }
  });
}

/** Resolves when the new layout has been drawn. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
