import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { createHttp, type Http } from '../http.ts';
import { stubFetch } from './fetch.ts';

/** Client of the shop at http://shop.test/, which sends the token `jwt`. */
export const httpOf = (more: Partial<Parameters<typeof createHttp>[0]> = {}): Http =>
  createHttp({
    settings: { apiBase: 'http://shop.test/api/v2/shop/' },
    locale: () => 'de',
    authoriser: { token: async () => 'jwt', rejected: () => {} },
    log: () => {},
    ...more,
  });

/** Makes the shop answer every request with this, until globals are unstubbed. */
export const answering = (body: unknown, status = 200): void => {
  stubFetch(async () => Response.json(body, { status }));
};

/** Returns the failure of a call. Throws if the call succeeds, or fails with anything else. */
export async function failureIn(call: Promise<unknown>): Promise<Failure> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof FailureError) return error.failure;
  throw new Error(`expected a FailureError, got ${String(error)}`);
}
