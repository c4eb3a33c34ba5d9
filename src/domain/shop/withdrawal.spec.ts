import { expect, test } from 'vitest';
import { Withdrawal, WithdrawalReceipt } from './withdrawal.ts';

test('a receipt has its time and recipient, and whether it was in time if that is known', () => {
  const receipt = { receivedAt: '2026-11-23T10:00:00.000Z', email: 'clara@example.org' };
  expect(WithdrawalReceipt.parse(receipt)).toEqual({ ...receipt, inTime: null });
  expect(WithdrawalReceipt.parse({ ...receipt, inTime: true }).inTime).toBe(true);
  for (const broken of [{}, { ...receipt, email: 1 }, { ...receipt, receivedAt: 'today' }])
    expect(WithdrawalReceipt.safeParse(broken).success).toBe(false);
});

test('a declaration has its sender, its contract and an address, trimmed', () => {
  const declared = { name: ' Clara ', contract: '12', email: 'c@example.org ' };
  expect(Withdrawal.parse(declared)).toEqual({ name: 'Clara', contract: '12', email: 'c@example.org' });
  for (const field of ['name', 'contract', 'email'])
    expect(Withdrawal.safeParse({ ...declared, [field]: ' ' }).success).toBe(false);
});
