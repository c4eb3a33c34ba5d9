import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
const large: NotesContext = {
  total: 1_234_567_05,
  subscribed: 0,
  professional: false,
  accountType: 'personal',
  documents,
};
const small: NotesContext = { total: 500_00, subscribed: 0, professional: false, accountType: 'personal', documents };

const HEAD = 'Erklärungen des Anlegers';
const LARGE = 'Zeichnungsbetrag: 1.234.567,05 EUR';
const SMALL = 'Zeichnungsbetrag: 500,00 EUR';
const LOSS = 'Risiko: Mir ist bewusst, dass ich das eingesetzte Geld vollständig verlieren kann.';
const BEARABLE = 'Risiko: Ich kann einen vollständigen Verlust finanziell tragen.';
const NO_TAX = 'Steuer: nicht in den USA oder Kanada steuerlich ansässig';
const READ = 'Gelesen und bestätigt: Wertpapier-Informationsblatt; Anleihe bedingungen';
const NOTHING = 'Selbstauskunft: keine Angabe';
const INCOME = 'Selbstauskunft: durchschnittliches monatliches Nettoeinkommen von 4.000,00 EUR';
const ASSETS = 'Selbstauskunft: frei verfügbares Vermögen von 123.456,05 EUR';

describe('declarationNotes', () => {
  const both = { freeAssets: 123_456_05, monthlyNetIncome: 4_000_00 };
  test.each<[title: string, Partial<Declarations>, NotesContext, lines: string[]]>([
    ['assets', { basis: 'assets', ...both }, large, [HEAD, LARGE, ASSETS, LOSS, NO_TAX, READ]],
    ['income', { basis: 'income', ...both }, large, [HEAD, LARGE, INCOME, LOSS, NO_TAX, READ]],
    ['amounts without a basis', both, large, [HEAD, LARGE, NOTHING, LOSS, NO_TAX, READ]],
    [
      'assets without an amount',
      { basis: 'assets', monthlyNetIncome: 4_000_00 },
      large,
      [HEAD, LARGE, NOTHING, LOSS, NO_TAX, READ],
    ],
    [
      'income without an amount',
      { basis: 'income', freeAssets: 123_456_05 },
      large,
      [HEAD, LARGE, NOTHING, LOSS, NO_TAX, READ],
    ],
    ['no amount that was not asked for', { basis: 'income', ...both }, small, [HEAD, SMALL, LOSS, NO_TAX, READ]],
    [
      'a professional',
      { basis: 'income', ...both },
      { ...large, professional: true },
      [HEAD, LARGE, 'Einstufung: professioneller Kunde', LOSS, NO_TAX, READ],
    ],
    [
      'the second risk statement alone',
      { totalLossUnderstood: false, lossBearable: true },
      small,
      [HEAD, SMALL, BEARABLE, NO_TAX, READ],
    ],
    ['both risk statements', { lossBearable: true }, small, [HEAD, SMALL, LOSS, BEARABLE, NO_TAX, READ]],
    ['no risk statement', { totalLossUnderstood: false }, small, [HEAD, SMALL, NO_TAX, READ]],
    [
      'a residency in the US or Canada',
      { taxResidency: 'usOrCanada' },
      small,
      [HEAD, SMALL, LOSS, 'Steuer: in den USA oder Kanada steuerlich ansässig', READ],
    ],
    ['no residency', { taxResidency: null }, small, [HEAD, SMALL, LOSS, 'Steuer: keine Angabe', READ]],
    ['documents that are not confirmed', { documentsConfirmed: false }, small, [HEAD, SMALL, LOSS, NO_TAX]],
    [
      'a document that was not opened',
      { openedDocumentIds: [1] },
      small,
      [HEAD, SMALL, LOSS, NO_TAX, 'Gelesen und bestätigt: Wertpapier-Informationsblatt'],
    ],
    ['documents of which none was opened', { openedDocumentIds: [] }, small, [HEAD, SMALL, LOSS, NO_TAX]],
    [
      'assets of a company',
      { basis: 'assets', lossBearable: true, ...both },
      { ...large, accountType: 'company' },
      [
        'Erklärungen des Unternehmens',
        LARGE,
        'Selbstauskunft: frei verfügbares Vermögen des Unternehmens von 123.456,05 EUR',
        'Risiko: Uns ist bewusst, dass wir das eingesetzte Geld vollständig verlieren können.',
        'Risiko: Wir können einen vollständigen Verlust finanziell tragen.',
        NO_TAX,
        READ,
      ],
    ],
    [
      'profit of a company',
      { basis: 'income', totalLossUnderstood: false, ...both },
      { ...large, accountType: 'company' },
      [
        'Erklärungen des Unternehmens',
        LARGE,
        'Selbstauskunft: durchschnittlicher monatlicher Gewinn des Unternehmens nach Steuern von 4.000,00 EUR',
        NO_TAX,
        READ,
      ],
    ],
    ['no documents', {}, { ...small, documents: [] }, [HEAD, SMALL, LOSS, NO_TAX]],
  ])('%s', (_, change, context, lines) => {
    expect(declarationNotes({ ...sound, ...change }, context)).toBe(lines.join('\n'));
  });

  test('a document’s name cannot add a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), (name) => {
        const notes = declarationNotes(sound, {
          total: 100,
          subscribed: 0,
          professional: false,
          accountType: 'personal',
          documents: [{ id: 1, name }],
        });
        expect(notes.split(/\r\n|[\n\r\u2028\u2029]/)).toHaveLength(5);
      }),
    );
  });
});
