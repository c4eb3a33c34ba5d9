import { expect } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';
import { modelOf, type Position } from '../../machines/testing/model.ts';
import { describeEvent, keyOf, nameOf, type Path } from '../../machines/testing/paths.ts';
import { expectedAt } from '../../machines/testing/scripted.ts';
import { sightIn } from '../support/sight.ts';
import { type Before, controlsAsPredicted, expectSight } from './checks.ts';
import { consoleOutput } from './console.ts';
import { late } from './page.ts';
import { pathIn, type Scene } from './scene.ts';
import { open, type Stage } from './stage.tsx';

/** Beginnings of paths that were walked without a fault, by scene and language, with the focus at their end. */
const known = new Map<string, Focus>();

export interface Watcher {
  /** Called in each position, once the page shows it. */
  shown?(snapshot: AnyMachineSnapshot): void;
  /** Receives the page at the end of the path; not called if the app went on by itself. */
  atEnd?(stage: Stage): Promise<void>;
}

/**
 * Walks the path through the real flow. An event that a control of the screen sends is made with that control, and the
 * machine must then have received it; after each step the actor must be in the model's position, and the page must show
 * that position. Rejects if anything differs.
 *
 * A beginning that another path has walked is not walked again: the page is opened at its end. The pure level proves
 * that a restored machine goes on as before.
 *
 */
export async function onStage(scene: Scene, generated: Path, locale: Locale, watcher: Watcher = {}): Promise<void> {
  consoleOutput.length = 0;
  const { machine, cases, name } = scene.subject;
  const keyAt = (steps: number) =>
    `${name} ${locale} ${keyOf(cases, { ...generated, steps: generated.steps.slice(0, steps) })}`;
  const path = inLanguage(scene, generated, locale);
  const places = placesOf(scene, path);
  const first = scene.comesAfter?.(path.input) ? 0 : beginningOf(scene, places, (steps) => known.has(keyAt(steps)));
  const place = places[first];
  const stage = await open(scene, { input: path.input, locale, from: first > 0 ? place : undefined });
  const model = modelOf(machine);
  let position = place?.position ?? path.start;
  let said = `opened in ${nameOf(position.snapshot.value)}`;
  try {
    await expectShown(scene, stage, position.snapshot, null);
    watcher.shown?.(position.snapshot);
    if (first > 0) setFocus(known.get(keyAt(first)) ?? null);
    for (const [i, { event, position: predicted }] of path.steps.entries()) {
      if (i < first) continue;
      said = `after ${describeEvent(event)}`;
      const { actor } = stage.script;
      const before = {
        path: location.pathname,
        sight: sightIn(scene.seen, position.snapshot),
        focused: document.activeElement !== document.body,
      };
      stage.page.isUsed = false;
      await take(scene, stage, event);
      before.focused ||= stage.page.isUsed;
      position = follow(model, position, stage);
      said = `${said}, in ${nameOf(position.snapshot.value)}`;
      if (stage.script.actor !== actor) {
        // The screen that was reached has a machine of its own: the rest is a path of that machine.
        expect(location.pathname).toBe(pathIn(scene, position.snapshot, before.path));
        break;
      }
      expect(stage.script.observe()).toEqual(expectedAt(position));
      await expectShown(scene, stage, position.snapshot, before);
      watcher.shown?.(position.snapshot);
      const logs = scene.logs?.(event);
      expect(
        consoleOutput.splice(0).filter((line) => !logs?.test(line)),
        'console',
      ).toEqual([]);
      if (nameOf(position.snapshot.value) !== nameOf(predicted.snapshot.value)) {
        // The app went on by itself, as it may here: the rest belongs to another path.
        expect(scene.goesOn?.(predicted.snapshot), 'the app may go on by itself').toBe(true);
        return;
      }
      known.set(keyAt(i + 1), focusNow());
    }
    await watcher.atEnd?.(stage);
  } catch (error) {
    if (error instanceof Error) error.message = `${said}: ${error.message}`;
    throw error;
  } finally {
    stage.close();
  }
}

/** Focused element as child indexes from the page's root; null if no element has the focus. */
type Focus = readonly number[] | null;

function focusNow(): Focus {
  const places: number[] = [];
  const root = document.querySelector('#root');
  let at = document.activeElement;
  while (at !== root) {
    if (!at?.parentElement) return null;
    places.unshift([...at.parentElement.children].indexOf(at));
    at = at.parentElement;
  }
  return places;
}

