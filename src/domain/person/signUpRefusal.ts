import type { Failure } from '#domain/shop/failure.ts';

/** Reason for a refused sign-up (requirements 8.4, 8.5, 8.11 and 8.15); all but the last belong to a field. */
export type SignUpRefusal =
  /** `isCertain`: false for a 500, which may have other causes. */
  | { kind: 'alreadySignedUp'; isCertain: boolean }
  | { kind: 'companyNameExists' }
  | { kind: 'invalidBic' }
  | { kind: 'referralCodeUnknown' }
  | { kind: 'closed' };

/** Words of Sylius and Symfony for a value that is already taken, in both languages. */
const TAKEN = /already|in use|\bused\b|\btaken\b|exists|bereits|schon|vergeben|existiert/i;
const OF_EMAIL = /e-?mail/i;
const OF_COMPANY = /\b(?:company|firm|unternehmen)/i;

/**
 * Returns the reason that a sign-up's failure means (requirements 8.4, 8.5, 8.11 and 8.15); null for failures that any
 * call may meet.
 */
export function refusalIn(failure: Failure): SignUpRefusal | null {
  if (failure.kind === 'notFound') return { kind: 'referralCodeUnknown' };
  if (failure.kind === 'conflict') return { kind: 'alreadySignedUp', isCertain: true };
  if (failure.kind === 'general') {
    if (failure.status === 403) return { kind: 'closed' };
    return takenIn('', failure.detail ?? '') ?? (failure.status === 500 ? maybeSignedUp : null);
  }
  if (failure.kind !== 'violations') return null;
  for (const { propertyPath, message } of failure.violations) {
    const taken = takenIn(propertyPath, message);
    if (taken) return taken;
  }
  return failure.violations.some(({ propertyPath }) => propertyPath === 'bic') ? { kind: 'invalidBic' } : null;
}

const maybeSignedUp: SignUpRefusal = { kind: 'alreadySignedUp', isCertain: false };

function takenIn(field: string, words: string): SignUpRefusal | null {
  if (!TAKEN.test(words)) return null;
  const signedUp: SignUpRefusal = { kind: 'alreadySignedUp', isCertain: true };
  if (field.endsWith('email')) return signedUp;
  if (field === 'companyName' || OF_COMPANY.test(words)) return { kind: 'companyNameExists' };
  return OF_EMAIL.test(words) ? signedUp : null;
}
