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

test('one filled button is enough, except in lists and cards', () => {
  expect(shown(filled)).toEqual([]);
  expect(shown(`${filled}<ul><li>${filled}</li></ul><article>${filled}</article><p hidden>${filled}</p>`)).toEqual([]);
  expect(shown(filled + filled)).toEqual(['more than one filled button: Zeichnen, Zeichnen']);
});

test('a picture needs its size before it arrives', () => {
  expect(shown('<img src="data:," width="2" height="1"><img src="data:," style="aspect-ratio: 2">')).toEqual([]);
  expect(shown('<img src="data:," width="2">')).toEqual(['a picture without a size: data:,']);
});

test('column headers begin with a capital', () => {
  expect(shown('<table><tr><th scope="col">Status</th></tr><tr><th scope="row">mira</th></tr></table>')).toEqual([]);
  expect(shown('<table><tr><th scope="col">state</th></tr></table>')).toEqual(['a lower-case header: state']);
});

test('cells are aligned as the header of their column', () => {
  const table = (cell: string) =>
    `<table><thead><tr><th>Token</th><th data-align="end">Betrag</th></tr></thead><tbody><tr><th>Wind</th>${cell}</tr></tbody></table>`;
  expect(shown(table('<td data-align="end">7 €</td>'))).toEqual([]);
  expect(shown(table('<td>7 €</td>'))).toEqual(['a cell that is not aligned as its header: Betrag: 7 €']);
});
