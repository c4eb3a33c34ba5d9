import * as z from 'zod/mini';
import type { Failure } from '#domain/shop/failure.ts';
import { orEmpty, orNull } from '#domain/shop/schema.ts';
import type { Call } from './call.ts';

/** An answer with which the shop refused a call. */
export interface Refusal {
  call: Call;
  status: number;
  body: unknown;
  /** The `Retry-After` header (RFC 9110 section 10.2.3): seconds, or a date. */
  retryAfter?: string | null;
}

/** One odd field must not lose the whole refusal: a field that cannot be read counts as absent. */
const text = z.catch(orNull(z.string()), null);

const Breach = z.object({
  propertyPath: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
  /** The shop's own codes are words. Symfony's are UUIDs, which no row of the table names. */
  code: text,
  parameters: z.catch(
    z.object({
      available: z.optional(z.unknown()),
      limit: z.optional(z.unknown()),
      subscribed: z.optional(z.unknown()),
    }),
    {},
  ),
});
type Breach = z.infer<typeof Breach>;

/** API Platform's two error shapes (RFC 7807 and Hydra) and that of the token calls. */
const Body = z.object({
  violations: z.catch(orEmpty(z.catch(z.nullable(Breach), null)), []),
  detail: text,
  'hydra:description': text,
  description: text,
  message: text,
});

/** One row of the table: the failure that a refusal means when all conditions of the row hold. */
interface Row {
  calls?: readonly Call[];
  statuses?: readonly number[];
  /** A violation with this code. */
  code?: string;
  /** A violation on this field. */
  field?: string;
  /** The failure, or null when the refusal lacks a figure that the failure needs; the next row is tried then. */
  failure: Failure | ((refusal: Refusal, breach: Breach | null, breaches: Breach[]) => Failure | null);
}

/** Reads a whole number, never a negative one, from a violation's parameters, which some serialisers send as text. */
const numberIn = (breach: Breach | null, name: keyof Breach['parameters']): number | null => {
  const text = String(breach?.parameters[name]);
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

const tooLow = (_: Refusal, breach: Breach | null) => {
  const limit = numberIn(breach, 'limit');
  return limit === null ? null : { kind: 'orderTooLow' as const, limit };
};

/** With what was subscribed of the bond before, where there is any. */
const tooHigh = (_: Refusal, breach: Breach | null) => {
  const limit = numberIn(breach, 'limit');
  const subscribed = numberIn(breach, 'subscribed');
  return limit === null
    ? null
    : { kind: 'orderTooHigh' as const, limit, ...(subscribed !== null && subscribed > 0 && { subscribed }) };
};

/**
 * The one place where a refusal becomes a failure: read from the top, the first row that matches counts.
 *
 * The first part is spec section 8, of the calls that there are, the second the refusals of a subscription, the third
 * what any call can meet. A refusal that no row matches is `general`, with the shop's words for the expandable detail.
 */
const table: readonly Row[] = [
  { calls: ['login'], statuses: [401], failure: { kind: 'badCredentials' } },
  { code: 'INVALID_2FA', failure: { kind: 'invalid2fa' } },
  { calls: ['verifyCode'], statuses: [422], field: 'code', failure: { kind: 'invalid2fa' } },

  { code: 'PROFESSIONAL_ONLY', failure: { kind: 'professionalOnly' } },
  {
    code: 'LAST_TOKENS',
    failure: (_, breach) => {
      const available = numberIn(breach, 'available');
      return available === null ? null : { kind: 'lastTokens', available };
    },
  },
  { code: 'ORDER_TOO_HIGH', failure: tooHigh },
  { code: 'ORDER_TOO_LOW', failure: tooLow },
  { code: 'INVESTOR_LIMIT', failure: { kind: 'investorLimit' } },
  { code: 'NOT_ALLOWED_TO_BUY', failure: { kind: 'notAllowedToBuy' } },
  { code: 'WRONG_STATE', failure: { kind: 'wrongState' } },
  // What the shop has of the order no longer bears it out: the app looks, and asks for what is missing.
  { code: 'DECLARATIONS_MISSING', failure: { kind: 'wrongState' } },
  { code: 'PAYMENT_REFUSED', failure: { kind: 'paymentRefused' } },
  // Sylius says without a code, and about no field, that the order is not complete: no address, no way to pay.
  {
    calls: ['completeOrder'],
    statuses: [422],
    failure: (_, __, breaches) =>
      breaches.length > 0 && breaches.every(({ propertyPath }) => propertyPath === '') ? { kind: 'wrongState' } : null,
  },

  { statuses: [401], failure: { kind: 'unauthorized' } },
  { statuses: [404], failure: { kind: 'notFound' } },
  { statuses: [409], failure: { kind: 'conflict' } },
  // Without a time it is an error like any other (spec section 8).
  {
    statuses: [503],
    failure: ({ retryAfter }) => (retryAfter ? { kind: 'unavailable', retryAfter: secondsIn(retryAfter) } : null),
  },
  { statuses: [429], failure: ({ retryAfter }) => ({ kind: 'rateLimited', retryAfter: secondsIn(retryAfter) }) },
  {
    statuses: [400, 422],
    failure: (_, __, breaches) =>
      breaches.length === 0
        ? null
        : {
            kind: 'violations',
            violations: breaches.map(({ propertyPath, message }) => ({ propertyPath, message })),
          },
  },
];

/** The failure that a refusal of the shop means to the product (spec section 8). Never throws. */
export function failureOfRefusal(refusal: Refusal): Failure {
  const parsed = z.safeParse(Body, refusal.body);
  const breaches = parsed.success ? parsed.data.violations.filter((each) => each !== null) : [];
  const own = parsed.success ? ownWords(parsed.data) : null;
  for (const { calls, statuses, code, field, failure } of table) {
    if (calls && !calls.includes(refusal.call)) continue;
    if (statuses && !statuses.includes(refusal.status)) continue;
    const named = code !== undefined || field !== undefined;
    const breach = breaches.find(
      (each) => (code === undefined || each.code === code) && (field === undefined || each.propertyPath === field),
    );
    if (named && !breach) continue;
    const found = typeof failure === 'function' ? failure(refusal, breach ?? null, breaches) : failure;
    if (found) return found;
  }
  return { kind: 'general', status: refusal.status, detail: own };
}

function ownWords(body: z.infer<typeof Body>): string | null {
  return body.detail ?? body['hydra:description'] ?? body.description ?? body.message;
}

/** Seconds to wait when the shop asks to slow down without saying for how long. */
const usualWait = 60;
/** Nobody is told to wait for longer, whatever the header says. */
const longestWait = 86_400;

const wholeIn = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

function secondsIn(retryAfter: string | null | undefined): number {
  if (!retryAfter) return usualWait;
  // Neither a negative number nor a fraction is of the header's form, but Date.parse takes both for years.
  const isDate = /[a-z]/i.test(retryAfter);
  const seconds = isDate ? Math.max(0, (Date.parse(retryAfter) - Date.now()) / 1000) : wholeIn(retryAfter);
  return Number.isFinite(seconds) ? Math.min(Math.ceil(seconds), longestWait) : usualWait;
}
