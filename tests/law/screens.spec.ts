import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../../machines/testing/cases.ts';
import { graphOf } from '../../machines/testing/graph.ts';
import { patternOf } from '../../src/build/pages.ts';
import { codeOf, moduleOf, readScreenTables, shellsOf, tableIn, viewsMissing } from '../../src/build/screens.ts';
import { LEADS } from '../../src/domain/person/customerStatus.ts';
import { projectFiles, ROOT } from './source.ts';

const tables = readScreenTables();
const paths = tables.flatMap(({ reading, screens }) => screens.map(({ path }) => `${reading ?? 'both'} ${path}`));

describe('the tables of screens', () => {
  /** Requirement 14.1: one table of both readings; the router takes those of the shown one. */
  it('name each path once in each reading', () => {
    expect(new Set(paths).size).toBe(paths.length);
    const ofBoth = paths.filter((path) => path.startsWith('both ')).map((path) => path.slice('both '.length));
    expect(paths.filter((path) => !path.startsWith('both ') && ofBoth.includes(path.replace(/^\w+ /, '')))).toEqual([]);
  });

  it('are in the folder of their reading', () => {
    const rooms = new Map<string | null, string>([
      [null, 'shared'],
      ['investor', 'investor'],
      ['marketplace', 'market'],
    ]);
    const elsewhere = tables.filter(({ file, reading }) => file.split('/')[1] !== rooms.get(reading));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it('have exactly the paths that links may lead to', () => {
    const declared = projectFiles()
      .filter(({ path }) => /^src\/features\/[^/]+\/[^/]+\/screens\.ts$/.test(path))
      .flatMap(({ text }) => text.slice(text.indexOf('interface ScreenPaths')).match(/(?<=^ +')\/[^']*(?=':)/gm) ?? []);
    expect(declared.sort(), 'ScreenPaths, below each table, has exactly its paths.').toEqual(
      [...new Set(tables.flatMap(({ screens }) => screens.map(({ path }) => path)))].sort(),
    );
  });

  // The reverse cannot be checked: routes are made of tables alone, and part of the product is still to be built.
  it('have only paths that the requirements name in section 2', () => {
    const section = readFileSync(`${ROOT}src/docs/requirements.md`, 'utf8').split(/^## /m)[2] ?? '';
    // `/order-process/addresses`, `/payment-methods`: later paths of a line may omit the beginning of an earlier one.
    const named = section.split('\n').flatMap((line) => {
      const told = [...line.matchAll(/`(\/?[\w/{}?-]*)[^`]*`/g)].map(([, path = '']) => path);
      const starts = told.map((path) => path.replace(/\/[^/]*$/, ''));
      return [...told, ...told.flatMap((path) => starts.map((start) => `${start}/${path.replace(/^\//, '')}`))];
    });
    const asTold = (path: string) => path.replaceAll(/\{-\$(\w+)\}/g, '{$1?}').replaceAll(/\$(\w+)/g, '{$1}');
    const unnamed = tables.flatMap(({ file, screens }) =>
      screens.map(({ path }) => asTold(path)).flatMap((path) => (named.includes(path) ? [] : `src/${file}: ${path}`)),
    );
    expect(named).toContain('/order-process/confirmation');
    expect(unnamed, 'Each of these paths needs a requirement in section 2 of src/docs/requirements.md.').toEqual([]);
  });

  it('lead from a feature only to paths of each reading that has it', () => {
    const readings = ['investor', 'marketplace'] as const;
    const hasIn = (reading: string, wanted: string) =>
      tables.some(
        (table) => (table.reading ?? reading) === reading && table.screens.some(({ path }) => path === wanted),
      );
    const astray = tables.flatMap(({ file, reading }) =>
      projectFiles()
        // A view that checks the shown reading links only to that reading's paths.
        .filter(({ path, text }) => path.startsWith(`src/${dirname(file)}/`) && !text.includes('ShownReading'))
        .flatMap(({ path, text }) =>
          [...text.matchAll(/pathTo\(\s*'([^']+)'/g)].flatMap(([, wanted = '']) =>
            readings
              .filter((each) => (reading ?? each) === each && !hasIn(each, wanted))
              .map((each) => `${path}: the ${each} reading has no ${wanted}`),
          ),
        ),
    );
    expect(astray, 'A typed path is one of either reading. What both show leads to what both have.').toEqual([]);
  });

  it('exist in both readings if the guard leads a customer to them', () => {
    const missing = LEADS.flatMap((lead) =>
      tables.some(({ reading, screens }) => reading === null && screens.some(({ path }) => path === `/${lead}`))
        ? []
        : [`/${lead}`],
    );
    expect(missing, 'The guard leads customers of either reading to each of these paths.').toEqual([]);
  });

  /** Requirements 2.7, 2.17 and 6.2. */
  it('give each path its access, which a review sees in the snapshot', () => {
    const access = Object.fromEntries(
      tables.flatMap((table) => table.screens.map(({ path }) => [`${table.reading ?? 'both'} ${path}`, table.access])),
    );
    expect(access).toMatchSnapshot();
  });
});

describe('the states of machines', () => {
  const subjects = import.meta.glob<{ subject: Subject }>('../../machines/*/*/testing/cases.ts', { eager: true });
  const named = Object.values(subjects).flatMap(({ subject: { name, machine } }) =>
    graphOf(machine).states.flatMap(({ meta }) => (meta.screen === undefined ? [] : [`${name}: ${meta.screen}`])),
  );

  /** Screens without a path of their own, with the screen whose address they share. */
  const standAt: Readonly<Record<string, string>> = { 'order-process/declarations': 'order-process/token' };

  it('show screens that have a path in a table', () => {
    const known = new Set(tables.flatMap(({ screens }) => screens.map(({ path }) => nameOf(path))));
    expect(named.length).toBeGreaterThan(0);
    const homeless = [...new Set(named)].filter((each) => {
      const screen = each.replace(/^\w+: /, '');
      return !known.has(standAt[screen] ?? screen);
    });
    expect(
      homeless,
      'Each of these needs a path in a `screens.ts`, or, above, the screen at whose address it stands.',
    ).toEqual([]);
  });

  it.each([
    ['/login/2fa', 'login/2fa'],
    ['/orders/$uuid/finish', 'orders/finish'],
    ['/sign-up/{-$referralCode}', 'sign-up'],
  ])('name the screen at %s %s', (path, name) => {
    expect(nameOf(path)).toBe(name);
  });
});

/** Returns a path as `meta.screen` names it: without its first slash and its parameters. */
function nameOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.includes('$'));
  return parts.join('/');
}

describe('a table is read', () => {
  const read = (text: string) => tableIn('features/shared/a/screens.ts', text);

  it('by its syntax, texts included', () => {
    const text =
      "export const screens = defineScreens({ access: 'account', reading: 'marketplace', carried: true, layout: A, " +
      "screens: { '/a/$b': { title: msg`Ä`, shell: 'b', component: A }, '/c': {} } });";
    expect(read(text)).toEqual({
      feature: 'a',
      file: 'features/shared/a/screens.ts',
      access: 'account',
      reading: 'marketplace',
      layout: true,
      carried: true,
      ownHeader: false,
      screens: [
        { path: '/a/$b', title: 'Ä', shell: 'b' },
        { path: '/c', title: null, shell: null },
      ],
    });
  });

  it.each([
    ['no table', 'export const a = 1;', /src\/features\/shared\/a\/screens\.ts: it calls no defineScreens/],
    ['an access that is computed', 'defineScreens({ access: a(), screens: {} })', /`access` has to be a literal/],
    ['no screens', "defineScreens({ access: 'public' })", /has no `screens`/],
    [
      'two screens with a first view',
      "defineScreens({ access: 'public', screens: { '/a': { shell: true }, '/b': { shell: 'c' } } })",
      /one of its screens may have a `shell`/,
    ],
    ['no TypeScript', 'defineScreens({', /src\/features\/shared\/a\/screens\.ts: /],
  ])('or refused: %s', (_what, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});

describe('the first view of a page', () => {
  const table = (feature: string, access: string, carried: boolean) => ({
    ...tableIn(`features/shared/${feature}/screens.ts`, `defineScreens({ access: '${access}', screens: {} })`),
    carried,
  });

  it.each<[shells: string, feature: string, access: string, carried: boolean]>([
    ['login or flow', 'login', 'guest', true],
    ['page or place', 'reset', 'guest', false],
    ['login or home', 'home', 'account', true],
    ['login or place', 'orders', 'account', false],
    ['page or place', 'contact', 'public', false],
  ])('is %s, for a visitor or a known customer, if the table of %s is for %s, carried: %s', (shells, ...of) => {
    expect(shellsOf(table(...of)).join(' or ')).toBe(shells);
  });

  /** Requirement 25.4. */
  it('has no navigation where the flow that is loaded has a header of its own', () => {
    const flow = tableIn(
      'features/shared/a/screens.ts',
      "defineScreens({ access: 'account', ownHeader: true, screens: {} })",
    );
    expect(shellsOf(flow)).toEqual(['login', 'flow']);
  });

  it('is in the page, or the build fails and names the missing view and reading', () => {
    const asks = [table('login', 'guest', true), table('reset', 'guest', true), table('orders', 'account', false)];
    const has = (_: string, name: string) => name !== 'reset';
    expect(viewsMissing([table('login', 'guest', true), table('contact', 'public', false)], has)).toEqual([]);
    expect(viewsMissing(asks, has)).toEqual([
      expect.stringMatching(
        /^src\/features\/shared\/reset\/screens\.ts says `carried` or `shell`: .+ view called `reset` in `screens\.investor`/,
      ),
      expect.stringMatching(/view called `reset` in `screens\.marketplace`/),
    ]);
    expect(viewsMissing([{ ...table('reset', 'guest', true), reading: 'investor' }], has)).toHaveLength(1);
    const screens = [{ path: '/reset', title: null, shell: '' }];
    expect(viewsMissing([{ ...table('reset', 'account', false), screens }], has)).toHaveLength(2);
  });

  it('is the only one whose code is part of the entry: the next screen for guests is loaded when it is asked for', () => {
    const guests = [table('login', 'guest', true), table('reset', 'guest', false)];
    expect(moduleOf(guests)).toMatch(/^import \{ screens as login \} from ".+login\/screens\.ts";/);
    expect(moduleOf(guests)).toContain('own = { 0: login }');
    expect(codeOf(guests)).toMatch(/\[\nnull,\n\(\) => import\(".+reset\/screens\.ts"\)\n\]/);
  });

  it('is the only one that the entry names: a further table adds no byte to what the login loads', () => {
    const one = [table('login', 'guest', true)];
    const facts = /import\.meta\.env\.DEV\n.+\n/;
    expect(moduleOf([...one, table('reset', 'public', false)]).replace(facts, '')).toBe(
      moduleOf(one).replace(facts, ''),
    );
  });
});

describe('the build knows a page by its path', () => {
  const isAt = (path: string, ...of: string[]) => new RegExp(patternOf(of)).test(path);
  it.each<[path: string, expected: boolean, ...of: string[]]>([
    ['/', true, '/'],
    ['/account', false, '/'],
    ['/orders/a-b/finish', true, '/orders/$uuid/finish'],
    ['/orders//finish', false, '/orders/$uuid/finish'],
    ['/orders/a/b/finish', false, '/orders/$uuid/finish'],
    ['/sign-up', true, '/sign-up/{-$referralCode}'],
    ['/sign-up/', true, '/sign-up/{-$referralCode}'],
    ['/sign-up/ABC', true, '/sign-up/{-$referralCode}'],
    ['/sign-up/ABC/d', false, '/sign-up/{-$referralCode}'],
    ['/sign-upx', false, '/sign-up/{-$referralCode}'],
    ['/login/2fa', true, '/login', '/login/2fa'],
  ])('%s: %s for %s', (path, expected, ...of) => {
    expect(isAt(path, ...of)).toBe(expected);
  });
});
