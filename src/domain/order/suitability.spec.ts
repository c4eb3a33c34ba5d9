import { describe, expect, test } from 'vitest';
import {
  checkDeclarations,
  type DeclarationContext,
  type DeclarationProblem,
  Declarations,
  needsSuitability,
  noDeclarations,
} from './suitability.ts';

const sound: Declarations = {
  ...noDeclarations,
  totalLossUnderstood: true,
  taxResidency: 'none',
  openedDocumentIds: [1, 2],
  documentsConfirmed: true,
};
const context = (total: number, professional = false, subscribed = 0): DeclarationContext => ({
  total,
  subscribed,
  professional,
  documentIds: [1, 2],
});
const kinds = (declarations: Declarations, subscription: DeclarationContext) =>
  checkDeclarations(declarations, subscription).map((problem) => problem.kind);

test.each([
  [1_000_00, false, false],
  [1_000_01, false, true],
  [25_000_00, true, false],
])('suitability is needed for %i cents, professional %s: %s', (total, professional, expected) => {
  expect(needsSuitability({ total, subscribed: 0, professional })).toBe(expected);
  // An equal sum, part of it subscribed earlier.
  for (const subscribed of [1, total])
    expect(needsSuitability({ total: total - subscribed, subscribed, professional })).toBe(expected);
});

test.each<[name: string, given: Partial<Declarations>, subscription: Partial<DeclarationContext>]>([
  ['assets', { basis: 'assets', freeAssets: Number.NaN }, {}],
  ['an income', { basis: 'income', monthlyNetIncome: Number.NaN }, {}],
  ['a total on assets', { basis: 'assets', freeAssets: 100_000_00 }, { total: Number.NaN }],
  ['a total on an income', { basis: 'income', monthlyNetIncome: 5_000_00 }, { total: Number.NaN }],
  ['a sum subscribed before', { basis: 'assets', freeAssets: 100_000_00 }, { subscribed: Number.NaN }],
  ['a total without declarations', {}, { total: Number.NaN }],
])('%s that is not a number fails the check', (_, given, subscription) => {
  const problems = checkDeclarations({ ...sound, ...given }, { ...context(5_000_00), ...subscription });
  expect(problems).not.toEqual([]);
});

