import { expect, test } from 'vitest';
import { sectionsOf } from './markdown.ts';

test('a paper has sections of paragraphs and a list, without its title', () => {
  expect(sectionsOf('# Titel\n\n## Eins\n\nAbsatz {name}.\n\n- a\n- b', { name: 'Solar' })).toEqual([
    { title: 'Eins', paragraphs: ['Absatz Solar.'], list: ['a', 'b'] },
  ]);
});

test.each([
  ['a paragraph before the first section', 'Absatz.\n\n## Eins'],
  ['a numbered list', '## Eins\n\n1. a\n2. b'],
  ['HTML', '## Eins\n\n<p>a</p>'],
  ['a second title', '## Eins\n\n# Zwei'],
  ['a second list', '## Eins\n\n- a\n\n- b'],
  ['a paragraph after the list', '## Eins\n\n- a\n\nAbsatz.'],
])('a block that a paper cannot show is refused: %s', (_, markdown) => {
  expect(() => sectionsOf(markdown, {})).toThrow('A PDF has no place for');
});
