import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { mediaLimit } from '#domain/constants/itemLimits.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { selectBreach } from '#machines/kit/upload/selectors.ts';
import { mediaFlow, PIECE } from './mediaFlow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';
const bytes = new Uint8Array(2 * PIECE + 500_000).fill(7);
bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const upload = {
  uuid: 'u-1',
  fileName: 'u-1.png',
  mediaType: 'image/png',
  url: 'http://bucket.test/u-1?signature=s',
  offset: 0,
  complete: false,
  expiresAt: null,
};

/** The bucket: accepts pieces, and drops the connection after `cutAfter` of them. */
class Bucket {
  static pieces: { range: string; type: string; size: number; token: string | undefined }[] = [];
  static cutAfter = Number.POSITIVE_INFINITY;
  static offset = 0;
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  status = 200;
  statusText = '';
  responseType = '';
  response: unknown = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  readonly #headers: Record<string, string> = {};
  open() {}
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  getAllResponseHeaders = () => 'content-type: application/json';
  abort = () => this.onabort?.();
  send(body: Blob) {
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    queueMicrotask(() => {
      if (Bucket.pieces.length >= Bucket.cutAfter) return this.onerror?.();
      const { 'content-range': range = '', 'content-type': type = '', authorization } = this.#headers;
      Bucket.pieces.push({ range, type, size: body.size, token: authorization });
      Bucket.offset += body.size;
      const complete = Bucket.offset === bytes.length;
      if (complete)
        world.answers[`GET ${at}/media-files/u-1/presign`] = {
          ...upload,
          offset: bytes.length,
          complete,
          url: '/file/u-1',
        };
      this.response = new Blob([JSON.stringify({ uuid: 'u-1', offset: Bucket.offset, complete })]);
      this.onload?.();
    });
  }
}

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  vi.stubGlobal('XMLHttpRequest', Bucket);
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  Object.assign(Bucket, { pieces: [], cutAfter: Number.POSITIVE_INFINITY, offset: 0 });
  world.answers[`POST ${at}/media-files/presign`] = upload;
});

async function send(content: Blob, name = 'Welle.png') {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const ends = { onBegun: vi.fn(), onUploaded: vi.fn(), onDropped: vi.fn() };
  const file = { chosenAt: 1, name, size: content.size };
  const { actor, stop } = startFlow(mediaFlow(app, file, content, ends));
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  return { actor, ends, settled };
}

test('a file is announced by its digest, sent in pieces without the token, and reported', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { actor, ends } = await send(new Blob([bytes]));
  expect(actor.getSnapshot().value).toBe('done');
  const body = JSON.stringify({ filename: 'Welle.png', private: false, hash: sha256 });
  expect(fetched.mock.calls).toContainEqual([expect.anything(), expect.objectContaining({ method: 'POST', body })]);
  expect(Bucket.pieces).toEqual([
    { range: 'bytes 0-999999/2500000', type: 'image/png', size: PIECE, token: undefined },
    { range: 'bytes 1000000-1999999/2500000', type: 'image/png', size: PIECE, token: undefined },
    { range: 'bytes 2000000-2499999/2500000', type: 'image/png', size: 500_000, token: undefined },
  ]);
  expect(ends.onUploaded.mock.calls).toEqual([
    [{ fileName: 'u-1.png', name: 'Welle.png', kind: 'image', url: '/file/u-1' }],
  ]);
  expect(ends.onBegun).toHaveBeenCalledOnce();
  expect(ends.onDropped).not.toHaveBeenCalled();
});

test('the rest of a file that was cut off is sent, and nothing twice', async () => {
  Bucket.cutAfter = 1;
  const { actor, settled } = await send(new Blob([bytes]));
  expect(actor.getSnapshot().value).toBe('failed');
  Bucket.cutAfter = Number.POSITIVE_INFINITY;
  world.answers[`GET ${at}/media-files/u-1/presign`] = { ...upload, offset: PIECE };
  actor.send({ type: 'upload.resumed' });
  await settled();
  expect(actor.getSnapshot().value).toBe('done');
  expect(Bucket.pieces.map(({ range }) => range)).toEqual([
    'bytes 0-999999/2500000',
    'bytes 1000000-1999999/2500000',
    'bytes 2000000-2499999/2500000',
  ]);
});

test('a picture that the browser cannot decode is not sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  const { actor } = await send(new Blob([bytes]));
  expect([actor.getSnapshot().value, selectBreach(actor.getSnapshot())]).toEqual(['refused', 'notRecognized']);
  expect(Bucket.pieces).toEqual([]);
});

test('a file that cannot be read is not sent', async () => {
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
  const { actor } = await send(new Blob([bytes]));
  expect([actor.getSnapshot().value, selectBreach(actor.getSnapshot())]).toEqual(['refused', 'missing']);
});

test('a file that the shop refuses gives its reason, and other failures can be retried', async () => {
  delete world.answers[`POST ${at}/media-files/presign`];
  const failed = await send(new Blob([bytes]));
  expect(failed.actor.getSnapshot().value).toBe('failed');
  world.status = 413;
  const { actor, ends } = await send(new Blob([bytes]));
  expect([actor.getSnapshot().value, selectBreach(actor.getSnapshot())]).toEqual(['refused', 'tooBig']);
  expect(ends.onDropped).toHaveBeenCalledOnce();
});

test.each([
  ['of another type than its name', new Blob(['<svg xmlns="…"/>']), 'Welle.png', 'notRecognized'],
  ['an SVG', new Blob(['<svg xmlns="…"/>']), 'Welle.svg', 'typeNotAllowed'],
  ['30 MB and one byte', new Blob([new Uint8Array(mediaLimit + 1)]), 'Welle.png', 'tooBig'],
  ['empty', new Blob([]), 'Welle.png', 'missing'],
])('a file that is %s is not sent', async (_, content, name, breach) => {
  const { actor, ends } = await send(content, name);
  expect([actor.getSnapshot().value, selectBreach(actor.getSnapshot())]).toEqual(['refused', breach]);
  expect(ends.onDropped).toHaveBeenCalled();
  expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(Bucket.pieces).toEqual([]);
});
