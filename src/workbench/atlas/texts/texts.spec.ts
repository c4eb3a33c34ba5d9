import { expect, test } from 'vitest';
import { roomOf, textsOf, textsWith } from './texts.ts';

const CATALOGUE = `msgid ""
msgstr ""
"Language: en\\n"

#: src/features/investor/wallet/views/WalletView.tsx
#: src/components/list/Empty.tsx
msgid "Noch nichts"
msgstr "Nothing \\"yet\\""

#: src/components/list/Empty.tsx
msgid "{0, plural, one {# Zeile} other {# Zeilen}}"
msgstr "{0, plural, one {# row} other {# rows}}"
`;
const texts = textsOf(CATALOGUE);

test('the texts are read in both languages, by room', () => {
  expect(texts.map((text) => [roomOf(text), text.german, text.english])).toEqual([
    ['components/list', '{0, plural, one {# Zeile} other {# Zeilen}}', '{0, plural, one {# row} other {# rows}}'],
    ['features/investor/wallet', 'Noch nichts', 'Nothing "yet"'],
  ]);
});

test.each(['zeilen', 'ROWS', 'Empty.tsx'])('a search for %s looks in both languages and in the files', (words) => {
  expect(textsWith(texts, words)).toContain(texts[0]);
});

test('a search finds only texts that contain its words', () => {
  expect(textsWith(texts, ' nothing ')).toEqual([texts[1]]);
  expect(textsWith(texts, 'Depot')).toEqual([]);
});
