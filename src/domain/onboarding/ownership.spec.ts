import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UboPerson } from '#domain/shop/onboarding.ts';
import {
  chainOf,
  hasBeneficialOwner,
  hasHolders,
  hasRepresentative,
  isBeneficial,
  isOwner,
  isRemovable,
  isRepresentative,
  isUser,
  type OwnershipNode,
  ownerRoles,
  ownershipBreach,
  ownershipTree,
  reachesThreshold,
  representativesBeside,
  sumsOf,
} from './ownership.ts';

const person = (facts: Partial<UboPerson>) => UboPerson.parse({ id: 1, type: 'natural', roles: [], ...facts });
const held = (share: number, heldThrough: number | null = null) => ({
  equityShares: share,
  votingShares: share,
  heldThrough,
});
/** The shipping company in the design sketch. */
const birgit = person({ id: 1, ...held(40) });
const shipping = person({ id: 2, type: 'legal', ...held(45) });
const hauke = person({ id: 3, ...held(60, 2) });
const imke = person({ id: 4, ...held(40, 2) });
const enno = person({ id: 5, ...held(15) });
const owners = [birgit, shipping, hauke, imke, enno];

const isBeneficialOwner = (of: UboPerson, all: readonly UboPerson[] = owners) => ownerRoles(of, all).includes(60);

describe('a beneficial owner (requirement 9.5)', () => {
  test('holds more than a quarter, or controls a company that does', () => {
    expect(owners.filter((each) => isBeneficialOwner(each))).toEqual([birgit, hauke]);
    expect([ownerRoles(enno, owners), ownerRoles(shipping, owners)]).toEqual([[], [70]]);
  });

  test.each([
    [25, 0, false],
    [25.01, 0, true],
    [0, 25.01, true],
  ])('of %f %% of the capital and %f %% of the votes: %s', (equityShares, votingShares, expected) => {
    expect(isBeneficialOwner(person({ equityShares, votingShares }), [])).toBe(expected);
  });

  test.each([
    [50.01, 45, true],
    [100, 25, false],
    [100, 25.01, true],
  ])('of %f %% in a company with %f %%: %s', (share, ofCompany, expected) => {
    const between = person({ id: 2, type: 'legal', ...held(ofCompany) });
    const behind = person({ id: 3, ...held(share, 2) });
    expect(isBeneficialOwner(behind, [between, behind])).toBe(expected);
    // From the third level on, each intermediate company has to be controlled.
    const far = person({ id: 4, ...held(100, 5) });
    const second = person({ id: 5, type: 'legal', ...held(share, 2) });
    expect(isBeneficialOwner(far, [between, second, far])).toBe(expected);
  });

  test('may control without a share, or be fictive', () => {
    expect(ownerRoles(person({}), [])).toEqual([60]);
    expect(ownerRoles(person({ fictiveBeneficialOwner: true }), [])).toEqual([61]);
    expect([[60], [61], [70]].map((roles) => isBeneficial({ roles }))).toEqual([true, true, false]);
  });

  test('needs a share that leads to the company', () => {
    const lost = person({ id: 9, ...held(100, 77) });
    expect([chainOf(lost, [lost]), isBeneficialOwner(lost, [lost])]).toEqual([null, false]);
    expect(reachesThreshold(person({ id: 9, ...held(100, 1) }), owners)).toBe(false);
  });
});

describe('owners that contradict each other', () => {
  test('are fictive beside real ones', () => {
    const fictive = person({ id: 9, fictiveBeneficialOwner: true });
    expect(ownershipBreach([fictive, enno])).toBe(null);
    expect(ownershipBreach([fictive, birgit])).toBe('fictiveBesideOwner');
  });

  test('hold more than 100 %, of any company', () => {
    expect(ownershipBreach(owners)).toBe(null);
    for (const shares of [held(0.01), { equityShares: 0.01 }, { votingShares: 0.01, heldThrough: 2 }])
      expect(ownershipBreach([...owners, person({ id: 9, ...shares })])).toBe('moreThanAll');
    expect(sumsOf(owners, 2)).toEqual({ equity: 100, voting: 100 });
  });

  test('may hold 100 % of a company in any hundredths, and not one hundredth more', () => {
    const hundredths = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(hundredths, (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        fc.pre(total < 10_000);
        const holders = (rest: number) =>
          [...parts, rest].map((part, index) => person({ id: index + 1, ...held(part / 100) }));
        expect(ownershipBreach(holders(10_000 - total))).toBe(null);
        expect(ownershipBreach(holders(10_001 - total))).toBe('moreThanAll');
      }),
    );
  });

  test('hold through unknown persons, or through themselves', () => {
    const company = (id: number, through: number) => person({ id, type: 'legal', ...held(9, through) });
    expect(ownershipBreach([company(1, 2), company(2, 1)])).toBe('throughNobody');
    expect(ownershipBreach([company(1, 1)])).toBe('throughNobody');
    expect(ownershipBreach([person({ id: 9, ...held(9, 1) }), birgit])).toBe('throughNobody');
    // The list still holds the version before the change.
    expect(chainOf(company(2, 2), [shipping])).toBe(null);
  });

  test('cannot be removed while others hold through them', () => {
    expect([hasHolders(shipping, owners), hasHolders(birgit, owners)]).toEqual([true, false]);
  });
});

