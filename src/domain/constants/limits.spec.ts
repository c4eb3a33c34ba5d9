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

test('spec section 9', () => {
  expect([pageSizes.products, pageSizes.homeProducts, pageSizes.homePlaceholders]).toEqual([12, 8, 4]);
  expect([pageSizes.orders, pageSizes.cmsPages, pageSizes.lookups]).toEqual([50, 200, 400]);
  expect([pageSizes.payouts, pageSizes.payoutsShown]).toEqual([300, 3]);
  expect([quantities.first, quantities.step]).toEqual([1, 1000]);
  expect([bondInvestorLimit, vatPercent]).toEqual([149, 19]);
  expect([uploads.mediaBytes, uploads.pdfBytes]).toEqual([30_000_000, 20_000_000]);
  expect([saleFee, demoBidFee, passwordMinimum]).toEqual([0.001, 0.2, 8]);
  expect(beneficialOwnership).toEqual({ sharePercent: 25, controlPercent: 50, documentMonths: 3 });
  expect(suitabilityTest).toEqual({ riskGrade: 7, questionnaires: 2 });
  expect(custodyWalletType).toBe('token-forge');
  expect(custodyWalletName('1-2')).toBe('HeadlessWallet1-2');
});
