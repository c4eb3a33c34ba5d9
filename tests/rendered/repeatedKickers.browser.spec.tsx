import { expect, test } from 'vitest';
import { repeats } from './repeatedKickers.ts';

test.each([
  ['Bestätigt', 'Ihre Identität ist bestätigt', true],
  ['Nicht bestätigt', 'Ihre Identität ist nicht bestätigt', true],
  ['Nicht bestätigt', 'Das hat nicht geklappt', false],
  ['In Prüfung', 'Wir prüfen Ihre Angaben', true],
  ['Zahlung wird geprüft', 'Ihre Zahlung wird geprüft', true],
  ['Zahlung offen', 'Vielen Dank für Ihre Zeichnung', false],
  ['Payment cancelled', 'Your payment was cancelled', true],
  ['404', 'Seite nicht gefunden', false],
  ['Julia Lindner', 'Mein Konto', false],
])('the line „%s“ above „%s“ repeats it: %s', (kicker, heading, expected) => {
  expect(repeats(kicker, heading)).toBe(expected);
});
