import type * as z from 'zod/mini';
import type { DraftBreach } from '#domain/shop/drafts.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import type { ShopViolation, Words } from './errors.ts';

/** Codes of Symfony’s constraints. A rule with a class of its own has no code. */
export const CODES = {
  blank: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3',
  tooShort: '9ff3fdc4-b214-49db-8718-39c315e33d45',
  tooLong: 'd94b19cc-114f-4f44-9cc4-4138e80a87b9',
  tooLow: '76454e69-502c-46c5-9643-f447d837c4d5',
  email: 'bd79c0ab-ddba-46cc-a703-a7a4b08de310',
  pattern: 'de1e3db3-5ed4-4941-aae4-59f3667cc3a3',
  choice: '8e179f1b-97aa-4560-a02f-2a8b42e49df7',
  notTrue: '2beabf1c-54c0-4882-a928-05249b26e23b',
} as const;

/** Messages of the specification’s rules beyond those of Sylius. */
const WORDS: Readonly<Record<DraftBreach, Words>> = {
  required: { de: 'Dieses Feld darf nicht leer sein.', en: 'This value should not be blank.' },
  iban: { de: 'Das ist keine gültige IBAN.', en: 'This isn’t a valid IBAN.' },
  bic: { de: 'Das ist kein gültiger BIC.', en: 'This isn’t a valid BIC.' },
  phone: {
    de: 'Bitte geben Sie die Nummer international an, etwa +49 170 1234567.',
    en: 'Please enter the number in international format, for example +49 170 1234567.',
  },
  postcode: {
    de: 'Diese Postleitzahl passt nicht zum Land.',
    en: 'This postcode doesn’t match the country.',
  },
  country: { de: 'Dieses Land gibt es nicht.', en: 'This country doesn’t exist.' },
  date: { de: 'Diesen Tag gibt es nicht.', en: 'This date doesn’t exist.' },
  age: { de: 'Sie müssen mindestens 18 Jahre alt sein.', en: 'You must be at least 18 years old.' },
  choice: { de: 'Diese Auswahl gibt es nicht.', en: 'This option doesn’t exist.' },
  name: {
    de: 'Bitte geben Sie einen Namen mit Buchstaben und ohne spitze Klammern an.',
    en: 'Please enter a name with letters and without angle brackets.',
  },
  inPast: { de: 'Dieser Tag muss in der Vergangenheit liegen.', en: 'This date must be in the past.' },
  email: { de: 'Das ist keine gültige E-Mail-Adresse.', en: 'This isn’t a valid email address.' },
  password: {
    de: 'Das Passwort braucht mindestens 8 Zeichen, darunter Klein- und Großbuchstaben, eine Ziffer und ein Sonderzeichen.',
    en: 'Your password needs at least 8 characters, including lowercase and uppercase letters, a digit and a special character.',
  },
  passwordsDiffer: { de: 'Die beiden Passwörter stimmen nicht überein.', en: 'The two passwords don’t match.' },
  share: {
    de: 'Bitte geben Sie 0 bis 100 Prozent an, mit höchstens zwei Nachkommastellen.',
    en: 'Please enter 0 to 100%, with up to two decimal places.',
  },
  termsNotAccepted: { de: 'Bitte stimmen Sie den Bedingungen zu.', en: 'Please accept the terms.' },
};
const isBreach = (text: string): text is DraftBreach => Object.hasOwn(WORDS, text);

const CODE_OF: Partial<Record<DraftBreach, keyof typeof CODES>> = {
  required: 'blank',
  email: 'email',
  phone: 'pattern',
  name: 'pattern',
  password: 'pattern',
  choice: 'choice',
  termsNotAccepted: 'notTrue',
};

/** Sylius’ messages about its own empty fields, with the minimum length if Sylius checks it as well. */
const EMPTY: Readonly<Record<string, { blank: Words; least?: number; tooShort?: Words }>> = {
  firstName: { blank: { de: 'Bitte geben Sie Ihren Vornamen ein.', en: 'Please enter your first name.' } },
  lastName: { blank: { de: 'Bitte geben Sie Ihren Nachnamen ein.', en: 'Please enter your last name.' } },
  email: { blank: { de: 'Bitte geben Sie Ihre E-Mail-Adresse ein.', en: 'Please enter your email.' } },
  street: {
    blank: { de: 'Bitte geben Sie Ihre Straße an.', en: 'Please enter street.' },
    least: 2,
    tooShort: {
      de: 'Die Straße muss mindestens 2 Zeichen lang sein',
      en: 'Street must be at least 2 characters long',
    },
  },
  city: {
    blank: { de: 'Bitte geben Sie Ihre Stadt an.', en: 'Please enter city.' },
    least: 2,
    tooShort: { de: 'Die Stadt muss mindestens 2 Zeichen lang sein', en: 'City must be at least 2 characters long' },
  },
  postcode: {
    blank: { de: 'Bitte geben Sie Ihre Postleitzahl an.', en: 'Please enter postcode.' },
    least: 1,
    tooShort: {
      de: 'Die Postleitzahl muss mindestens 1 Zeichen lang sein',
      en: 'Postcode must be at least 1 characters long',
    },
  },
};

const NO_QUANTITY = {
  de: 'Die Menge eines Artikels kann nicht kleiner als 1 sein.',
  en: 'Quantity of an order item cannot be lower than 1.',
};
const TOO_LOW = { de: 'Dieser Wert ist zu niedrig.', en: 'This value is too low.' };

/** Returns the violations of one rule as Sylius reports them: an empty field is blank and may be too short as well. */
export function violationsOf(issue: z.core.$ZodIssue, data: unknown): ShopViolation[] {
  const propertyPath = issue.path.join('.');
  const at = (message: Words, code: string | null): ShopViolation => ({ propertyPath, message, code });
  const value = issue.path.reduce<unknown>((found, key) => fieldsOf(found)[key], data);
  const text = typeof value === 'string' ? value : '';
  const own = EMPTY[propertyPath];
  if (isBreach(issue.message)) {
    const code = CODE_OF[issue.message];
    if (!own || text.trim() !== '') return [at(WORDS[issue.message], code ? CODES[code] : null)];
    const isShort = own.tooShort !== undefined && text.length < (own.least ?? 0);
    return [at(own.blank, CODES.blank), ...(isShort && own.tooShort ? [at(own.tooShort, CODES.tooShort)] : [])];
  }
  if (issue.code === 'too_big') {
    const most = String(issue.maximum);
    const de = `Dieser Wert ist zu lang. Er darf höchstens ${most} Zeichen haben.`;
    return [at({ de, en: `This value is too long. It should have ${most} characters or less.` }, CODES.tooLong)];
  }
  if (issue.code === 'too_small') return [at(propertyPath === 'quantity' ? NO_QUANTITY : TOO_LOW, CODES.tooLow)];
  return [at({ de: 'Dieser Wert ist nicht gültig.', en: 'This value is not valid.' }, null)];
}
