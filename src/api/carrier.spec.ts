import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { FailureError } from '#domain/shop/failure.ts';
import { carrierOf } from './carrier.ts';
import { httpOf } from './testing/shop.ts';

/** XMLHttpRequest whose progress and answer a spec controls. */
class FakeRequest {
  static made: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  readonly headers: Record<string, string> = {};
  responseType = '';
  status = 0;
  statusText = '';
  response: unknown = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  opened = '';
  sent: unknown;
  aborted = 0;
  constructor() {
    FakeRequest.made.push(this);
  }
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.aborted += 1;
    this.onabort?.();
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-odd: a: b\r\n';
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.response = new Blob([JSON.stringify(body)], { type: 'application/json' });
    this.onload?.();
  }
}
const only = () => {
  const [request] = FakeRequest.made;
  if (!request) throw new Error('Nothing was sent.');
  return request;
};
const shares: number[] = [];
const carrier = carrierOf((share) => shares.push(share), 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  FakeRequest.made = [];
  shares.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the uploader of a file', () => {
  test('sends the given body, reports its progress, and answers like fetch', async () => {
    const body = new FormData();
    const answer = carrier('http://shop.test/a', { method: 'POST', headers: { Accept: 'a/b' }, body });
    const request = only();
    expect(request).toMatchObject({ opened: 'POST http://shop.test/a', sent: body, headers: { accept: 'a/b' } });
    request.upload.onprogress?.({ loaded: 5, total: 20 });
    // Without a known total there is no progress to report.
    request.upload.onprogress?.({ loaded: 5, total: 0 });
    request.upload.onprogress?.({ loaded: 20, total: 20 });
    request.answer(201, { a: 1 });
    const response = await answer;
    expect([response.status, await response.json(), shares]).toEqual([201, { a: 1 }, [0.25, 1]]);
    expect([response.headers.get('Content-Type'), response.headers.get('X-Odd')]).toEqual(['application/json', 'a: b']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('answers with a null body if there is none', async () => {
    const answer = carrier('http://shop.test/a', { method: 'DELETE' });
    expect(only().sent).toBe(null);
    only().answer(204, {});
    expect((await answer).body).toBe(null);
  });

  test('fails without a connection as fetch does', async () => {
    const answer = carrier('http://shop.test/a', { body: 'a' });
    expect([only().opened, only().sent]).toEqual(['GET http://shop.test/a', 'a']);
    only().onerror?.();
    await expect(answer).rejects.toThrow(TypeError);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('fails when the transfer stalls, and each progress restarts the wait', async () => {
    const answer = carrier('http://shop.test/a');
    const failed = expect(answer).rejects.toThrow(TypeError);
    await vi.advanceTimersByTimeAsync(900);
    only().upload.onprogress?.({ loaded: 1, total: 2 });
    await vi.advanceTimersByTimeAsync(900);
    only().upload.onload?.();
    await vi.advanceTimersByTimeAsync(900);
    expect(only().aborted).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(only().aborted).toBe(1);
    await failed;
  });

  test('aborts on the caller’s signal, also before the request is sent', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const failed = expect(carrier('http://shop.test/a', { signal })).rejects.toThrow(TypeError);
    controller.abort();
    await failed;
    expect([only().aborted, vi.getTimerCount()]).toEqual([1, 0]);
    await expect(carrier('http://shop.test/b', { signal })).rejects.toThrow(TypeError);
    expect(FakeRequest.made[1]?.sent).toBeUndefined();
  });
});

describe('a call with an uploader', () => {
  const made = (rejected = vi.fn()) => httpOf({ authoriser: { token: async () => 'jwt', rejected } });
  const Thing = z.object({ name: z.string() });
  const post = (http = made(), signal?: AbortSignal) =>
    http.post('things', new FormData(), Thing, { call: 'uploadDocument', carrier, signal });
  const answered = async (nth: number, status: number, body: unknown) => {
    await vi.waitFor(() => expect(FakeRequest.made).toHaveLength(nth));
    FakeRequest.made[nth - 1]?.answer(status, body);
  };
  const kindOf = (call: Promise<unknown>) =>
    call.catch((error: unknown) => (error instanceof FailureError ? error.failure.kind : error));

  test('has the token, the language and the schema of any other, and the browser’s own content type of a form', async () => {
    const call = post();
    await answered(1, 201, { name: 'a' });
    expect(await call).toEqual({ name: 'a' });
    expect(only().headers).toEqual({
      accept: 'application/ld+json',
      'accept-language': 'de-DE,de;q=0.9',
      authorization: 'Bearer jwt',
    });
  });

  test('is refused, cut and aborted like any other', async () => {
    const refusedCall = kindOf(post());
    await answered(1, 409, {});
    expect(await refusedCall).toBe('conflict');
    const cut = kindOf(post());
    await vi.waitFor(() => expect(FakeRequest.made).toHaveLength(2));
    FakeRequest.made[1]?.onerror?.();
    expect(await cut).toBe('offline');
    const controller = new AbortController();
    const left = kindOf(post(made(), controller.signal));
    await vi.waitFor(() => expect(FakeRequest.made).toHaveLength(3));
    controller.abort();
    expect(await left).toBe('general');
  });

  test('is repeated once after its token has expired', async () => {
    const rejected = vi.fn();
    const call = post(made(rejected));
    await answered(1, 401, { message: 'Expired JWT Token' });
    await answered(2, 201, { name: 'b' });
    expect(await call).toEqual({ name: 'b' });
    expect(rejected.mock.calls).toEqual([['jwt', true]]);
  });
});
