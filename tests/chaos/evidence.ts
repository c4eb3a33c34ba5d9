import type { PageReading } from './reading.ts';

/**
 * Names that mark the persons and files of one customer each, so that a mix-up is seen. One for each member of a cast.
 */
const MARKS = ['Ahlers', 'Behrens', 'Cordes', 'Dirks'];

export const marksOf = (people: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...people.keys()].map((uuid, place) => [uuid, MARKS[place] ?? uuid]));

const address = { 'Straße und Hausnummer': 'Am Delft 8', Postleitzahl: '26721', Ort: 'Emden', Land: 'DE' };
const born = { Tag: '3', Monat: '2', Jahr: '1961', Geburtsort: 'Emden', Staatsangehörigkeit: 'DE' };
const shares = (percent: string) => ({ 'Anteil am Kapital': percent, 'Anteil der Stimmen': percent });

/** Answers about a person, in the order of the form; fields that the form does not show are skipped. */
export interface Sheet {
  /** First words of the answers to choose. */
  choices: readonly string[];
  /** Text of each field. The mark is the last name, or the first word of the company’s name. */
  fields: (mark: string) => Readonly<Record<string, string>>;
}

const natural = (firstName: string, basis: string, percent: string): Sheet => ({
  choices: ['Natürliche Person', 'Nein', basis],
  fields: (mark) => ({ Vornamen: firstName, Nachname: mark, ...born, ...address, ...shares(percent) }),
});

export const SHEETS: Readonly<Record<string, Sheet>> = {
  'Imke, who holds 30 %': natural('Imke', 'Sie hält Anteile', '30'),
  'Onno, who holds 10 %': natural('Onno', 'Sie hält Anteile', '10'),
  'Frauke, who stands in': natural('Frauke', 'Sie gilt als wirtschaftlich berechtigt', ''),
  'a company that holds 45 %': {
    choices: ['Gesellschaft'],
    fields: (mark) => ({ 'Name der Gesellschaft': `${mark} GmbH`, Rechtsform: '3', ...address, ...shares('45') }),
  },
};

/** True if the form about a person is shown. */
export const isNaming = ({ path, fields, buttons }: PageReading): boolean =>
  isOfPersons(path) && buttons.includes('Speichern') && fields.includes('Ort');

export const isOfPersons = (path: string): boolean =>
  path === '/self-disclosure/representatives' || path === '/self-disclosure/ubo';

/** Buttons that change persons who are named, or evidence that is uploaded. */
export const REVISIONS =
  /^(?:Hinzufügen|Rückgängig machen|Abbrechen|Ändern .+|Entfernen .+|Entfernen: .+|Dokument entfernen|Behalten|Noch einmal senden: .+|Verwerfen: .+)$/;

export interface Chosen {
  slot: string;
  file: { name: string; content: string };
  /** True if the upload is cancelled while it runs. */
  cancels: boolean;
}

const FILES: Readonly<Record<string, string>> = { 'file 1': '%PDF-1.7 one', 'file 2': '%PDF-1.7 two', letter: 'PK' };

/** Returns every file for each slot; the two PDFs also as cancelled uploads. */
export const choicesOf = (slots: readonly string[]): string[] =>
  slots.flatMap((slot) => ['file 1', 'file 2', 'file 1, cancelled', 'letter'].map((file) => `${slot}: ${file}`));

/**
 * @param option One of the choices.
 * @param mark Mark of the signed-in customer.
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
