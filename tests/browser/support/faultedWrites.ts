import { ACCESS_WRITES } from './accessWrites.ts';
import { DISCLOSURE_WRITES } from './disclosureWrites.ts';
import { MARKET_WRITES } from './marketWrites.ts';
import { PROFILE_WRITES } from './profileWrites.ts';

/** The writes of an order, each of which meets every fault in `order-faults.spec.ts`. */
export const ORDER_WRITES: readonly string[] = [
  'POST orders',
  'POST orders/*/items',
  'PATCH orders/*/items/*',
  'PATCH orders/*/legal-documents-send',
  'PATCH orders/*/legal-documents-confirm',
  'PATCH orders/*/payments/*',
  'PATCH orders/*/complete',
];

/** The writes of a purchase in the marketplace, each of which meets every fault in `purchase-faults.spec.ts`. */
export const PURCHASE_WRITES: readonly string[] = [
  'POST addresses',
  'POST orders',
  'POST orders/*/items',
  'PATCH orders/*/legal-documents-confirm',
  'PATCH orders/*/payments/*',
  'PATCH orders/*/complete',
  'DELETE orders/*',
];

/** The writes of a login, which meet every fault in `access-faults.spec.ts`. */
export const LOGIN_WRITES = {
  password: 'POST authentication-token',
  code: 'PUT customers/*/2fa/verify',
  renewal: 'POST token/refresh',
  link: 'PATCH account-verification-requests/*',
} as const;

/**
 * Writes that need a code, or read their outcome by themselves: a story cuts each before and after the shop acts, and
 * the rendered paths of its machine meet every kind of failure.
 */
export const STORY_WRITES = {
  transfer: 'POST token/transfer',
  whitelisting: 'POST token/whitelist-requests',
  statements: 'POST customer-documents/statements',
  withdrawal: 'POST orders/*/withdrawal',
  withdrawalInWords: 'POST withdrawals',
} as const;

/**
 * All writes that meet faults: after each fault the write has happened at most once, and no typed value is lost.
 */
export const FAULTED_WRITES: ReadonlySet<string> = new Set([
  ...[...DISCLOSURE_WRITES, ...PROFILE_WRITES, ...MARKET_WRITES, ...ACCESS_WRITES].map(({ call }) => call),
  ...ORDER_WRITES,
  ...PURCHASE_WRITES,
  ...Object.values(LOGIN_WRITES),
  ...Object.values(STORY_WRITES),
]);

/**
 * Remaining writes, which create no obligation and move no assets. The story beside each call makes it fail.
 */
export const FAILED_ELSEWHERE: Readonly<Record<string, string>> = {
  'PUT customers/*/email': 'stories/mailAddress.spec.ts',
  'PUT customers/*/password': 'stories/access.spec.ts',
  'POST customers': 'stories/signUp.spec.ts',
  'POST product-collection-items': 'stories/favourites.spec.ts',
  'DELETE product-collection-items/*': 'stories/favourites.spec.ts',
};

/** Writes that no browser test fails, with the reason. */
export const NEVER_FAILED: Readonly<Record<string, string>> = {
  'POST token/invalidate': 'No page waits for it; `api/logout.spec.ts` fails it.',
  'POST companies': 'The form of a person fails, and is the same; the shop takes an address once.',
  'POST account-verification-requests': 'A mail more is the worst; the page says the same either way.',
  'POST reset-password-requests': 'A mail more is the worst; the page says the same either way.',
  'PATCH reset-password-requests/*': 'A link is good once; who has lost the answer logs in with the new password.',
};
