import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { CODES } from './constraints.ts';
import { invalid, type Refused, type ShopViolation } from './errors.ts';
import { mustBeCode } from './oneTimeCode.ts';
import { isPassword } from './password.ts';
import { countAttempt, forget, LIMITS } from './rateLimit.ts';

/** What a call carries beside its data to show that it is the customer who asks, and not only their open session. */
export interface Proof {
  currentPassword?: string | undefined;
  code?: string | undefined;
}

const proofNeeded = (propertyPath: keyof Proof, code: string, de: string, en: string) =>
  invalid({ propertyPath, message: { de, en }, code });

/**
 * Asks once more who it is (OWASP ASVS 7.5.1): for the code where the second factor is switched on, else for the password.
 * @throws Refused 422 at the field that is missing or wrong, and 429 after too many wrong ones.
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

/** A wrong password where a call carries it beside its data, which is no call of Sylius. */
const notProven = () =>
  proofNeeded('currentPassword', 'PASSWORD_WRONG', 'Das Passwort ist nicht richtig.', 'The password is not correct.');

/**
 * Asks for the password alone. Its attempts are counted apart from those of the login, which anybody can use up.
 * @throws Refused 422 where it is wrong, 429 after too many wrong ones.
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

/** The fewest characters of a password, as Sylius counts those of the current one too. */
const FEWEST = 4;

/** As Sylius refuses the current password of a change: for being another one, and for its length. */
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
  if (password.length >= FEWEST) return invalid(isOther);
  const de = `Das Passwort muss mindestens ${FEWEST} Zeichen lang sein.`;
  return invalid(isOther, at(de, `Password must be at least ${FEWEST} characters long.`, CODES.tooShort));
}
