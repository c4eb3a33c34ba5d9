import type { Failure } from '#domain/shop/failure.ts';

/** Why nobody was signed up, of what spec section 8 names: each belongs to a field but the last. */
export type SignUpRefusal =
  /** `isCertain`: the shop says so. A 500 means it too, and may mean something else. */
  | { kind: 'alreadySignedUp'; isCertain: boolean }
  | { kind: 'companyNameExists' }
  | { kind: 'invalidBic' }
  | { kind: 'referralCodeUnknown' }
  | { kind: 'closed' };

/** The words of Sylius and Symfony for a value that somebody else has, in both languages. */
const TAKEN = /already|in use|\bused\b|\btaken\b|exists|bereits|schon|vergeben|existiert/i;
const OF_EMAIL = /e-?mail/i;
const OF_COMPANY = /\b(?:company|firm|unternehmen)/i;

/** What a refusal of a sign-up means (spec section 8); null for what any call can meet. */
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
