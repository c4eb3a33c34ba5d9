import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { CODES } from './constraints.ts';
import { type Refused, type ShopViolation, unprocessable } from './errors.ts';
import { mustBeCode } from './oneTimeCode.ts';
import { isPassword } from './password.ts';
import { countAttempt, forget, LIMITS } from './rateLimit.ts';

/** Fields of a call, besides its data, that prove the customer’s identity beyond the open session. */
export interface Proof {
  currentPassword?: string | undefined;
  code?: string | undefined;
}

const proofNeeded = (propertyPath: keyof Proof, code: string, de: string, en: string) =>
  unprocessable({ propertyPath, message: { de, en }, code });

/**
 * Requires proof of identity (OWASP ASVS 7.5.1): the code if the second factor is on, otherwise the password.
 * @throws Refused 422 at the missing or wrong field, and 429 after too many wrong ones.
 */
export async function mustBeProven(
  db: Db,
  customer: Row<'customers'>,
  { currentPassword, code }: Proof,
  now: Date,
): Promise<void> {
  if (customer.twoFactorEnabled === 1) {
    if (code === undefined)
      throw proofNeeded(
        'code',
        'CODE_REQUIRED',
        'Bitte bestätigen Sie die Änderung mit dem Code aus Ihrer Authenticator-App.',
        'Please confirm the change with the code from your authenticator app.',
      );
    return mustBeCode(db, customer, code, now);
  }
  if (currentPassword === undefined)
    throw proofNeeded(
      'currentPassword',
      'PASSWORD_REQUIRED',
      'Bitte bestätigen Sie die Änderung mit Ihrem Passwort.',
      'Please confirm the change with your password.',
    );
  await mustKnowPassword(db, customer, currentPassword, now);
}

/** Refusal of a wrong password in the calls with a proof, which Sylius does not have. */
const notProven = () =>
  proofNeeded('currentPassword', 'PASSWORD_WRONG', 'Das Passwort ist nicht richtig.', 'The password is incorrect.');

/**
 * Requires the password alone. Counts its attempts apart from those of the login, which strangers can use up.
 * @throws Refused 422 if the password is wrong, 429 after too many wrong ones.
 */
export async function mustKnowPassword(
  db: Db,
  customer: Row<'customers'>,
  password: string,
  now: Date,
  refusal: (password: string) => Refused = notProven,
): Promise<void> {
  const key = `proof:${customer.id}`;
  await countAttempt(db, LIMITS.proof, key, now);
  if (!(await isPassword(password, customer.passwordHash))) throw refusal(password);
  await forget(db, key);
}

/** Minimum length of a password in Sylius, which also applies it to the current one. */
const FEWEST = 4;

/** Returns Sylius’ refusal of the current password in a change: for being wrong, and for its length. */
export function otherPassword(password: string): Refused {
  const at = (de: string, en: string, code: string | null): ShopViolation => ({
    propertyPath: 'currentPassword',
    message: { de, en },
    code,
  });
  const isOther = at(
    'Das angegebene Passwort ist ein anderes als das aktuelle.',
    'Provided password is different than the current one.',
    null,
  );
  if (password.length >= FEWEST) return unprocessable(isOther);
  const de = `Das Passwort muss mindestens ${FEWEST} Zeichen lang sein.`;
  return unprocessable(isOther, at(de, `Password must be at least ${FEWEST} characters long.`, CODES.tooShort));
}
