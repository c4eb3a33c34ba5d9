import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password matches its hash, another does not, and no two hashes are alike', async () => {
  const hash = await hashPassword('Parkett-2026');
  const other = await hashPassword('Parkett-2026');
  expect(hash).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}\$\d+,\d+$/);
  expect(other).not.toBe(hash);
  expect(await isPassword('Parkett-2026', hash)).toBe(true);
  expect(await isPassword('parkett-2026', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
  expect(await isPassword('Parkett-2026', null)).toBe(false);
});

test('a password matches however its letters are composed', async () => {
  expect(await isPassword('Zu\u0308rich', await hashPassword('Z\u00fcrich'))).toBe(true);
});

test('an old hash without a cost still matches', async () => {
  const before = 'argon2id$AAECAwQFBgcICQoLDA0ODw$6BFcFM38v9kW9jZLBuHDan9PGjWJ5bU8K_aIt_79Xag';
  expect(await isPassword('Parkett-2026', before)).toBe(true);
  expect(await isPassword('Parkett-2025', before)).toBe(false);
});
