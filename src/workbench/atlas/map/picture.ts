import { fileOf, type Shown } from '../screens/screenshots.ts';
import { type Look, pictureOf } from './crawled.ts';
import type { MapScreen } from './screenMap.ts';

/**
 * Returns the address of a screen's picture: that of the crawl, or, for a screen after steps that the crawl does not
 * take, that of the first of `shown` that is a state of it without a failure (`npm run atlas:screens`); null without
 * both.
 */
export function pictureFor(screen: MapScreen, look: Look, shown: readonly Shown[]): string | null {
  if (Object.keys(screen.seen).length > 0) return `map/${pictureOf(screen, look)}`;
  const states = screen.machines.flatMap(({ states: own }) => own);
  const state = shown.find((each) => states.includes(each.state) && each.failure === null);
  return state ? `screens/${fileOf({ ...state, ...look })}` : null;
}
