import type { Failure } from '#domain/shop/failure.ts';
import type { Fault } from '../../support/shop.ts';

/**
 * Times to arm a cut: Chromium repeats a cut call on each of up to six kept-alive connections; further cuts reach the
 * app.
 */
const OFTEN = 40;

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
 * A fault that prevents a write, and one after which the shop has done it: for stories of writes that meet every kind
 * of failure on their machine's paths.
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
