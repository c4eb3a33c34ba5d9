import { expect, test } from 'vitest';
import { type Graph, kinds } from './chunks.ts';

const HOME = '/src/features/home/screens.ts';
const PAYOUTS = '/src/features/payouts/screens.ts';
const LAYOUT = '/src/components/account/AccountLayout.tsx';
const GUARD = '/src/app/onboarding/followGuard.ts';

/** What each module imports; names beginning with `late:` are loaded when they are wanted. */
const imports: Record<string, string[]> = {
  '/src/main.tsx': [
    '/src/shell.ts',
    `late:${HOME}`,
    `late:${PAYOUTS}`,
    'late:/src/a.ts',
    'late:/src/b.ts',
    'late:/src/c.ts',
    `late:${GUARD}`,
  ],
  '/src/shell.ts': [],
  [HOME]: ['/src/homeOnly.ts', '/src/card.ts', '/src/bars.ts', '/src/shell.ts'],
  [PAYOUTS]: ['/src/bars.ts', '/src/card.ts', LAYOUT],
  [LAYOUT]: [],
  '/src/bars.ts': [],
  '/src/homeOnly.ts': [],
  '/src/card.ts': [],
  [GUARD]: ['/src/machine.ts'],
  '/src/machine.ts': [],
  '/src/a.ts': [
    '/src/card.ts',
    '/src/ofTwo.ts',
    '/src/small.ts',
    '/src/large.ts',
    '/src/ui/Radio.tsx',
    '/src/onlyA.ts',
  ],
  '/src/b.ts': ['/src/ofTwo.ts', '/src/small.ts', '/src/large.ts', '/src/ui/Radio.tsx', '/src/machine.ts'],
  '/src/c.ts': ['/src/ui/Radio.tsx', '/src/asLarge.ts', '/src/small.ts'],
  '/src/small.ts': ['/src/card.ts'],
  '/src/ofTwo.ts': [],
  '/src/large.ts': [],
  '/src/asLarge.ts': ['/src/large.ts'],
  '/src/onlyA.ts': [],
  '/src/ui/Radio.tsx': ['/node_modules/react-aria/press.mjs'],
  '/node_modules/react-aria/press.mjs': [],
};

const named = Object.entries(imports).flatMap(([from, all]) => all.map((to) => ({ from, to })));
const importersOf = (id: string) => named.filter(({ to }) => to === id).map(({ from }) => from);

const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id === '/src/main.tsx',
    importers: importersOf(id),
    dynamicImporters: importersOf(`late:${id}`),
    importedIds: (imports[id] ?? []).filter((each) => !each.startsWith('late:')),
    code: ' '.repeat(id === '/src/large.ts' ? 10_000 : 100),
  }),
} as Partial<Graph> as Graph;

const { isInside, isHome, isPart } = kinds();
const kindOf = (id: string) => {
  if (isInside(id, graph)) return 'inside';
  return isHome(id, graph) ? 'home' : isPart(id, graph) ? 'parts' : null;
};

test('the guard, the shell of somebody signed in, and what home shares with others come together', () => {
  expect([GUARD, '/src/machine.ts', '/src/card.ts'].map(kindOf)).toEqual(['inside', 'inside', 'inside']);
});

test('what home has alone, or with pages of the account, comes with home', () => {
  expect([HOME, '/src/homeOnly.ts', '/src/bars.ts'].map(kindOf)).toEqual(['home', 'home', 'home']);
  expect([PAYOUTS, LAYOUT].map(kindOf)).toEqual([null, null]);
});

test('small modules that three screens share are one chunk, but nothing that would bring a large one or React Aria along', () => {
  expect(['/src/small.ts', '/src/ofTwo.ts', '/src/large.ts', '/src/ui/Radio.tsx', '/src/onlyA.ts'].map(kindOf)).toEqual(
    ['parts', null, null, null, null],
  );
});

test('what the entry has belongs to no other group', () => {
  expect(['/src/main.tsx', '/src/shell.ts'].map(kindOf)).toEqual([null, null]);
});
