import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkDeclarations,
  type DeclarationContext,
  type DeclarationProblem,
  Declarations,
  limitByIncome,
  needsSuitability,
  noDeclarations,
  SuitabilityBasis,
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

describe('needsSuitability', () => {
  test.each([
    [1_000_00, false, false],
    [1_000_01, false, true],
    [25_000_00, true, false],
    [0, false, false],
  ])('%i cents, professional %s: %s', (total, professional, expected) => {
    expect(needsSuitability({ total, subscribed: 0, professional })).toBe(expected);
    // An equal sum, part of it subscribed earlier.
    for (const subscribed of [1, total - 1, total].filter((part) => part >= 0))
      expect(needsSuitability({ total: total - subscribed, subscribed, professional })).toBe(expected);
  });
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
  test('requires neither assets nor income up to 1,000 €', () => {
    expect(checkDeclarations(sound, context(1_000_00))).toEqual([]);
  });

  test('requires one of the two above 1,000 €', () => {
    expect(checkDeclarations(sound, context(1_000_01))).toEqual([{ kind: 'basisMissing' }]);
  });

  test.each([
    [null, 5_000_00, ['assetsMissing']],
    [99_999_99, 5_000_00, ['assetsTooLow']],
    [100_000_00, 10_000_00, []],
    [100_000_00, 10_000_01, ['aboveAssetsLimit']],
    [0, 10_000_01, ['assetsTooLow', 'aboveAssetsLimit']],
  ])('assets of %s cents for %i cents: %j', (freeAssets, total, expected) => {
    expect(kinds({ ...sound, basis: 'assets', freeAssets }, context(total))).toEqual(expected);
  });

  test.each([
    [null, 5_000_00, ['incomeMissing']],
    [2_500_00, 5_000_00, []],
    [2_500_00, 5_000_01, ['aboveIncomeLimit']],
    [12_500_00, 25_000_00, []],
    [50_000_00, 25_000_01, ['aboveIncomeLimit']],
  ])('a monthly net income of %s cents for %i cents: %j', (monthlyNetIncome, total, expected) => {
    expect(kinds({ ...sound, basis: 'income', monthlyNetIncome }, context(total))).toEqual(expected);
  });

  test('reports the limit by income in cents', () => {
    expect(checkDeclarations({ ...sound, basis: 'income', monthlyNetIncome: 3_000_00 }, context(7_000_00))).toEqual([
      { kind: 'aboveIncomeLimit', limit: 6_000_00 },
    ]);
  });

  test('ignores the declaration that was not chosen as basis', () => {
    expect(kinds({ ...sound, basis: 'assets', freeAssets: 0, monthlyNetIncome: 12_500_00 }, context(5_000_00))).toEqual(
      ['assetsTooLow'],
    );
  });

  test('requires one risk statement', () => {
    expect(kinds({ ...sound, totalLossUnderstood: false, lossBearable: true }, context(500_00))).toEqual([]);
    expect(kinds({ ...sound, totalLossUnderstood: false }, context(500_00))).toEqual(['riskStatementMissing']);
  });

  test('requires a declaration of tax residency, and refuses the US or Canada', () => {
    expect(kinds({ ...sound, taxResidency: null }, context(500_00))).toEqual(['taxResidencyMissing']);
    expect(kinds({ ...sound, taxResidency: 'usOrCanada' }, context(500_00, true))).toEqual(['taxResidentUsOrCanada']);
  });

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

  test.each(every)('the valid base of the broken cases has no problem: %s', (base) => {
    const [declarations, subscription] = bases[base];
    expect(checkDeclarations(declarations, subscription)).toEqual([]);
  });

  test.each(
    Object.values(broken)
      .flat()
      .flatMap(([names, change, problem]) => names.map((name) => [name, change, problem] as const)),
  )('%s with %j: %j and nothing else', (name, change, problem) => {
    const [declarations, subscription] = bases[name];
    expect(checkDeclarations({ ...declarations, ...change }, subscription)).toEqual([problem]);
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
    ['small', { basis: null, freeAssets: null, monthlyNetIncome: null }],
    ['assets', { monthlyNetIncome: 0 }],
    ['income', { freeAssets: 0 }],
    ['professional', { basis: 'assets', freeAssets: 0 }],
    ['professional', { basis: 'income', monthlyNetIncome: 0 }],
    ['small', { openedDocumentIds: [3, 2, 1] }],
  ] as [Base, Partial<Declarations>][])('%s with %j has no problem', (name, change) => {
    const [declarations, subscription] = bases[name];
    expect(checkDeclarations({ ...declarations, ...change }, subscription)).toEqual([]);
  });

  const amount = fc.integer({ min: 0, max: 1_000_000_00 });

  test('no non-professional with valid declarations invests more than 25,000 €', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('assets' as const, 'income' as const),
        amount,
        amount,
        (total, basis, freeAssets, monthlyNetIncome) => {
          const passes = kinds({ ...sound, basis, freeAssets, monthlyNetIncome }, context(total)).length === 0;
          if (passes) expect(total).toBeLessThanOrEqual(basis === 'assets' ? 10_000_00 : 25_000_00);
        },
      ),
    );
  });

  test('declarations that suffice for an amount suffice for every smaller one', () => {
    fc.assert(
      fc.property(amount, amount, amount, (one, other, monthlyNetIncome) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const declared: Declarations = { ...sound, basis: 'income', monthlyNetIncome };
        if (kinds(declared, context(more)).length === 0) expect(kinds(declared, context(less))).toEqual([]);
      }),
    );
  });

  test('a higher income never lowers the limit', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(limitByIncome(Math.max(one, other))).toBeGreaterThanOrEqual(limitByIncome(Math.min(one, other)));
      }),
    );
  });
});

describe('Declarations', () => {
  test('negative and broken amounts are rejected', () => {
    expect(Declarations.safeParse({ ...sound, freeAssets: -1 }).success).toBe(false);
    expect(Declarations.safeParse({ ...sound, monthlyNetIncome: 0.5 }).success).toBe(false);
    expect(Declarations.safeParse(sound).success).toBe(true);
    for (const basis of SuitabilityBasis.options)
      expect(Declarations.safeParse({ ...sound, basis }).success).toBe(true);
    expect(SuitabilityBasis.options).toEqual(['assets', 'income']);
  });
});
