import { expect, test } from 'vitest';
import { Category, categoryCalled, categoryNames } from './category.ts';

const named = (code: string, level: number, de: string, en: string) => ({
  code,
  level,
  translations: [
    { locale: 'de', name: de, slug: code },
    { locale: 'en', name: en, slug: code },
  ],
});

test('categories are nested, in the displayed language, and a subcategory names its parent', () => {
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

test('a category is found by its code or a slug of any language, with its parents', () => {
  const slugs = (code: string, ...slugsOf: string[]) => ({
    code,
    level: 0,
    translations: slugsOf.map((slug, at) => ({ locale: at === 0 ? 'de' : 'en', name: slug, slug })),
  });
  const art = Category.parse({
    ...slugs('art', 'kunst', 'art'),
    children: [{ ...slugs('geometry', 'geometrie'), children: [slugs('concrete', 'konkret', 'concrete-art')] }],
  });
  const other = Category.parse(slugs('other', 'anderes'));
  const found = (called: string) => {
    const place = categoryCalled([other, art], called);
    return place && [...place.above, place.category].map(({ code }) => code);
  };
  expect(found('concrete')).toEqual(['art', 'geometry', 'concrete']);
  expect(found('Concrete-Art')).toEqual(['art', 'geometry', 'concrete']);
  expect(found('kunst')).toEqual(['art']);
  expect(found('')).toBeNull();
  expect(found('wind')).toBeNull();
  expect(categoryNames([art], 'de').at(-1)?.name).toBe('kunst · geometrie · konkret');
});
