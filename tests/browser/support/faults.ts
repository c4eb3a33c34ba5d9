import type { AnyEventObject } from 'xstate';
import { type Failure, FailureError, type FailureKind } from '#domain/shop/failure.ts';
import type { Problems } from '../../support/problems.ts';
import type { Fault, Shop } from '../../support/shop.ts';

/** Chromium repeats a call whose kept-alive connection was cut, on each of up to six: more than that meets the app. */
export const OFTEN = 40;

/** A fault that a write meets. */
export interface Met extends Pick<Fault, 'kind' | 'status'> {
  /** What the page says of it. */
  says: Failure;
  /** Whether the shop has done the call all the same. */
  isDone: boolean;
}

/** What any write can meet, but the end of the session. */
export const FAULTS: readonly Met[] = [
  { kind: 'status', status: 500, says: { kind: 'general', status: 500, detail: null }, isDone: false },
  { kind: 'status', status: 422, says: { kind: 'general', status: 422, detail: null }, isDone: false },
  { kind: 'status', status: 429, says: { kind: 'rateLimited', retryAfter: 1 }, isDone: false },
  { kind: 'cutBefore', says: { kind: 'offline' }, isDone: false },
  { kind: 'cutAfter', says: { kind: 'offline' }, isDone: true },
  { kind: 'wrongShape', says: { kind: 'contract', path: '' }, isDone: true },
];
export const nameOf = ({ kind, status }: Pick<Fault, 'kind' | 'status'>) =>
  status === undefined ? kind : `${kind} ${status}`;

/** How often a fault must be armed for the page to meet it once. */
export const timesOf = ({ kind }: Pick<Fault, 'kind'>) => (kind.startsWith('cut') ? OFTEN : 1);

/** The fault, armed for a call by method and path. */
export function faultAt(call: string, { kind, status }: Met): Fault {
  const [method = '', path = ''] = call.split(' ');
  return { method, path, kind, status, times: timesOf({ kind }) };
}

const refused = (code: string, parameters?: Record<string, number>) => ({
  kind: 'status' as const,
  status: 422,
  body: { violations: [{ propertyPath: '', message: 'Abgelehnt.', code, ...(parameters && { parameters }) }] },
});

/** The fault of the shop that makes the app fail in this way. */
const FAULT_FOR: Partial<Record<FailureKind, Omit<Fault, 'method' | 'path'>>> = {
  offline: { kind: 'cutBefore', times: OFTEN },
  unauthorized: { kind: 'status', status: 401 },
  notFound: { kind: 'status', status: 404 },
  // As long as the cases say.
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

/** The kind of failure of an outcome; null for any other event. */
export const kindOf = (event: AnyEventObject | null | undefined): FailureKind | null =>
  event?.error instanceof FailureError ? event.error.failure.kind : null;