function setFocus(places: Focus): void {
  const found = places?.reduce<Element | null>((at, i) => at?.children[i] ?? null, document.querySelector('#root'));
  if (found instanceof HTMLElement) found.focus();
}

/** Returns the path in this language, if the machine's input depends on the language. */
function inLanguage({ subject: { machine }, inputIn }: Scene, path: Path, locale: Locale): Path {
  if (!inputIn) return path;
  const model = modelOf(machine);
  const input = inputIn(path.input, locale);
  const start = model.begin(input);
  let position = start;
  const steps = path.steps.map(({ event }) => {
    position = model.step(position, event);
    return { event, position };
  });
  return { input, start, steps };
}

/** Returns the position after each step of the path, with the address bar's path there. */
function placesOf(scene: Scene, path: Path): { position: Position; path: string }[] {
  let at = new URL(scene.hrefOf(path.input), location.origin).pathname;
  return [path.start, ...path.steps.map(({ position }) => position)].map((position) => {
    at = pathIn(scene, position.snapshot, at) ?? at;
    return { position, path: at };
  });
}

/** Returns the steps to the latest position before the last step that was walked already and can be restored, or 0. */
function beginningOf(
  { opensIn = () => true }: Scene,
  places: readonly { position: Position }[],
  isKnown: (steps: number) => boolean,
): number {
  for (let steps = places.length - 2; steps > 0; steps--) {
    const position = places[steps]?.position;
    if (position && isRestorable(position) && opensIn(position.snapshot) && isKnown(steps)) return steps;
  }
  return 0;
}

/** True if no child machine runs, because a child can be played only from its start. */
const isRestorable = ({ snapshot }: Position) =>
  !Object.values<AnyActorRef | undefined>(snapshot.children).some((child) => child && 'context' in child.getSnapshot());

/** Milliseconds for a part that loads in the first state that shows it: module by module, on a busy processor. */
const PATIENCE = 10_000;

/** Names of the states seen since the page was loaded. */
const seen = new Set<string>();

/**
 * Expects the sight of a state. Parts that load on demand may appear late when the state is first seen, and a
 * notification appears after its page.
 */
async function expectShown(
  scene: Scene,
  stage: Stage,
  snapshot: AnyMachineSnapshot,
  before: Before | null,
): Promise<void> {
  const state = `${scene.subject.name} ${nameOf(snapshot.value)}`;
  const isFirst = !seen.has(state);
  seen.add(state);
  const check = async () => {
    await expectSight(scene, stage, snapshot, before);
    controlsAsPredicted(scene, stage, snapshot);
  };
  const until = performance.now() + (isFirst || sightIn(scene.seen, snapshot)?.notice ? PATIENCE : 0);
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() >= until) throw error;
      await late();
      await stage.page.settle();
    }
  }
}

/** Makes the event happen as a person would. */
async function take(scene: Scene, { page, script }: Stage, event: AnyEventObject): Promise<void> {
  if (event.type.startsWith('xstate.')) {
    await script.take(event);
    return page.settle();
  }
  script.turnPage();
  const { happen, free = [] } = scene.triggers[event.type] ?? {};
  if (happen) {
    if ((await happen(page, event)) === false) page.send(event);
  } else {
    const control = sightIn(scene.seen, page.snapshot)?.controls?.find(({ sends }) => sends === event.type);
    if (!control)
      throw new Error(`Nothing that is seen here sends ${event.type}, and the scene does not say what does.`);
    page.press(page.find(control));
  }
  await page.settle();
  // Other parts of the page may send further events, which the model follows too.
  const told = script.told.filter(({ type }) => !type.startsWith('xstate.')).map((each) => without(each, free));
  expect(told, 'what the machine was told').toContainEqual(without(event, free));
}

const without = (event: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !names.includes(name)));

/** Returns the model's position after all events that the machine received in this step. */
function follow(model: ReturnType<typeof modelOf>, from: Position, { script }: Stage): Position {
  const effects: Position['effects'][number][] = [];
  let position = from;
  for (const told of script.told) {
    if (told.type === 'xstate.stop' || told.type === 'xstate.init') continue;
    position = model.step(position, told);
    effects.push(...position.effects);
  }
  return { ...position, effects };
}
