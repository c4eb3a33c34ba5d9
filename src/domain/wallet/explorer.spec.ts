import { expect, test } from 'vitest';
import { explorerLink } from './explorer.ts';

test.each([
  ['https://explorer.example/tx/{hash}', '0xAb1', 'https://explorer.example/tx/0xAb1'],
  ['/chain/{hash}', '0x1', '/chain/0x1'],
  [null, '0x1', null],
  ['https://explorer.example/', '0x1', null],
  ['javascript:alert("{hash}")', '0x1', null],
  ['//evil.example/{hash}', '0x1', null],
  ['/\\evil.example/{hash}', '0x1', null],
  ['https://explorer.example/tx/{hash}', '../0x1', null],
  ['https://explorer.example/tx/{hash}', '0xg', null],
])('the explorer %s shows transaction %s at %s', (template, hash, link) => {
  expect(explorerLink(template, hash)).toBe(link);
});
