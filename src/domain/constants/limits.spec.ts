import { expect, test } from 'vitest';
import {
  beneficialOwnership,
  bondInvestorLimit,
  custodyWalletName,
  custodyWalletType,
  demoBidFee,
  pageSizes,
  passwordMinimum,
  quantities,
  saleFee,
  suitabilityTest,
  uploads,
  vatPercent,
} from './limits.ts';

test('every figure of spec section 9 that is not a time', () => {
  expect(pageSizes).toEqual({
    products: 12,
    homeProducts: 8,
    homePlaceholders: 4,
    marketplaceHomeItems: 8,
    auctions: 4,
    topCreators: 8,
    creatorPlaceholders: 8,
    productPlaceholders: 12,
    orders: 50,
    cmsPages: 200,
    lookups: 400,
    payouts: 300,
    payoutsShown: 3,
  });
  expect(quantities).toEqual({ first: 1, step: 1000 });
  expect(uploads).toEqual({ mediaBytes: 30_000_000, pdfBytes: 20_000_000, documentsPerPurpose: 3 });
  expect(beneficialOwnership).toEqual({ sharePercent: 25, controlPercent: 50, documentMonths: 3 });
  expect(suitabilityTest).toEqual({ riskGrade: 7, questionnaires: 2 });
  expect({ bondInvestorLimit, vatPercent, saleFee, demoBidFee, passwordMinimum }).toEqual({
    bondInvestorLimit: 149,
    vatPercent: 19,
    saleFee: 0.001,
    demoBidFee: 0.2,
    passwordMinimum: 8,
  });
  expect(custodyWalletType).toBe('token-forge');
  expect(custodyWalletName('1-2')).toBe('HeadlessWallet1-2');
});
