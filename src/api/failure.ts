import * as z from 'zod/mini';
import type { Failure } from '#domain/shop/failure.ts';
import { orEmpty, orNull } from '#domain/shop/schema.ts';

/** Answer with which the shop refused a call. */
export interface Refusal {
  status: number;
  body: unknown;
  /** The `Retry-After` header (RFC 9110 section 10.2.3): seconds, or a date. */
  retryAfter?: string | null;
}

/** Text of a refusal. An unreadable field counts as absent, so that it does not lose the whole refusal. */
const text = z.catch(orNull(z.string()), null);

const Breach = z.object({
  propertyPath: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
  /** The shop's own codes are words. Symfony's are UUIDs, which no row of the table names. */
  code: text,
  /** Figures that the message names. */
  parameters: z.optional(z.unknown()),
});
/** Rule that the request broke, as the shop reports it. */
export type Breach = z.infer<typeof Breach>;

/** API Platform's two error shapes (RFC 7807 and Hydra), and the token calls'. */
const Body = z.object({
  violations: z.catch(orEmpty(z.catch(z.nullable(Breach), null)), []),
  detail: text,
  'hydra:description': text,
  description: text,
  message: text,
});

/** Failure that a refusal means if all conditions of the row match. */
export interface RefusalRow<F extends Failure = Failure> {
  statuses?: readonly number[];
  /** Matches a violation with this code. */
  code?: string;
  /** Matches a violation on this field. */
  field?: string;
  /** The failure, or null if the refusal lacks a figure that the failure needs; the next row is tried then. */
  failure: F | ((refusal: Refusal, breach: Breach | null, breaches: Breach[]) => F | null);
}

/** Refusals that any call may meet. A call's own rows are in its `CallOptions.refusals`. */
const usual: readonly RefusalRow[] = [
  { statuses: [401], failure: { kind: 'unauthorized' } },
  { statuses: [404], failure: { kind: 'notFound' } },
  { statuses: [409], failure: { kind: 'conflict' } },
  // Without Retry-After a 503 is an error like any other (requirement 8.8).
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

/**
 * Maps a refusal to the product's failure (requirements section 8): the first matching row counts, the call's own
 * before the usual ones. Without a match returns `general`, with the shop's words for the expandable detail. Never
 * throws.
 */
export function failureOfRefusal(refusal: Refusal, own: readonly RefusalRow[] = []): Failure {
  const parsed = z.safeParse(Body, refusal.body);
  const breaches = parsed.success ? parsed.data.violations.filter((each) => each !== null) : [];
  for (const { statuses, code, field, failure } of [...own, ...usual]) {
    if (statuses && !statuses.includes(refusal.status)) continue;
    const named = code !== undefined || field !== undefined;
    const breach = breaches.find(
      (each) => (code === undefined || each.code === code) && (field === undefined || each.propertyPath === field),
    );
    if (named && !breach) continue;
    const found = typeof failure === 'function' ? failure(refusal, breach ?? null, breaches) : failure;
    if (found) return found;
  }
  return { kind: 'general', status: refusal.status, detail: parsed.success ? wordsIn(parsed.data) : null };
}

function wordsIn(body: z.infer<typeof Body>): string | null {
  return body.detail ?? body['hydra:description'] ?? body.description ?? body.message;
}

/** Default wait in seconds, if the shop asks to slow down without saying for how long. */
const usualWait = 60;
/** Longest wait in seconds, whatever the header says. */
const longestWait = 30 * 86_400;

/**
 * Seconds over which customers return after a date, at random: all of them get the same date, while a number of seconds
 * counts from their own request.
 */
const spread = 15;

const wholeIn = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

function secondsIn(retryAfter: string | null | undefined): number {
  if (!retryAfter) return usualWait;
  // Negative numbers and fractions do not match the header's form, but Date.parse would take both for years.
  const isDate = /[a-z]/i.test(retryAfter);
  const left = isDate ? (Date.parse(retryAfter) - Date.now()) / 1000 : wholeIn(retryAfter);
  const seconds = isDate && left > 0 ? left + Math.random() * spread : Math.max(0, left);
  return Number.isFinite(seconds) ? Math.min(Math.ceil(seconds), longestWait) : usualWait;
}