describe('the lists (requirement 6.5)', () => {
  test.each([
    [person({ roles: [10] }), true, false, true],
    [person({ roles: [70] }), true, false, false],
    [person({ roles: [70], type: 'legal' }), true, false, false],
    [person({ roles: [70], type: 'legal', ...held(10) }), false, true, false],
    [person({ roles: [60] }), false, true, false],
    [person({ roles: [60, 70] }), true, true, false],
    [person({ roles: [61] }), false, true, false],
    [person({ votingShares: 10 }), false, true, false],
    [person({ roles: [70], ...held(10) }), true, false, false],
    [person({}), false, false, false],
  ])('%#: contain a person by roles and shares', (somebody, represents, owns, user) => {
    expect([isRepresentative(somebody), isOwner(somebody), isUser(somebody)]).toEqual([represents, owns, user]);
  });

  test('allow removing a person other than the account holder, unless others hold through it or both lists have it', () => {
    const both = person({ id: 8, roles: [60, 70] });
    const representative = person({ id: 7, roles: [70] });
    const everybody = [...owners, both, representative, person({ id: 6, roles: [10, 70] })];
    expect(everybody.filter((each) => isRemovable(each, everybody)).map(({ id }) => id)).toEqual([1, 3, 4, 5, 7]);
    expect(isRemovable(shipping, [shipping])).toBe(true);
  });

  test('do not count a mere holding company as representative or as beneficial owner', () => {
    const holding = person({ roles: [70], type: 'legal', ...held(100) });
    expect([hasRepresentative([holding]), hasBeneficialOwner([holding])]).toEqual([false, false]);
    expect(hasRepresentative([person({ roles: [70], type: 'legal' })])).toBe(true);
  });
});

/** Any owners, held through any or no company. */
const anyOwners = fc
  .array(
    fc.record({
      type: fc.constantFrom('natural', 'legal'),
      share: fc.integer({ min: 0, max: 10_000 }),
      heldThrough: fc.option(fc.integer({ min: 0, max: 6 })),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map(({ type, share, heldThrough }, id) => person({ id, type, ...held(share / 100, heldThrough) })));
const all = (nodes: readonly OwnershipNode<UboPerson>[]): UboPerson[] =>
  nodes.flatMap(({ person: one, holders }) => [one, ...all(holders)]);

test('the tree shows which owner holds through which company', () => {
  const shown = (nodes: readonly OwnershipNode<UboPerson>[]): unknown[] =>
    nodes.map(({ person: { id }, holders }) => [id, ...shown(holders)]);
  expect(shown(ownershipTree(owners))).toEqual([[1], [2, [3], [4]], [5]]);
  expect(shown(ownershipTree([person({ id: 9, ...held(9, 7) }), birgit]))).toEqual([[9], [1]]);
});

test('any owner appears in the tree once', () => {
  fc.assert(
    fc.property(anyOwners, (some) => {
      expect(all(ownershipTree(some)).toSorted((a, b) => a.id - b.id)).toEqual(some);
    }),
  );
});

test('a representative is offered as an owner until named as one', () => {
  const born = { firstName: 'Enno', lastName: 'Janssen', birthdate: '1970-05-04' };
  const user = person({ id: 1, roles: [10] });
  const enno = person({ id: 2, roles: [70], ...born });
  const holding = person({ id: 3, type: 'legal', roles: [70], ...held(45) });
  const lawyers = person({ id: 4, type: 'legal', roles: [70] });
  const offered = (...persons: UboPerson[]) => representativesBeside(persons).map(({ id }) => id);
  expect(offered(user, enno, holding, lawyers)).toEqual([1, 2]);
  expect(offered(user, enno, person({ id: 5, roles: [60], ...born }))).toEqual([1]);
  // Shareholders below the threshold have no role, but are owners in the list.
  expect(offered(user, enno, person({ id: 5, ...held(10), ...born }))).toEqual([1]);
  expect(offered(enno, person({ id: 5, roles: [60], ...born, birthdate: '1999-05-04' }))).toEqual([2]);
});
