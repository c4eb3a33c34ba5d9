import { expect, test } from 'vitest';
import { originOf } from './originOf.ts';

const URL = 'http://shop.example:4000/sandbox/orders/T7/settle';
const ports = { investor: 4000, marketplace: 4001 };

test.each([
  ['investor', ports, 'http://shop.example:4000'],
  ['marketplace', ports, 'http://shop.example:4001'],
  ['marketplace', null, 'http://shop.example:4000'],
] as const)('a mail about the %s reading with the ports %o leads to %s', (wanted, known, origin) => {
  expect(originOf(URL, { reading: 'investor', ports: known }, wanted)).toBe(origin);
});
