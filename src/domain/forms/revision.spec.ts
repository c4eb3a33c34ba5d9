import { expect, test } from 'vitest';
import { differences, fieldsToSend, revisionOf } from './revision.ts';

const shown = { title: 'Welle', copies: 3, tags: ['a'] };

test('writes changed fields and keeps the shop’s values of the others', () => {
  expect(revisionOf(shown, { ...shown, title: 'Brandung' }, { ...shown, copies: 2 })).toEqual({
    changed: ['title'],
    outdated: [],
    elsewhere: ['copies'],
    next: { title: 'Brandung', copies: 2, tags: ['a'] },
  });
  expect(revisionOf(shown, { ...shown, tags: ['a', 'b'] }, shown).changed).toEqual(['tags']);
  expect(revisionOf(shown, { ...shown, tags: ['a'] }, shown).changed).toEqual([]);
});

test('does not write a value that the shop already has', () => {
  const wanted = { ...shown, copies: 5 };
  expect(revisionOf(shown, wanted, wanted)).toEqual({ changed: [], outdated: [], elsewhere: [], next: wanted });
});

test('reports a field changed here and elsewhere as outdated until it was shown', () => {
  const wanted = { ...shown, copies: 5 };
  const current = { ...shown, copies: 2, title: 'Gischt' };
  const first = revisionOf(shown, wanted, current);
  expect([first.changed, first.outdated, first.elsewhere]).toEqual([['copies'], ['copies'], ['title']]);
  const again = revisionOf(current, first.next, current);
  expect([again.changed, again.outdated, again.elsewhere]).toEqual([['copies'], [], []]);
  expect(again.next).toEqual({ ...current, copies: 5 });
});

test('differences are the values of fields that changed', () => {
  expect(differences(shown, { ...shown, copies: 4, tags: ['b'] })).toEqual({ copies: 4, tags: ['b'] });
  expect(differences({}, shown)).toEqual(shown);
});

test('fields to send are changed ones, and prefilled ones that the shop does not have', () => {
  const stored = { name: 'Anna', bank: null, phone: '0171 1', city: null };
  const known = { name: 'Anna', bank: 'EUR', phone: '+49171 1', city: '' };
  expect(fieldsToSend(stored, known, known)).toEqual({ bank: 'EUR' });
  expect(fieldsToSend(stored, known, { ...known, name: '', phone: '+49171 2' })).toEqual({
    name: '',
    bank: 'EUR',
    phone: '+49171 2',
  });
});

test('a value of an earlier save whose answer was lost is no change elsewhere', () => {
  const sent = { ...shown, title: 'Brandung' };
  const corrected = { ...shown, title: 'Gischt' };
  expect(revisionOf(shown, corrected, sent, sent)).toMatchObject({ changed: ['title'], outdated: [], next: corrected });
  expect(revisionOf(shown, shown, sent, sent)).toMatchObject({ changed: ['title'], elsewhere: [], next: shown });
  expect(revisionOf(shown, corrected, { ...shown, title: 'Ebbe' }, sent).outdated).toEqual(['title']);
});
