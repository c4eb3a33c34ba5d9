import type { Reading } from './reading.ts';

/** By these it is seen whose company somebody is named for, and a file is chosen for: one for each of a cast. */
const MARKS = ['Ahlers', 'Behrens', 'Cordes', 'Dirks'];

/** Of everybody in a walk, by uuid. */
export const marksOf = (people: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...people.keys()].map((uuid, place) => [uuid, MARKS[place] ?? uuid]));

const address = { 'Straße und Hausnummer': 'Am Delft 8', Postleitzahl: '26721', Ort: 'Emden', Land: 'DE' };
const born = { Tag: '3', Monat: '2', Jahr: '1961', Geburtsort: 'Emden', Staatsangehörigkeit: 'DE' };
const shares = (percent: string) => ({ 'Anteil am Kapital': percent, 'Anteil der Stimmen': percent });

/** What is typed and chosen about somebody, in the order in which it is asked; what is not asked of them is left out. */
export interface Sheet {
  /** The beginnings of what is chosen. */
  choices: readonly string[];
  /** Whose last name, or first word, is the mark. */
  fields: (mark: string) => Readonly<Record<string, string>>;
}

const natural = (firstName: string, basis: string, percent: string): Sheet => ({
  choices: ['Natürliche Person', 'Nein', basis],
  fields: (mark) => ({ Vornamen: firstName, Nachname: mark, ...born, ...address, ...shares(percent) }),
});

/** People and a company that can be named. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  'Imke, who holds 30 %': natural('Imke', 'Sie hält Anteile', '30'),
  'Onno, who holds 10 %': natural('Onno', 'Sie hält Anteile', '10'),
  'Frauke, who stands in': natural('Frauke', 'Sie gilt als berechtigt', ''),
  'a company that holds 45 %': {
    choices: ['Gesellschaft'],
    fields: (mark) => ({ 'Name der Gesellschaft': `${mark} GmbH`, Rechtsform: '3', ...address, ...shares('45') }),
  },
};

/** Whether the form about somebody is shown. */
export const isNaming = ({ path, fields, buttons }: Reading): boolean =>
  isOfPersons(path) && buttons.includes('Speichern') && fields.includes('Ort');

export const isOfPersons = (path: string): boolean =>
  path === '/self-disclosure/representatives' || path === '/self-disclosure/ubo';

/** What can be done with who is named, and with what is proven. */
export const REVISIONS =
  /^(?:Hinzufügen|Rückgängig machen|Abbrechen|Ändern .+|Entfernen .+|Entfernen: .+|Dokument entfernen|Behalten|Noch einmal senden: .+|Verwerfen: .+)$/;

/** A file that is there for whoever is signed in. */
export interface Chosen {
  slot: string;
  file: { name: string; content: string };
  /** It is cancelled on its way. */
  cancels: boolean;
}

const FILES: Readonly<Record<string, string>> = { 'file 1': '%PDF-1.7 one', 'file 2': '%PDF-1.7 two', letter: 'PK' };

/** Each file for each thing to be proven, of which the two that are PDFs may be cancelled. */
export const choicesOf = (slots: readonly string[]): string[] =>
  slots.flatMap((slot) => ['file 1', 'file 2', 'file 1, cancelled', 'letter'].map((file) => `${slot}: ${file}`));

/**
 * @param option One of the choices.
 * @param mark Of whoever is signed in.
 */
export function chosenBy(option: string, mark: string): Chosen {
  const [slot = '', what = ''] = option.split(': ');
  const [file = ''] = what.split(', ');
  return {
    slot,
    file: { name: `${file} ${mark}.pdf`, content: `${FILES[file]} ${mark}` },
    cancels: what !== file,
  };
}
