import type { Http } from '../http.ts';

/** Request that a call sends, in the words of `calls.spec.ts`, and the call. */
export type Made = [asked: unknown[], make: (http: Http, signal?: AbortSignal) => Promise<unknown>];

/** Returns a call with its arguments, which come before its signal. */
export const made =
  <A extends unknown[]>(call: (http: Http, ...args: A) => Promise<unknown>, ...args: Partial<A>): Made[1] =>
  (http, signal) =>
    Reflect.apply(call, undefined, [http, ...args, signal]);
