import type { Call } from './call.ts';

/** The last answer with which the shop refused a call. `body` is unchanged: JSON, text or nothing. */
export interface LastError {
  call: Call;
  status: number;
  body: unknown;
}

let last: LastError | null = null;

/** Spec section 8: every failed answer's body is stored as the last error. In memory only: it may name the customer. */
export function rememberError(error: LastError): void {
  last = error;
}

/** What the shop said when it last refused something, for support. Null when it has not, or since the last logout. */
export function lastError(): LastError | null {
  return last;
}

/** Part of a logout. */
export function forgetError(): void {
  last = null;
}
