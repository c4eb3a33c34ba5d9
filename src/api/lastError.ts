import type { Call } from './call.ts';

/** Last answer with which the shop refused a call. `body` is unchanged: JSON, text or nothing. */
export interface LastError {
  call: Call;
  status: number;
  body: unknown;
}

let last: LastError | null = null;

/**
 * Stores the body of every failed answer as the last error (requirement 8.17). In memory only: it may name the
 * customer.
 */
export function rememberError(error: LastError): void {
  last = error;
}

/** Returns the last refusal by the shop, for support. Null if there was none since the last logout. */
export function lastError(): LastError | null {
  return last;
}

/** Clears the last error on logout. */
export function forgetError(): void {
  last = null;
}
