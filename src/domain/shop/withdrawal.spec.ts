import { expect, test } from 'vitest';
import { Withdrawal, WithdrawalReceipt } from './withdrawal.ts';

test('a receipt says when, and where it was confirmed; whether in time only where that is known', () => {
  const receipt = { receivedAt: '2026-11-23T10:00:00.000Z', email: 'clara@example.org' };
  expect(WithdrawalReceipt.parse(receipt)).toEqual({ ...receipt, inTime: null });
  expect(WithdrawalReceipt.parse({ ...receipt, inTime: true }).inTime).toBe(true);
  for (const broken of [{}, { ...receipt, email: 1 }, { ...receipt, receivedAt: 'today' }])
    expect(WithdrawalReceipt.safeParse(broken).success).toBe(false);
});

test('a declaration names its sender, its contract and an address, without the spaces around them', () => {
  const declared = { name: ' Clara ', contract: '12', email: 'c@example.org ' };
  expect(Withdrawal.parse(declared)).toEqual({ name: 'Clara', contract: '12', email: 'c@example.org' });
  for (const field of ['name', 'contract', 'email'])
    expect(Withdrawal.safeParse({ ...declared, [field]: ' ' }).success).toBe(false);
});
