import * as z from 'zod/mini';

/** Six digits of a time-based one-time password (RFC 6238). */
export const OneTimeCode = z.string().check(z.regex(/^\d{6}$/));