describe('checkDeclarations', () => {
  test('requires every legal document to be opened, then confirmed', () => {
    expect(checkDeclarations({ ...sound, openedDocumentIds: [2], documentsConfirmed: false }, context(500_00))).toEqual(
      [{ kind: 'documentsNotOpened', ids: [1] }, { kind: 'documentsNotConfirmed' }],
    );
    expect(checkDeclarations({ ...sound, documentsConfirmed: false }, { ...context(500_00), documentIds: [] })).toEqual(
      [],
    );
  });

  test('requires of a professional investor every declaration but assets and income', () => {
    expect(kinds(noDeclarations, context(90_000_00, true))).toEqual([
      'riskStatementMissing',
      'taxResidencyMissing',
      'documentsNotOpened',
      'documentsNotConfirmed',
    ]);
  });

  /** Valid declarations and subscriptions: below the threshold, by assets, by income, professional. */
  const bases = {
    small: [sound, context(1_000_00)],
    assets: [{ ...sound, basis: 'assets', freeAssets: 100_000_00 }, context(10_000_00)],
    income: [{ ...sound, basis: 'income', monthlyNetIncome: 12_500_00 }, context(25_000_00)],
    professional: [sound, context(90_000_00, true)],
  } satisfies Record<string, [Declarations, DeclarationContext]>;
  type Base = keyof typeof bases;
  const every: Base[] = ['small', 'assets', 'income', 'professional'];

  /** Breach of each rule: the bases that the rule applies to, the changed field, and the resulting problem. */
  const broken: {
    [K in DeclarationProblem['kind']]: [Base[], Partial<Declarations>, Extract<DeclarationProblem, { kind: K }>][];
  } = {
    basisMissing: [[['assets', 'income'], { basis: null }, { kind: 'basisMissing' }]],
    assetsMissing: [[['assets'], { freeAssets: null }, { kind: 'assetsMissing' }]],
    assetsTooLow: [[['assets'], { freeAssets: 99_999_99 }, { kind: 'assetsTooLow', minimum: 100_000_00 }]],
    aboveAssetsLimit: [],
    incomeMissing: [[['income'], { monthlyNetIncome: null }, { kind: 'incomeMissing' }]],
    aboveIncomeLimit: [
      [['income'], { monthlyNetIncome: 12_499_99 }, { kind: 'aboveIncomeLimit', limit: 24_999_98 }],
      [['income'], { monthlyNetIncome: 0 }, { kind: 'aboveIncomeLimit', limit: 0 }],
    ],
    riskStatementMissing: [[every, { totalLossUnderstood: false }, { kind: 'riskStatementMissing' }]],
    taxResidencyMissing: [[every, { taxResidency: null }, { kind: 'taxResidencyMissing' }]],
    taxResidentUsOrCanada: [[every, { taxResidency: 'usOrCanada' }, { kind: 'taxResidentUsOrCanada' }]],
    documentsNotOpened: [
      [every, { openedDocumentIds: [1] }, { kind: 'documentsNotOpened', ids: [2] }],
      [every, { openedDocumentIds: [2, 3] }, { kind: 'documentsNotOpened', ids: [1] }],
      [every, { openedDocumentIds: [] }, { kind: 'documentsNotOpened', ids: [1, 2] }],
    ],
    documentsNotConfirmed: [[every, { documentsConfirmed: false }, { kind: 'documentsNotConfirmed' }]],
  };

  test.each(
    Object.values(broken)
      .flat()
      .flatMap(([names, change, problem]) => names.map((name) => [name, change, problem] as const)),
  )('%s with %j: %j and nothing else', (name, change, problem) => {
    const [declarations, subscription] = bases[name];
    expect(checkDeclarations({ ...declarations, ...change }, subscription)).toEqual([problem]);
  });

  test('assets that are too low do not hide an amount above the limit', () => {
    const [assets, most] = bases.assets;
    const problems = kinds({ ...assets, freeAssets: 0 }, { ...most, total: most.total + 1 });
    expect(problems).toEqual(['assetsTooLow', 'aboveAssetsLimit']);
  });

  test.each([
    ['assets', { kind: 'aboveAssetsLimit', limit: 10_000_00 }],
    ['income', { kind: 'aboveIncomeLimit', limit: 25_000_00 }],
  ] as const)('one cent above the limit by %s is refused', (name, problem) => {
    const [declarations, subscription] = bases[name];
    expect(checkDeclarations(declarations, { ...subscription, total: subscription.total + 1 })).toEqual([problem]);
  });

  test.each([
    ['small', { totalLossUnderstood: false, lossBearable: true }],
    ['small', {}],
    ['assets', {}],
    ['income', {}],
    ['professional', {}],
    ['assets', { monthlyNetIncome: 0 }],
    ['income', { freeAssets: 0 }],
    ['professional', { basis: 'assets', freeAssets: 0 }],
    ['professional', { basis: 'income', monthlyNetIncome: 0 }],
    ['small', { openedDocumentIds: [3, 2, 1] }],
  ] as [Base, Partial<Declarations>][])('%s with %j has no problem', (name, change) => {
    const [declarations, subscription] = bases[name];
    expect(checkDeclarations({ ...declarations, ...change }, subscription)).toEqual([]);
  });
});

test('negative and broken amounts are rejected', () => {
  const isValid = (change: object) => Declarations.safeParse({ ...sound, ...change }).success;
  expect([isValid({}), isValid({ freeAssets: -1 }), isValid({ monthlyNetIncome: 0.5 })]).toEqual([true, false, false]);
});
