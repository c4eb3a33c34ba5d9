import { expect, test } from 'vitest';
import { Category, categoryNames } from './category.ts';

const named = (code: string, level: number, de: string, en: string) => ({
  code,
  level,
  translations: [
    { locale: 'de', name: de, slug: code },
    { locale: 'en', name: en, slug: code },
  ],
});

test('categories stand one below the other, in the language shown, and a lower one names the one above it', () => {
  const energy = Category.parse({
    ...named('energy', 0, 'Energie', 'Energy'),
    children: [named('wind', 1, 'Wind', 'Wind')],
  });
  const unnamed = Category.parse({ code: 'other', level: 0, translations: undefined, children: undefined });
  expect(categoryNames([energy, unnamed], 'en')).toEqual([
    { code: 'energy', name: 'Energy' },
    { code: 'wind', name: 'Energy · Wind' },
    { code: 'other', name: 'other' },
  ]);
  expect(categoryNames([energy], 'de')[1]).toEqual({ code: 'wind', name: 'Energie · Wind' });
});
