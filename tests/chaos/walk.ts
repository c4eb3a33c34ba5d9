import type { Browser } from 'playwright';
import type { Shop } from '../support/shop.ts';
import { isWayOn, TAB_ACTIONS } from './actions.ts';
import { choose, type Draw, drawsOf } from './draws.ts';
import { brokenIn } from './invariants.ts';
import { type Step, writePath } from './step.ts';
import { TABS } from './tabs.ts';
import { forgetTyped } from './typed.ts';
import { type Cast, look, openWorld, type World } from './world.ts';
import { WORLD_ACTIONS } from './worldActions.ts';

export interface Walk {
  cast: Cast;
  path: Step[];
  /** Invariants that are broken after the last step; empty if all hold to the end. */
  broken: string[];
  /** Milliseconds of the steps alone, without the preparation. */
  milliseconds: number;
}

/** Source of the steps: a seed, or the path of an earlier walk. */
export type Source = { seed: number; steps: number } | { path: readonly Step[] };

/** Probability that a step stays in the tab of the step before. */
const STAYING = 0.6;

/** Walks until an invariant breaks or the steps are used up. */
export async function walk(browser: Browser, shop: Shop, cast: Cast, source: Source): Promise<Walk> {
  const world = await openWorld(browser, shop, cast);
  const path: Step[] = [];
  const began = performance.now();
  const draws = 'seed' in source ? drawsOf(source.seed, source.steps, 4) : [];
  const count = 'seed' in source ? source.steps : source.path.length;
  let broken: string[] = [];
  try {
    for (let at = 0; at < count && broken.length === 0; at += 1) {
      const step = 'seed' in source ? stepBy(draws[at] ?? [], path.at(-1) ?? null, world) : (source.path[at] ?? null);
      // A shortened path may contain steps that are no longer possible; these are skipped.
      if (step === null || !isPossible(step, world)) continue;
      path.push(step);
      broken = await take(step, world);
    }
  } catch (error) {
    broken = [`the walk goes on: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    // The failure is recorded already; an error from closing a crashed browser would hide it.
    if (browser.isConnected()) await world.tabs.context.close();
  }
  return { cast, path, broken, milliseconds: performance.now() - began };
}

export function describeWalk({ cast, path, broken }: Walk): string {
  return [
    ...path.map((step, index) => `${String(index + 1).padStart(4)}. ${wordsOf(step)}`),
    ...broken.map((each) => `  ✗ ${each}`),
    `Again: npm run chaos -- --cast ${cast} --path "${writePath(path)}"`,
  ].join('\n');
}

function wordsOf({ tab, action, option }: Step): string {
  const words = (tab === null ? WORLD_ACTIONS : TAB_ACTIONS)[action]?.words(option) ?? action;
  return tab === null ? words : `tab ${tab} ${words}`;
}

function stepBy([who = 0, stays = 0, what = 0, which = 0]: Draw, before: Step | null, world: World): Step | null {
  const last = before?.tab ?? null;
  const tab = last !== null && stays < STAYING ? last : choose(TABS, who, (name) => name);
  if (tab === null) return null;
  const ofTab = Object.entries(TAB_ACTIONS).map(([action, { weight, options }]) => ({
    tab,
    action,
    weight,
    options: options(world.readings[tab], world),
  }));
  const ofWorld = Object.entries(WORLD_ACTIONS).map(([action, { weight, options }]) => ({
    tab: null,
    action,
    weight,
    options: options(world),
  }));
  const possible = [...ofTab, ...ofWorld].filter(({ options }) => options.length > 0);
  const chosen = choose(
    possible,
    what,
    ({ action }) => action,
    ({ weight }) => weight,
  );
  const option = choose(chosen?.options ?? [], which, (name) => name);
  return chosen && option !== null ? { tab: chosen.tab, action: chosen.action, option } : null;
}

function isPossible({ tab, action, option }: Step, world: World): boolean {
  if (tab === null) return WORLD_ACTIONS[action]?.options(world).includes(option) ?? false;
  return TAB_ACTIONS[action]?.options(world.readings[tab], world).includes(option) ?? false;
}

async function take({ tab, action, option }: Step, world: World): Promise<string[]> {
  const from = tab && world.readings[tab];
  const logged = world.requests.length;
  if (tab === null) await WORLD_ACTIONS[action]?.run(option, world);
  else await TAB_ACTIONS[action]?.run(tab, option, world);
  await look(world);
  forgetTyped(world, { tab, action }, logged);
  const went = tab && from && isWayOn(option) ? { tab, from } : null;
  return brokenIn({ ...world, went, complaints: world.problems.unexpected() });
}
