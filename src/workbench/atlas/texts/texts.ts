import { parsePo } from 'pofile-ts';

/** A text of the app in both languages, with the files that contain it. */
export interface AppText {
  german: string;
  english: string;
  files: readonly string[];
}

/** Returns the texts of a catalogue with English translations, sorted by the room of their first file. */
export function textsOf(catalogue: string): AppText[] {
  return parsePo(catalogue)
    .items.map(({ msgid, msgstr, references }) => ({ german: msgid, english: msgstr[0] ?? '', files: references }))
    .sort((one, other) => roomOf(one).localeCompare(roomOf(other), 'en'));
}

/** Returns the folder of a text's first file below `src`: `features/investor/order`. */
export const roomOf = ({ files: [first = ''] }: AppText): string =>
  first.replace(/^src\//, '').replace(/(?:\/views)?\/[^/]+$/, '');

/** Returns the texts that contain the words, in any case, in a language or in the path of a file. */
export function textsWith(texts: readonly AppText[], words: string): readonly AppText[] {
  const wanted = words.trim().toLowerCase();
  return texts.filter(({ german, english, files }) =>
    [german, english, ...files].some((each) => each.toLowerCase().includes(wanted)),
  );
}
