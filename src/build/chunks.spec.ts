import { expect, test } from 'vitest';
import { type Graph, kinds } from './chunks.ts';

const HOME = '/src/features/investor/home/screens.ts';
const PAYOUTS = '/src/features/investor/payouts/screens.ts';
const ORDERS = '/src/features/investor/orders/screens.ts';
const WALLET = '/src/features/investor/wallet/screens.ts';
const PEP = '/src/features/investor/pep/screens.ts';
const FORM = '/src/components/disclosure/DisclosureLayout.tsx';
const INVOICES = '/src/features/investor/invoices/screens.ts';
const LAYOUT = '/src/components/account/AccountLayout.tsx';
const GUARD = '/src/app/onboarding/followGuard.ts';

/** Imports of each module; the prefix `late:` marks dynamic imports. */
const imports: Record<string, string[]> = {
  '/src/main.tsx': [
    '/src/shell.ts',
    `late:${HOME}`,
    `late:${PAYOUTS}`,
    `late:${INVOICES}`,
    `late:${PEP}`,
    `late:${ORDERS}`,
    `late:${WALLET}`,
    'late:/src/a.ts',
    'late:/src/b.ts',
    'late:/src/c.ts',
    `late:${GUARD}`,
  ],
  '/src/shell.ts': [],
  [HOME]: ['/src/homeOnly.ts', '/src/card.ts', '/src/bars.ts', '/src/shell.ts'],
  [PAYOUTS]: ['/src/bars.ts', '/src/card.ts', LAYOUT],
  [INVOICES]: ['/src/small.ts', LAYOUT],
  [ORDERS]: [LAYOUT],
  [WALLET]: [LAYOUT],
  [PEP]: ['/src/field.ts', FORM],
  [FORM]: [],
  [LAYOUT]: ['/src/places.ts', '/src/field.ts'],
  '/src/field.ts': [],
  '/src/places.ts': [],
  '/src/bars.ts': [],
  '/src/homeOnly.ts': [],
  '/src/card.ts': [],
  [GUARD]: ['/src/machine.ts'],
  '/src/machine.ts': [],
  '/src/a.ts': [
    '/src/card.ts',
    '/src/ofThree.ts',
    '/src/small.ts',
    '/src/large.ts',
    '/src/ui/ComboBox.tsx',
    '/src/onlyA.ts',
  ],
  '/src/b.ts': ['/src/ofThree.ts', '/src/small.ts', '/src/large.ts', '/src/ui/ComboBox.tsx', '/src/machine.ts'],
  '/src/c.ts': ['/src/ui/ComboBox.tsx', '/src/ofThree.ts', '/src/asLarge.ts', '/src/small.ts'],
  '/src/small.ts': ['/src/card.ts'],
  '/src/ofThree.ts': [],
  '/src/large.ts': [],
  '/src/asLarge.ts': ['/src/large.ts'],
  '/src/onlyA.ts': [],
  '/src/ui/ComboBox.tsx': ['/node_modules/react-aria/press.mjs'],
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

const { isInside, isHome, isAccount, isPersonal, isPart } = kinds();
const kindOf = (id: string) => {
  if (isInside(id, graph)) return 'inside';
  if (isAccount(id, graph)) return 'places';
  if (isPersonal(id, graph)) return 'personal';
  return isHome(id, graph) ? 'home' : isPart(id, graph) ? 'parts' : null;
};

test('the guard, the shell of a logged-in customer, and the modules that home shares with others are one chunk', () => {
  expect([GUARD, '/src/machine.ts', '/src/card.ts'].map(kindOf)).toEqual(['inside', 'inside', 'inside']);
});

test('the modules of home alone, or with pages of the account, are in home’s chunk', () => {
  expect([HOME, '/src/homeOnly.ts', '/src/bars.ts'].map(kindOf)).toEqual(['home', 'home', 'home']);
  expect(kindOf(PAYOUTS)).toBeNull();
});

test('small modules that only pages of the account or of the self-disclosure share are chunks that no other page loads', () => {
  expect([LAYOUT, '/src/places.ts', '/src/field.ts'].map(kindOf)).toEqual(['places', 'places', 'personal']);
  expect([PEP, FORM].map(kindOf)).toEqual([null, null]);
});

test('small modules of four screens are one chunk, but none that would add a large one or React Aria', () => {
  expect(
    ['/src/small.ts', '/src/ofThree.ts', '/src/large.ts', '/src/ui/ComboBox.tsx', '/src/onlyA.ts'].map(kindOf),
  ).toEqual(['parts', null, null, null, null]);
});

test('the modules of the entry belong to no other group', () => {
  expect(['/src/main.tsx', '/src/shell.ts'].map(kindOf)).toEqual([null, null]);
});
