import { expect, test } from 'vitest';
import { patternsIn } from './patterns.ts';

const { patternOf, paths } = patternsIn('investor');

test('an address belongs to the screen whose path it matches', () => {
  expect(patternOf('/')).toBe('/');
  expect(patternOf('/products/WIND-NORDSEE-2032')).toBe('/products/$productCode');
  expect(patternOf('/sign-up')).toBe('/sign-up/{-$referralCode}');
  expect(patternOf('/nowhere')).toBeNull();
});

test('a path without parameters wins', () => {
  const fixed = paths.filter((path) => !path.includes('$'));
  expect(fixed.map(patternOf)).toEqual(fixed);
});

test('each reading has its own screens and those of both', () => {
  expect(paths).toContain('/contact');
  expect(paths).not.toContain('/browse');
  expect(patternsIn('marketplace').paths).toContain('/browse');
});
