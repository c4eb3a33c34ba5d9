import type { AnyEventObject } from 'xstate';
import { type Failure, FailureError, type FailureKind } from '#domain/shop/failure.ts';
import type { Problems } from '../../support/problems.ts';
import type { Fault, Shop } from '../../support/shop.ts';

/**
 * Times to arm a cut: Chromium repeats a cut call on each of up to six kept-alive connections; further cuts reach the
 * app.
 */
export const OFTEN = 40;

/** Fault that a write meets. */
export interface Met extends Pick<Fault, 'kind' | 'status'> {
  /** Failure that the page shows. */
  says: Failure;
  /** True if the shop has performed the call all the same. */
  isDone: boolean;
}

/** Faults that any write can meet, except the end of the session. */
export const FAULTS: readonly Met[] = [
  { kind: 'status', status: 500, says: { kind: 'general', status: 500, detail: null }, isDone: false },
  { kind: 'status', status: 422, says: { kind: 'general', status: 422, detail: null }, isDone: false },
  { kind: 'status', status: 429, says: { kind: 'rateLimited', retryAfter: 1 }, isDone: false },
  { kind: 'cutBefore', says: { kind: 'offline' }, isDone: false },
  { kind: 'cutAfter', says: { kind: 'offline' }, isDone: true },
  { kind: 'wrongShape', says: { kind: 'contract', path: '' }, isDone: true },
];
/**
 * A fault that prevents a write, and one after which the shop has done it: for stories of writes that meet every kind of
 * failure on their machine's paths.
 */
export const CUTS = FAULTS.filter(({ kind }) => kind.startsWith('cut'));

export const nameOf = ({ kind, status }: Pick<Fault, 'kind' | 'status'>) =>
  status === undefined ? kind : `${kind} ${status}`;

/** Returns how often a fault must be armed for the page to meet it once. */
export const timesOf = ({ kind }: Pick<Fault, 'kind'>) => (kind.startsWith('cut') ? OFTEN : 1);

/** Returns the fault armed for a call, given as method and path. */
export function faultAt(call: string, { kind, status }: Met): Fault {
  const [method = '', path = ''] = call.split(' ');
  return { method, path, kind, status, times: timesOf({ kind }) };
}

const refused = (code: string, parameters?: Record<string, number>) => ({
  kind: 'status' as const,
  status: 422,
  body: { violations: [{ propertyPath: '', message: 'Abgelehnt.', code, ...(parameters && { parameters }) }] },
});

/** Faults of the shop by the failure that they cause in the app. */
const FAULT_FOR: Partial<Record<FailureKind, Omit<Fault, 'method' | 'path'>>> = {
  offline: { kind: 'cutBefore', times: OFTEN },
  unauthorized: { kind: 'status', status: 401 },
  notFound: { kind: 'status', status: 404 },
  // The delay matches the cases.
  rateLimited: { kind: 'status', status: 429, delayMs: 90_000 },
  unavailable: { kind: 'status', status: 503, delayMs: 90_000 },
  wrongState: refused('WRONG_STATE'),
  paymentRefused: refused('PAYMENT_REFUSED'),
  lastTokens: refused('LAST_TOKENS', { available: 0 }),
  notAllowedToBuy: refused('NOT_ALLOWED_TO_BUY'),
};

/** Makes the next such call fail in this way and announces the browser's complaint. */
export async function meets(
  shop: Shop,
  problems: Problems,
  kind: FailureKind | null,
  method: string,
  path: string,
): Promise<void> {
  const fault = kind === null ? undefined : FAULT_FOR[kind];
  if (!fault) throw new Error(`The sandbox cannot be made to answer with ${kind}.`);
  const { pathname } = new URL(`/api/v2/shop/${path.startsWith('graphql/') ? 'graphql' : path}`, shop.url);
  const call = `${method} ${pathname.replaceAll('*', '[^/]+')}`;
  problems.expect(new RegExp(fault.kind === 'status' ? `^${fault.status} ${call}$` : `^failed ${call}: `));
  await shop.armFault({ ...fault, method, path });
}

/** Returns the failure's kind of an outcome; null for any other event. */
export const kindOf = (event: AnyEventObject | null | undefined): FailureKind | null =>
  event?.error instanceof FailureError ? event.error.failure.kind : null;
