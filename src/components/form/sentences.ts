import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { passwordMinimum } from '#domain/constants/limits.ts';
import type { PasswordPart, RuleBreach } from '#domain/forms/validation.ts';
import type { Format } from '#i18n/format.ts';

/** Formats of the language, and other texts in it, for building sentences. */
export interface Wording extends Pick<Format, 'number' | 'longDate'> {
  textOf: (message: MessageDescriptor) => string;
  /** „eine Ziffer und ein Sonderzeichen“. */
  listOf: (parts: readonly string[]) => string;
}

type Breach<K> = Extract<RuleBreach, { kind: K }>;
type Sentences = { [K in RuleBreach['kind']]: (breach: Breach<K>, wording: Wording) => MessageDescriptor };

/** Sentence for each rule of requirements 5.1 to 5.7. A kind without a sentence does not compile. */
const sentences: Sentences = {
  required: () => msg`Diese Angabe fehlt noch.`,
  name: () => msg`Bitte geben Sie einen Namen an, mit Buchstaben und ohne spitze Klammern.`,
  tooLong: ({ value }) => msg`Möglich sind höchstens ${plural(value, { one: '# Zeichen', other: '# Zeichen' })}.`,
  tooShort: ({ value }) => msg`Nötig sind mindestens ${plural(value, { one: '# Zeichen', other: '# Zeichen' })}.`,
  aboveMaximum: ({ value }, { number }) => msg`Bitte geben Sie höchstens ${number(value)} an.`,
  belowMinimum: ({ value }, { number }) => msg`Bitte geben Sie mindestens ${number(value)} an.`,
  notEqual: ({ value }, { number }) => msg`Bitte geben Sie genau ${number(value)} an.`,
  digitsOnly: () => msg`Bitte geben Sie eine ganze Zahl ein.`,
  lettersDigits: () => msg`Bitte verwenden Sie nur Buchstaben und Ziffern.`,
  lettersDigitsMinus: () => msg`Bitte verwenden Sie nur Buchstaben, Ziffern und Bindestriche.`,
  lettersDigitsMinusSlash: () => msg`Bitte verwenden Sie nur Buchstaben, Ziffern, Bindestriche und Schrägstriche.`,
  uppercaseDigits: () => msg`Bitte verwenden Sie nur Großbuchstaben und Ziffern.`,
  twoDecimals: () => msg`Bitte geben Sie einen Betrag in Euro an, mit höchstens zwei Nachkommastellen.`,
  rangeReversed: () => msg`Der höchste Preis darf nicht unter dem niedrigsten liegen.`,
  password: ({ missing }, { textOf, listOf }) =>
    msg`Ihr Passwort braucht ${listOf(missing.map((part) => textOf(passwordParts[part])))}.`,
  commonPassword: () =>
    msg`Dieses Passwort ist leicht zu erraten: Es besteht aus einem häufigen Wort oder Ihrem Namen, auch mit Ziffern und Zeichen. Bitte wählen Sie ein anderes.`,
  passwordsDiffer: () => msg`Die beiden Passwörter stimmen nicht überein.`,
  email: () => msg`Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.de.`,
  phone: () => msg`Bitte geben Sie Ihre Mobilnummer mit Ländervorwahl an, zum Beispiel +49 171 3920000.`,
  postcode: () => msg`Diese Postleitzahl passt nicht zum gewählten Land.`,
  bic: () => msg`Dieser BIC ist nicht gültig. Er hat 8 oder 11\u00a0Zeichen.`,
  iban: () => msg`Diese IBAN ist nicht gültig. Bitte prüfen Sie, ob Sie sich vertippt haben.`,
  blockchainAddress: () => msg`Diese Adresse ist nicht gültig. Sie beginnt mit 0x und hat 42\u00a0Zeichen.`,
  oneTimeCode: () => msg`Der Code hat sechs Ziffern.`,
  date: () => msg`Dieses Datum gibt es nicht.`,
  minAge: ({ years }) => msg`Sie müssen mindestens ${years}\u00a0Jahre alt sein.`,
  inFuture: () => msg`Das Datum darf nicht in der Zukunft liegen.`,
  tooEarly: ({ date }, { longDate }) => msg`Möglich ist frühestens der ${longDate(date)}.`,
  tooLate: ({ date }, { longDate }) => msg`Möglich ist spätestens der ${longDate(date)}.`,
  termsNotAccepted: () => msg`Bitte stimmen Sie den Bedingungen zu.`,
  otherHolder: () => msg`Bitte prüfen Sie den Kontoinhaber, oder bestätigen Sie ihn.`,
  noneChosen: () => msg`Bitte bestätigen Sie mindestens eine Aussage.`,
  tooFewChosen: ({ count }) =>
    msg`Bitte wählen Sie mindestens ${plural(count, { one: 'eine Möglichkeit', other: '# Möglichkeiten' })} aus.`,
};

const passwordParts: Record<PasswordPart, MessageDescriptor> = {
  length: msg`mindestens ${passwordMinimum}\u00a0Zeichen`,
  lowercase: msg`einen Kleinbuchstaben`,
  uppercase: msg`einen Großbuchstaben`,
  digit: msg`eine Ziffer`,
  special: msg`ein Sonderzeichen`,
};

/** Returns the sentence for a broken rule. Numbers and dates have the reader's format. */
export function breachText(breach: RuleBreach, wording: Wording): MessageDescriptor {
  // The breach's kind equals the table's key, which TypeScript cannot follow through a union.
  const sentence = sentences[breach.kind] as (breach: RuleBreach, wording: Wording) => MessageDescriptor;
  return sentence(breach, wording);
}
