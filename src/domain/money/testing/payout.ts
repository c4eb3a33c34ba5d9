import type { Payout } from '#domain/shop/customer.ts';

/** Payout of unknown security and tax. */
export const payout = (id: number, payoutDate: string, amount = 100, more: Partial<Payout> = {}): Payout => ({
  id,
  amount,
  payoutDate,
  withheld: null,
  productCode: null,
  productName: null,
  ...more,
});

export const today = '2026-11-21';

/** Payouts before, on and after `today`, in three years; no two choices of them have one sum. */
export const some = [
  payout(1, '2026-06-30', 10),
  payout(2, '2026-11-21', 20),
  payout(3, '2026-11-22', 40),
  payout(4, '2025-12-31', 80),
  payout(5, '2026-06-30', 160),
  payout(6, '2027-01-31', 320),
];
