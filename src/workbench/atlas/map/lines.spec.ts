import { expect, test } from 'vitest';
import { brokenName, curveOf, linesOf, readOnce, withoutValues } from './lines.ts';
import type { LinkWay } from './screenMap.ts';

const link = (from: string, to: string, area: LinkWay['area'] = 'main'): LinkWay => ({
  kind: 'link',
  from,
  to,
  area,
  role: 'link',
  names: { de: to, en: to },
  who: [],
});
const opened = (state: string, event: string, guards: string[] = []) => ({
  ...link('a', 'b'),
  kind: 'event' as const,
  machine: 'door',
  steps: [{ state, event, type: 'door.opened', guards }],
  transitions: [],
  key: '',
  controls: {},
});

test('the ways between two screens share a line, and those around the page have none', () => {
  const lines = linesOf({
    ways: [link('a', 'b'), opened('shut', 'door.opened'), link('a', 'c', 'footer'), link('b', 'a')],
  });
  expect(lines.map(({ from, to, kind, ways }) => [from, to, kind, ways.length])).toEqual([
    ['a', 'b', 'event', 2],
    ['b', 'a', 'link', 1],
  ]);
});

const at = (x: number, y: number) => ({ x, y, width: 100, height: 100 });
const screens = { a: at(0, 0), right: at(300, 0), below: at(0, 300) };

test('a curve leads from side to side, those of both directions beside each other', () => {
  expect(curveOf({ screens }, 'a', 'right')).toMatchObject({ start: { x: 100, y: 40 }, end: { x: 300, y: 40 } });
  expect(curveOf({ screens }, 'right', 'a')).toMatchObject({ start: { x: 300, y: 60 }, end: { x: 100, y: 60 } });
  expect(curveOf({ screens }, 'a', 'below')).toMatchObject({ start: { x: 40, y: 100 }, end: { x: 40, y: 300 } });
  expect(curveOf({ screens }, 'below', 'a')).toMatchObject({ start: { x: 60, y: 300 }, end: { x: 60, y: 100 } });
  expect(curveOf({ screens }, 'a', 'right')?.middle).toEqual({ x: 200, y: 40 });
});

test('a line to a screen without a place is not drawn', () => {
  expect(curveOf({ screens }, 'a', 'elsewhere')).toBeNull();
});

test('an event in words loses its values, not its outcome', () => {
  expect(withoutValues('quantity.submitted {"quantity":2}')).toBe('quantity.submitted');
  expect(withoutValues('door.opened {"key":1}')).toBe('door.opened');
  expect(withoutValues('createOrder fails: offline')).toBe('createOrder fails: offline');
  expect(withoutValues('loadKeys succeeds: [{"id":1}]')).toBe('loadKeys succeeds');
  expect(withoutValues('loadKeys succeeds: []')).toBe('loadKeys succeeds: []');
});

test('ways that read the same are listed once', () => {
  const events = [
    opened('shut', 'door.opened {"key":1}'),
    opened('ajar', 'door.opened {"key":2}'),
    opened('ajar', 'door.opened', ['isOpen']),
  ];
  const code = { kind: 'code' as const, from: 'a', to: 'b', file: 'src/a.tsx' };
  const links = [link('a', 'b'), link('a', 'b', 'footer'), link('c', 'b')];
  expect(readOnce([...events, code, code, { ...code, file: 'src/b.tsx' }, ...links])).toEqual([
    events[0],
    events[2],
    code,
    { ...code, file: 'src/b.tsx' },
    links[0],
    links[1],
  ]);
});

test('a name has two lines at most', () => {
  expect(brokenName('Meine Zeichnungen', 19)).toEqual(['Meine Zeichnungen']);
  expect(brokenName('Erklärung zur Barrierefreiheit', 19)).toEqual(['Erklärung zur', 'Barrierefreiheit']);
  expect(brokenName('Angemessenheitsprüfung', 10)).toEqual(['Angemesse…']);
  expect(brokenName('eins zwei drei vier fünf', 9)).toEqual(['eins zwei', 'drei vie…']);
});
