import { expect, test } from 'vitest';
import { Checker } from './checker.ts';
import { FormStore } from './store.ts';
import { nothingTaken } from './violations.ts';

test('an unchosen value is null, so that its control is controlled from the start', () => {
  const store = new FormStore({ initial: { choice: null, text: '' }, emptyRows: {} });
  const checker = new Checker({
    store,
    rules: () => ({}),
    say: () => '',
    taken: nothingTaken,
    onEdited: () => undefined,
  });
  expect(checker.shownAt('choice').value).toBeNull();
  expect(checker.shownAt('text').value).toBe('');
  store.set('choice', 'none');
  expect(checker.shownAt('choice').value).toBe('none');
  expect(checker.shownAt('elsewhere').value).toBeUndefined();
});
