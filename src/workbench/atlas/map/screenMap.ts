import type { Locale, Reading } from '#domain/shop/settings.ts';
import type { MachineScreen, ScreenWay } from '#machines/testing/screenWays.ts';
import type { Rect } from '../chart/placement.ts';
import type { Coverage } from '../coverage.ts';
import { type CrawledLink, type CrawledScreen, type Look, PEOPLE, type Who } from './crawled.ts';

type Localized = Readonly<Record<Locale, string>>;

/** A screen of one reading. A screen of both readings is on the map twice, since its links differ. */
export interface MapScreen extends Pick<CrawledScreen, 'seen' | 'redirected'> {
  /** Reading and path: `investor /account`. */
  id: string;
  reading: Reading;
  path: string;
  feature: string;
  access: string;
  names: Localized;
  /** Machines with states that show this screen. */
  machines: readonly Omit<MachineScreen, 'screen'>[];
  /** Machines of `flows/` that the screen's feature uses. */
  flows: readonly string[];
}

interface Ends {
  /** Ids of screens. */
  from: string;
  to: string;
}

/** A link that the crawl saw. */
export interface LinkWay extends Ends, Pick<CrawledLink, 'area' | 'role' | 'who'> {
  kind: 'link';
  names: Localized;
}

/** Events of a machine. */
export interface EventWay extends Ends, Omit<ScreenWay, 'from' | 'to'> {
  kind: 'event';
  /** Names of the controls that send the events of the steps, by the events' types. */
  controls: Readonly<Record<string, { role: string; names: Localized }>>;
}

/** A link in the code of the screen's feature that the crawl did not see, such as one after an answer of the shop. */
export interface CodeWay extends Ends {
  kind: 'code';
  /** Relative to the project. */
  file: string;
}

export type Way = LinkWay | EventWay | CodeWay;

/** The map without its places on the sheet: map.json. */
export interface ScreenMap {
  /** Time (ISO 8601) of the crawl; null without one. */
  crawledAt: string | null;
  looks: readonly Look[];
  screens: readonly MapScreen[];
  ways: readonly Way[];
}

export interface Sheet {
  width: number;
  height: number;
  /** Places of the screens, by id. */
  screens: Readonly<Record<string, Rect>>;
  /** Boxes of readings (`investor`) and of their features (`investor order`). */
  groups: Readonly<Record<string, Rect>>;
}

export const NO_MAP: ScreenMap & { sheet: Sheet } = {
  crawledAt: null,
  looks: [],
  screens: [],
  ways: [],
  sheet: { width: 1, height: 1, screens: {}, groups: {} },
};

/**
 * True if this group of people may see a screen: as the crawl found it. The table of screens decides without a crawl,
 * and for a screen that appears only after earlier steps, which the crawl does not take.
 */
export function isSeenBy({ seen, access }: MapScreen, who: Who, { crawledAt }: Pick<ScreenMap, 'crawledAt'>): boolean {
  if (crawledAt !== null && Object.keys(seen).length > 0) return seen[who] !== undefined;
  return who === 'visitor' ? access !== 'account' : access !== 'guest';
}

export const peopleOf = (screen: MapScreen, map: Pick<ScreenMap, 'crawledAt'>): Who[] =>
  PEOPLE.filter((who) => isSeenBy(screen, who, map));

/**
 * Returns the map as one group of people sees it, with the screens on which its visits begin, such as the login; the
 * whole map for null.
 */
export function mapFor(map: ScreenMap, who: Who | null): ScreenMap {
  if (who === null) return map;
  const isGuests = ({ access }: MapScreen) => access === 'guest';
  const screens = map.screens.filter((screen) => isSeenBy(screen, who, map) || isGuests(screen));
  const known = new Map(screens.map((screen) => [screen.id, screen]));
  const ways = map.ways.filter((way) => {
    const from = known.get(way.from);
    if (!from || !known.has(way.to)) return false;
    return way.kind !== 'link' || way.who.includes(who) || (isGuests(from) && way.who.includes('visitor'));
  });
  return { ...map, screens, ways };
}

/** True for the links of navigation and footer, which are the same on many screens: the drawing omits them. */
export const isRepeated = (way: Way): boolean => way.kind === 'link' && way.area !== 'main';

/** True for the links around the page, in header, menu and footer. */
const isOfFrame = (way: Way): boolean => way.kind === 'link' && way.area !== 'main' && way.area !== 'nav';

/**
 * Returns the length of a way. A press of a link or button is one step; a link that only the code shows counts twice;
 * an event that no control sends, or that needs a failure before it, is a detour.
 */
