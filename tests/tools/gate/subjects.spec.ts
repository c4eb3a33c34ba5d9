import { expect, test } from 'vitest';
import { subjectBreach } from './subjects.ts';

test.each(['Add a row', 'Pass the key', 'Feed the list', 'Bring a reader back', 'Embed it', `Fix ${'a'.repeat(56)}`])(
  'accepts the subject “%s”',
  (subject) => expect(subjectBreach(subject)).toBeNull(),
);

test.each([
  [`Fix ${'a'.repeat(57)}`, /61 characters/],
  ['add a row', /imperative/],
  ['WIP: rows', /imperative/],
  ['Rows: add one', /imperative/],
  ['Added a row', /imperative/],
  ['Adding a row', /imperative/],
  ['Adds a row', /imperative/],
  ['The row', /imperative/],
  ['Add a row.', /full stop/],
])('refuses the subject “%s”', (subject, reason) => expect(subjectBreach(subject)).toMatch(reason));
