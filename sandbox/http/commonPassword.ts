import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CommonPasswords, commonPasswordsOf, isCommonPassword } from '#domain/passwords/commonPassword.ts';
import { CHANNELS } from '../content/lookups.ts';
import { CODES } from './constraints.ts';
import { type ShopViolation, unprocessable } from './errors.ts';

const FILE = '@zxcvbn-ts/language-common/src/passwords.json';
let common: CommonPasswords | null = null;

/** Loads the list of common passwords with the first new password. */
function commonPasswords(): CommonPasswords {
  const text = () => readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8');
  common ??= new Set(commonPasswordsOf(JSON.parse(text())));
  return common;
}

/** Facts about a customer that make a password easy to guess. */
export interface OwnWords {
  firstName?: string | null;
  lastName?: string | null;
  companyName?: string | null;
  email: string;
}

/** Returns the violation of a common password (OWASP ASVS 6.2.4 and 6.2.11); empty for other passwords. */
export function commonPasswordIn(propertyPath: string, password: string, own: OwnWords): ShopViolation[] {
  const brands = CHANNELS.map(({ name }) => name);
  const words = [own.firstName, own.lastName, own.companyName, own.email, ...brands].map((word) => word ?? '');
  if (!isCommonPassword(password, commonPasswords(), words)) return [];
  const de =
    'Dieses Passwort ist leicht zu erraten: Es besteht aus einem häufigen Wort oder Ihrem Namen, auch mit Ziffern und Zeichen. Bitte wählen Sie ein anderes.';
  const en =
    'This password is easy to guess: it’s a common word or your name, even with digits and special characters. Please choose a different one.';
  return [{ propertyPath, message: { de, en }, code: CODES.pattern }];
}

/**
 * Refuses common passwords.
 * @throws Refused 422 at the field of the password.
 */
export function mustBeUncommon(propertyPath: string, password: string, own: OwnWords): void {
  const found = commonPasswordIn(propertyPath, password, own);
  if (found.length > 0) throw unprocessable(...found);
}
