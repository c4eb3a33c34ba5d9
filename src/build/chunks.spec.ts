import { expect, test } from 'vitest';
import { type Graph, namesIn } from './chunks.ts';

const HOME = '/src/features/investor/home/screens.ts';
const ORDERS = '/src/features/investor/orders/screens.ts';
const WALLET = '/src/features/investor/wallet/screens.ts';
const ITEM = '/src/features/market/item/screens.ts';
const GUARD = '/src/app/onboarding/followGuard.ts';

/** Imports of each module; the prefix `late:` marks dynamic imports. */
const imports: Record<string, string[]> = {
  '/src/main.tsx': ['/src/kit.ts', ...[HOME, ORDERS, WALLET, ITEM, GUARD].map((screen) => `late:${screen}`)],
  [HOME]: ['/src/kit.ts', '/src/onlyHome.ts', '/src/card.ts'],
  [ORDERS]: ['/src/card.ts', '/src/row.ts', '/src/large.ts', '/src/early.ts'],
  [WALLET]: ['/src/row.ts', '/src/cell.ts', '/src/late.ts'],
  [ITEM]: ['/src/cell.ts', '/src/large.ts', '/src/middle.ts'],
  [GUARD]: ['/src/facts.ts'],
  '/src/early.ts': ['/src/middle.ts'],
  '/src/middle.ts': ['/src/late.ts'],
};
const all = [...new Set(Object.entries(imports).flat(2))].map((id) => id.replace('late:', ''));
const importersOf = (id: string) => all.filter((from) => imports[from]?.includes(id));

const graphWith = (large: number): Graph =>
  ({
    getModuleInfo: (id: string) => ({
      isEntry: id === '/src/main.tsx',
      importers: importersOf(id),
      dynamicImporters: importersOf(`late:${id}`),
      importedIds: (imports[id] ?? []).filter((each) => !each.startsWith('late:')),
      dynamicallyImportedIds: (imports[id] ?? []).flatMap((each) => each.match(/^late:(.*)/)?.[1] ?? []),
      code: ' '.repeat(id === '/src/large.ts' ? large : id.endsWith('screens.ts') ? 50_000 : 100),
    }),
  }) as Partial<Graph> as Graph;
const names = namesIn(graphWith(90_000), HOME);
const nameOf = (id: string) => names.get(id) ?? null;

test('modules of signed-in customers, and those that home shares with another screen, are one chunk', () => {
  expect([GUARD, '/src/facts.ts', '/src/card.ts'].map(nameOf)).toEqual(['inside', 'inside', 'inside']);
});

test('the entry, and modules of a single screen, are left to the bundler', () => {
  expect(['/src/main.tsx', '/src/kit.ts', HOME, '/src/onlyHome.ts', ITEM].map(nameOf)).toEqual(Array(5).fill(null));
});

test('small modules of several screens are one chunk, but none that would add a large one', () => {
  expect(nameOf('/src/row.ts')).toBe(nameOf('/src/cell.ts'));
  expect(nameOf('/src/large.ts')).not.toBe(nameOf('/src/cell.ts'));
  const small = namesIn(graphWith(100), HOME);
  expect(small.get('/src/large.ts')).toBe(small.get('/src/cell.ts'));
});

test('no chunk imports another that imports it', () => {
  const chunkOf = (id: string) => nameOf(id) ?? id;
  const importedBy = (chunk: string) =>
    all.filter((id) => chunkOf(id) === chunk).flatMap((id) => (imports[id] ?? []).map(chunkOf));
  for (const chunk of new Set(all.map(chunkOf))) {
    const loaded = new Set(importedBy(chunk).filter((each) => each !== chunk));
    for (const each of loaded) for (const further of importedBy(each)) loaded.add(further);
    expect([...loaded], chunk).not.toContain(chunk);
  }
});
