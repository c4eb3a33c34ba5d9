import { afterEach, expect, test } from 'vitest';
import { designFaults } from '../support/designFaults.ts';

const shown = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
  return designFaults();
};
const filled = '<a class="button" data-variant="primary">Zeichnen</a>';

afterEach(() => {
  document.body.innerHTML = '';
});

test('one filled button is enough, except in lists', () => {
  expect(shown(filled)).toEqual([]);
  expect(shown(`${filled}<ul><li>${filled}</li></ul><p hidden>${filled}</p>`)).toEqual([]);
  expect(shown(filled + filled)).toEqual(['more than one filled button: Zeichnen, Zeichnen']);
});

test('a picture needs its size before it arrives', () => {
  expect(shown('<img src="data:," width="2" height="1"><img src="data:," style="aspect-ratio: 2">')).toEqual([]);
  expect(shown('<img src="data:," width="2">')).toEqual(['a picture without a size: data:,']);
});

test('labels and headings begin with a capital', () => {
  expect(shown('<h1>Käufe</h1><button>12 weitere</button><p>state</p>')).toEqual([]);
  expect(shown('<table><tr><th>state</th></tr></table>')).toEqual(['a lower-case label: state']);
});