function lengthOf(way: Way): number {
  if (way.kind === 'link') return 1;
  if (way.kind === 'code') return 2;
  const [first] = way.steps;
  const isPressed = first !== undefined && first.type in way.controls;
  const failed = way.steps.some(({ state, event }) => /fail/i.test(state) || / fails\b/.test(event));
  return isPressed && !failed ? 1 : DETOUR;
}
const DETOUR = 6;
/** Sorts the ways of one length: links of the page, events by the number of their steps, links around the page. */
const rankOf = (way: Way): number =>
  lengthOf(way) + (isRepeated(way) ? 0.9 : way.kind === 'event' ? 0.01 * way.steps.length : 0);

/** Returns the first way from each screen to each other one, by the ids of both. */
function firstWays({ ways }: ScreenMap): Map<string, Map<string, Way>> {
  const first = new Map<string, Map<string, Way>>();
  for (const way of ways.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const own = first.get(way.from) ?? new Map<string, Way>();
    if (!own.has(way.to)) own.set(way.to, way);
    first.set(way.from, own);
  }
  return first;
}

/** Length by which a further way may exceed the shortest. */
const LONGER = 2;

/** Returns the shortest ways between two screens, each as its steps; none if no way leads there. */
export function shortestWays(map: ScreenMap, from: string, to: string, most = 3): Way[][] {
  if (from === to) return [];
  const first = firstWays(map);
  const distance = distancesTo(to, first);
  const shortest = distance.get(from);
  if (shortest === undefined) return [];
  const found: Way[][] = [];
  const search = (at: string, steps: Way[], left: number) => {
    if (found.length >= most) return;
    if (at === to) {
      if (left === 0) found.push(steps);
      return;
    }
    for (const [next, way] of first.get(at) ?? []) {
      const rest = left - lengthOf(way);
      const isNew = next !== from && steps.every((step) => step.to !== next);
      if (isNew && (distance.get(next) ?? Infinity) <= rest) search(next, [...steps, way], rest);
    }
  };
  for (let length = shortest; length <= shortest + LONGER; length++) search(from, [], length);
  return found;
}

/** Returns the length of the shortest way to a screen, by the id of each screen from which one leads there. */
function distancesTo(to: string, first: ReturnType<typeof firstWays>): Map<string, number> {
  const distance = new Map([[to, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [source, targets] of first)
      for (const [target, way] of targets) {
        const length = (distance.get(target) ?? Infinity) + lengthOf(way);
        if (length >= (distance.get(source) ?? Infinity)) continue;
        distance.set(source, length);
        changed = true;
      }
  }
  return distance;
}

/** Screens with which a visit begins. */
const STARTS = ['/', '/login'];

export interface Gaps {
  /** No way leads there from the start of its reading. */
  unreached: readonly MapScreen[];
  /** No way leaves it. */
  deadEnds: readonly MapScreen[];
  /** Only header, menu and footer leave it. */
  frameOnly: readonly MapScreen[];
}

/** Returns the screens that no way leads to or leaves. A link that only the code shows may not exist, and is no way. */
export function gapsOf({ screens, ways: all }: Pick<ScreenMap, 'screens' | 'ways'>): Gaps {
  const ways = all.filter(({ kind }) => kind !== 'code');
  const reached = new Set(screens.filter(({ path }) => STARTS.includes(path)).map(({ id }) => id));
  for (const id of reached) for (const way of ways) if (way.from === id) reached.add(way.to);
  const left = new Set(ways.map(({ from }) => from));
  const leftByPage = new Set(ways.filter((way) => !isOfFrame(way)).map(({ from }) => from));
  return {
    unreached: screens.filter(({ id }) => !reached.has(id)),
    deadEnds: screens.filter(({ id }) => !left.has(id)),
    frameOnly: screens.filter(({ id }) => left.has(id) && !leftByPage.has(id)),
  };
}

/** Returns the kinds of failure that occur on a screen, by its machines. */
export const failuresOf = ({ machines }: MapScreen): string[] =>
  [...new Set(machines.flatMap(({ failures }) => failures))].sort();

/** Results of the last rendered tests for a screen; `none` if no machine shows it. */
export const VISITS = ['visited', 'unvisited', 'untested', 'none'] as const;
export type Visit = (typeof VISITS)[number];

/** Returns `untested` for a screen whose machines no rendered test has run yet. */
export function visitOf({ machines }: MapScreen, coverage: Coverage | null): Visit {
  if (machines.length === 0) return 'none';
  const ran = machines.flatMap(({ machine, states }) => {
    const rendered = coverage?.machines[machine]?.rendered;
    return rendered ? [states.some((state) => rendered.taken.states.includes(state))] : [];
  });
  if (ran.length === 0) return 'untested';
  return ran.includes(true) ? 'visited' : 'unvisited';
}
