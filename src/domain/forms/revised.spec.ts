import { expect, test } from 'vitest';
import { revised } from './revised.ts';

const shown = { title: 'Welle', copies: 3, tags: ['a'] };

test('what was changed here is written, and all else stays as the shop has it', () => {
  expect(revised(shown, { ...shown, title: 'Brandung' }, { ...shown, copies: 2 })).toEqual({
    changed: ['title'],
    outdated: [],
    elsewhere: ['copies'],
    next: { title: 'Brandung', copies: 2, tags: ['a'] },
    shown,
  });
  expect(revised(shown, { ...shown, tags: ['a', 'b'] }, shown).changed).toEqual(['tags']);
  expect(revised(shown, { ...shown, tags: ['a'] }, shown).changed).toEqual([]);
});

test('what the shop has already is not written once more', () => {
  const wanted = { ...shown, copies: 5 };
  expect(revised(shown, wanted, { ...shown, copies: 5 })).toEqual({
    changed: [],
    outdated: [],
    elsewhere: [],
    next: wanted,
    shown,
  });
});

test('what was changed here and elsewhere is outdated until it was shown', () => {
  const wanted = { ...shown, copies: 5 };
  const current = { ...shown, copies: 2, title: 'Gischt' };
  const first = revised(shown, wanted, current);
  expect([first.changed, first.outdated, first.shown]).toEqual([['copies'], ['copies'], { ...shown, copies: 2 }]);
  const again = revised(first.shown, wanted, current);
  expect([again.changed, again.outdated, again.next]).toEqual([['copies'], [], { ...current, copies: 5 }]);
});
