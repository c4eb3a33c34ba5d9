import { expect, test } from 'vitest';
import type { Who } from './crawled.ts';
import {
  type CodeWay,
  type EventWay,
  failuresOf,
  gapsOf,
  isRepeated,
  isSeenBy,
  type LinkWay,
  type MapScreen,
  mapFor,
  NO_MAP,
  peopleOf,
  type ScreenMap,
  shortestWays,
  visitOf,
} from './screenMap.ts';

const sighting = { address: '/', heading: '', linked: true };
const screenOf = (path: string, who: readonly Who[], facts: Partial<MapScreen> = {}): MapScreen => ({
  id: path,
  reading: 'investor',
  path,
  feature: 'doors',
  access: 'account',
  names: { de: path, en: path },
  machines: [],
  flows: [],
  seen: Object.fromEntries(who.map((each) => [each, sighting])),
  redirected: {},
  ...facts,
});
const link = (from: string, to: string, facts: Partial<LinkWay> = {}): LinkWay => ({
  kind: 'link',
  from,
  to,
  area: 'main',
  role: 'link',
  names: { de: to, en: to },
  who: ['visitor', 'person'],
  ...facts,
});
const event = (from: string, to: string, state: string, type = 'door.opened'): EventWay => ({
  kind: 'event',
  from,
  to,
  machine: 'door',
  steps: [{ state, event: type, type, guards: [] }],
  transitions: [],
  key: '0:0',
  controls: { 'door.opened': { role: 'button', names: { de: 'Öffnen', en: 'Open' } } },
});
const code = (from: string, to: string): CodeWay => ({ kind: 'code', from, to, file: 'src/a.tsx' });
const mapOf = (ways: ScreenMap['ways'], screens: readonly MapScreen[] = []): ScreenMap => ({
  ...NO_MAP,
  crawledAt: '2026-11-30T00:00:00.000Z',
  screens,
  ways,
});
const targets = (ways: ReturnType<typeof shortestWays>) => ways.map((way) => way.map(({ to }) => to).join(' '));

test('the shortest ways come first, and none passes a screen twice', () => {
  const ways = [
    link('a', 'b'),
    link('b', 'd'),
    link('a', 'd'),
    link('b', 'a'),
    link('d', 'a'),
    link('b', 'c'),
    link('c', 'd'),
  ];
  expect(targets(shortestWays(mapOf(ways), 'a', 'd'))).toEqual(['d', 'b d', 'b c d']);
  expect(targets(shortestWays(mapOf(ways), 'a', 'd', 1))).toEqual(['d']);
  expect(shortestWays(mapOf(ways), 'a', 'e')).toEqual([]);
  expect(shortestWays(mapOf(ways), 'a', 'a')).toEqual([]);
});

test('a way after a failure, or by an event that no control sends, is a detour', () => {
  const onward = [event('a', 'b', 'shut'), event('b', 'c', 'shut')];
  for (const detour of [event('a', 'c', 'failed'), event('a', 'c', 'shut', 'door.blown')])
    expect(targets(shortestWays(mapOf([detour, ...onward]), 'a', 'c'))).toEqual(['b c']);
});

test('a link of the page is preferred to an event, to a link of the footer and to one in the code', () => {
  const all = [code('a', 'b'), link('a', 'b', { area: 'footer' }), event('a', 'b', 'shut'), link('a', 'b')];
  for (let left = all.length; left > 0; left--) {
    const ways = all.slice(0, left);
    expect(shortestWays(mapOf(ways), 'a', 'b')[0]).toEqual(
      [all[3], all[2], all[1], all[0]].filter((way) => way && ways.includes(way)).slice(0, 1),
    );
  }
});

test('a group of people has the screens that it saw, its own links, and the login', () => {
  const login = screenOf('/login', ['visitor'], { access: 'guest' });
  const screens = [screenOf('/', ['person']), screenOf('/members', ['company']), login];
  const ways = [
    link('/login', '/', { who: ['visitor'] }),
    link('/', '/members'),
    link('/', '/login', { who: ['company'] }),
    event('/', '/login', 'shut'),
  ];
  const map = mapOf(ways, screens);
  expect(mapFor(map, null)).toBe(map);
  const own = mapFor(map, 'person');
  expect(own.screens.map(({ path }) => path)).toEqual(['/', '/login']);
  expect(own.ways).toEqual([ways[0], ways[3]]);
});

