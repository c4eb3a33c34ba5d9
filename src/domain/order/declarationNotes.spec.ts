import fc from 'fast-check';
import { expect, test } from 'vitest';
import { character } from '../testing/character.ts';
import { type Declarations, declarationNotes, type NotesContext, noDeclarations } from './suitability.ts';

const sound: Declarations = {
  ...noDeclarations,
  totalLossUnderstood: true,
  taxResidency: 'none',
  openedDocumentIds: [1, 2],
  documentsConfirmed: true,
};
const documents = [
  { id: 1, name: 'Wertpapier-Informationsblatt' },
  { id: 2, name: '  Anleihe \n\t bedingungen ' },
];
const small: NotesContext = { total: 500_00, subscribed: 0, professional: false, accountType: 'personal', documents };
const large: NotesContext = { ...small, total: 1_234_567_05 };
const linesOf = (change: Partial<Declarations>, context: NotesContext = small) =>
  declarationNotes({ ...sound, ...change }, context).split('\n');

const HEAD = 'Erklärungen des Anlegers';
const SMALL = 'Zeichnungsbetrag: 500,00 EUR';
const LOSS = 'Risiko: Mir ist bewusst, dass ich das eingesetzte Geld vollständig verlieren kann.';
const BEARABLE = 'Risiko: Ich kann einen vollständigen Verlust finanziell tragen.';
const NO_TAX = 'Steuer: nicht in den USA oder Kanada steuerlich ansässig';
const US_TAX = 'Steuer: in den USA oder Kanada steuerlich ansässig';
const READ = 'Gelesen und bestätigt: Wertpapier-Informationsblatt; Anleihe bedingungen';
const READ_ONE = 'Gelesen und bestätigt: Wertpapier-Informationsblatt';
const NOTHING = 'Selbstauskunft: keine Angabe';
const ASSETS = 'Selbstauskunft: frei verfügbares Vermögen von 123.456,05 EUR';
const INCOME = 'Selbstauskunft: durchschnittliches monatliches Nettoeinkommen von 4.000,00 EUR';
const both = { freeAssets: 123_456_05, monthlyNetIncome: 4_000_00 };

test.each<[Partial<Declarations>, lines: string[]]>([
  [{ basis: 'income', ...both }, [HEAD, SMALL, LOSS, NO_TAX, READ]],
  [{ totalLossUnderstood: false, lossBearable: true }, [HEAD, SMALL, BEARABLE, NO_TAX, READ]],
  [{ lossBearable: true }, [HEAD, SMALL, LOSS, BEARABLE, NO_TAX, READ]],
  [{ totalLossUnderstood: false }, [HEAD, SMALL, NO_TAX, READ]],
  [{ taxResidency: 'usOrCanada' }, [HEAD, SMALL, LOSS, US_TAX, READ]],
  [{ taxResidency: null }, [HEAD, SMALL, LOSS, 'Steuer: keine Angabe', READ]],
  [{ documentsConfirmed: false }, [HEAD, SMALL, LOSS, NO_TAX]],
  [{ openedDocumentIds: [1] }, [HEAD, SMALL, LOSS, NO_TAX, READ_ONE]],
  [{ openedDocumentIds: [] }, [HEAD, SMALL, LOSS, NO_TAX]],
])('%j of a small order', (change, lines) => expect(linesOf(change)).toEqual(lines));

test.each<[Partial<Declarations>, line: string]>([
  [{ basis: 'assets', ...both }, ASSETS],
  [{ basis: 'income', ...both }, INCOME],
  [both, NOTHING],
  [{ basis: 'assets', monthlyNetIncome: 4_000_00 }, NOTHING],
  [{ basis: 'income', freeAssets: 123_456_05 }, NOTHING],
])('%j of a large order', (change, line) => {
  expect(linesOf(change, large)).toEqual([HEAD, 'Zeichnungsbetrag: 1.234.567,05 EUR', line, LOSS, NO_TAX, READ]);
});

test('a professional declares no assets', () => {
  const [, , third, fourth] = linesOf({ basis: 'income', ...both }, { ...large, professional: true });
  expect([third, fourth]).toEqual(['Einstufung: professioneller Kunde', LOSS]);
});

test('a company declares in its own words', () => {
  const company: NotesContext = { ...large, accountType: 'company' };
  const lines = linesOf({ basis: 'assets', lossBearable: true, ...both }, company);
  expect([lines[0], ...lines.slice(2, 5)]).toEqual([
    'Erklärungen des Unternehmens',
    'Selbstauskunft: frei verfügbares Vermögen des Unternehmens von 123.456,05 EUR',
    'Risiko: Uns ist bewusst, dass wir das eingesetzte Geld vollständig verlieren können.',
    'Risiko: Wir können einen vollständigen Verlust finanziell tragen.',
  ]);
  expect(linesOf({ basis: 'income', ...both }, company)[2]).toBe(
    'Selbstauskunft: durchschnittlicher monatlicher Gewinn des Unternehmens nach Steuern von 4.000,00 EUR',
  );
});

test('a document’s name cannot add a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (name) => {
      const notes = declarationNotes(sound, { ...small, documents: [{ id: 1, name }] });
      expect(notes.split(/\r\n|[\n\r\u2028\u2029]/)).toHaveLength(5);
    }),
  );
});
