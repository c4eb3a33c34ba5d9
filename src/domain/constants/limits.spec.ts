import { expect, test } from 'vitest';
import {
  appropriateness,
  bondInvestorLimit,
  pageSizes,
  passwordMinimum,
  periods,
  professionalCriteria,
  quantities,
} from './limits.ts';

test('the limits are those of spec section 9 that are not times', () => {
  expect(pageSizes).toEqual({
    products: 12,
    homeProducts: 8,
    homePlaceholders: 4,
    marketplaceHomeItems: 8,
    productPlaceholders: 12,
    topCreators: 8,
    people: 8,
    collections: 8,
    creatorsListed: 100,
    orders: 50,
    exportedOrders: 400,
    cmsPages: 200,
    payouts: 300,
    payoutsShown: 3,
    lookups: 400,
    accountLists: 100,
    listRows: 50,
    excerptsShown: 3,
  });
  expect(quantities).toEqual({ first: 1, step: 1000 });
  expect(periods).toEqual({ payment: 10, withdrawal: 14, refund: 30 });
  expect(appropriateness).toEqual({ riskGrade: 7, questionnaires: 2 });
  // Annex II of Directive 2014/65/EU: two of three.
  expect(professionalCriteria).toBe(2);
  expect({ bondInvestorLimit, passwordMinimum }).toEqual({ bondInvestorLimit: 149, passwordMinimum: 8 });
});