test('without a crawl the table of screens says who sees a screen', () => {
  const without = { crawledAt: null };
  expect(peopleOf(screenOf('/', []), without)).not.toContain('visitor');
  expect(isSeenBy(screenOf('/', [], { access: 'public' }), 'visitor', without)).toBe(true);
  expect(isSeenBy(screenOf('/', [], { access: 'public' }), 'person', without)).toBe(true);
  expect(peopleOf(screenOf('/login', [], { access: 'guest' }), without)).toEqual(['visitor']);
});

test('with a crawl those see a screen who saw it, and the table decides where none of them came', () => {
  const crawl = { crawledAt: '2026-11-30T00:00:00.000Z' };
  expect(peopleOf(screenOf('/', ['company'], { access: 'public' }), crawl)).toEqual(['company']);
  expect(peopleOf(screenOf('/login/2fa', [], { access: 'guest' }), crawl)).toEqual(['visitor']);
});

test('screens that no way leads to or leaves are gaps', () => {
  const screens = ['/', '/login', '/a', '/b', '/c', '/d'].map((path) => screenOf(path, ['person']));
  const ways = [link('/login', '/'), link('/', '/a'), link('/a', '/b', { area: 'footer' }), link('/c', '/d')];
  const { unreached, deadEnds, frameOnly } = gapsOf(mapOf(ways, screens));
  expect(unreached.map(({ path }) => path)).toEqual(['/c', '/d']);
  expect(deadEnds.map(({ path }) => path)).toEqual(['/b', '/d']);
  expect(frameOnly.map(({ path }) => path)).toEqual(['/a']);
  expect(ways.map(isRepeated)).toEqual([false, false, true, false]);
});

test('a navigation in the page leaves a screen; header, menu and footer are the frame', () => {
  const screens = ['/', '/nav', '/header', '/menu', '/footer'].map((path) => screenOf(path, ['person']));
  const areas = ['nav', 'header', 'menu', 'footer'] as const;
  const ways = areas.map((area) => link(`/${area}`, '/', { area }));
  expect(ways.map(isRepeated)).toEqual([true, true, true, true]);
  const { frameOnly } = gapsOf({ screens, ways });
  expect(frameOnly.map(({ path }) => path)).toEqual(['/header', '/menu', '/footer']);
});

test('a link that only the code shows closes no gap', () => {
  const screens = ['/', '/a'].map((path) => screenOf(path, ['person']));
  const { unreached, deadEnds } = gapsOf({ screens, ways: [code('/', '/a'), link('/a', '/')] });
  expect(unreached.map(({ path }) => path)).toEqual(['/a']);
  expect(deadEnds.map(({ path }) => path)).toEqual(['/']);
});

test('a screen has the failures of its machines, and was visited if a rendered test showed a state of it', () => {
  const machines = [
    { machine: 'door', states: ['door.open'], failures: ['offline', 'conflict'] },
    { machine: 'gate', states: ['gate.open'], failures: ['offline'] },
  ];
  const screen = screenOf('/', [], { machines });
  expect(failuresOf(screen)).toEqual(['conflict', 'offline']);
  expect(visitOf(screenOf('/', []), null)).toBe('none');
  expect(visitOf(screen, null)).toBe('untested');
  const parts = { states: ['gate.open'], transitions: [], screens: [], failures: [] };
  const rendered = { all: parts, taken: parts, paths: [], milliseconds: 1 };
  expect(visitOf(screen, { machines: { gate: { pure: null, rendered } } })).toBe('visited');
  expect(visitOf(screen, { machines: { door: { pure: null, rendered } } })).toBe('unvisited');
  expect(visitOf(screen, { machines: { gate: { pure: rendered, rendered: null } } })).toBe('untested');
});
