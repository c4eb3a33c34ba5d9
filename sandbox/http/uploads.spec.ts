import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mediaQuota } from '#domain/media/mediaFile.ts';
import { Received, Upload } from '#domain/shop/upload.ts';
import { update } from '../db/rows.ts';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Picture by its first bytes only; the rest is filler. */
const picture = (size: number, first: readonly number[] = PNG) => {
  const bytes = new Uint8Array(size);
  bytes.set(first.slice(0, size));
  bytes[size - 1] = size % 251;
  return bytes;
};
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const Refusal = z.object({
  violations: z.array(
    z.object({ code: z.string(), parameters: z.optional(z.object({ offset: z.optional(z.int()) })) }),
  ),
});

const announce = async (client: Client, filename: string, more: object = {}) => {
  const { status, body } = await client.call('POST', 'media-files/presign', { filename, ...more });
  expect(status).toBe(201);
  return Upload.parse(body);
};

describeShop('uploads', (fixture) => {
  const send = async (
    upload: Pick<Upload, 'url' | 'mediaType'>,
    bytes: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(fixture().shop.url + upload.url, {
      method: 'PUT',
      headers: { 'Content-Type': upload.mediaType, 'x-amz-acl': 'public-read', ...headers },
      body: bytes,
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const part = (upload: Upload, bytes: Uint8Array<ArrayBuffer>, from: number, to: number) =>
    send(upload, bytes.slice(from, to), { 'Content-Range': `bytes ${from}-${to - 1}/${bytes.length}` });
  const codeOf = ({ status, body }: { status: number; body: unknown }) =>
    `${status} ${Refusal.parse(body).violations[0]?.code}`;
  const read = (url: string, headers: Record<string, string> = {}) => fetch(fixture().shop.url + url, { headers });

  test('a file is announced, sent, and visible to every visitor', async () => {
    const clara = await fixture().visitor.as('cleared');
    const bytes = picture(5_000);
    const upload = await announce(clara, 'Mein Bild.PNG', { hash: hashOf(bytes) });
    expect(upload).toMatchObject({
      fileName: `${upload.uuid}.png`,
      mediaType: 'image/png',
      offset: 0,
      complete: false,
    });
    expect((await send(upload, bytes)).body).toEqual({ uuid: upload.uuid, offset: 5_000, complete: true });
    // The file exists already: no second upload is needed.
    const again = await announce(clara, 'anders.png', { hash: hashOf(bytes) });
    expect(again).toMatchObject({ uuid: upload.uuid, complete: true, offset: 5_000, expiresAt: null });
    const shown = await read(again.url);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    const some = await read(again.url, { Range: 'bytes=10-19' });
    expect([some.status, some.headers.get('content-range')]).toEqual([206, 'bytes 10-19/5000']);
    expect((await some.arrayBuffer()).byteLength).toBe(10);
    expect((await read(again.url, { Range: 'bytes=5000-' })).status).toBe(416);
  });

  test('a file in pieces, cut at 60 %, resumes there by another address', async () => {
    const clara = await fixture().visitor.as('cleared');
    const bytes = picture(100_000);
    const upload = await announce(clara, 'a.png', { hash: hashOf(bytes) });
    for (const [from, to] of [
      [0, 30_000],
      [30_000, 60_000],
    ] as const)
      expect(Received.parse((await part(upload, bytes, from, to)).body)).toMatchObject({ offset: to, complete: false });
    // The answer was lost: the part is sent again and changes nothing.
    expect((await part(upload, bytes, 30_000, 60_000)).body).toMatchObject({ offset: 60_000 });
    const skipped = await part(upload, bytes, 90_000, 100_000);
    expect(codeOf(skipped)).toBe('409 NOT_NEXT');
    expect(Refusal.parse(skipped.body).violations[0]?.parameters).toEqual({ offset: 60_000 });
    await fixture().visitor.control('POST', 'clock', { seconds: 3_600 });
    expect((await part(upload, bytes, 60_000, 100_000)).status).toBe(404);
    const fresh = Upload.parse(
      (await (await fixture().visitor.as('cleared')).call('GET', `media-files/${upload.uuid}/presign`)).body,
    );
    expect(fresh).toMatchObject({ offset: 60_000, complete: false });
    expect((await part(fresh, bytes, 60_000, 100_000)).body).toMatchObject({ offset: 100_000, complete: true });
    const { uuid } = upload;
    const file = await (await read(`/api/v2/shop/file/${uuid}/download`)).arrayBuffer();
    expect(hashOf(new Uint8Array(file))).toBe(hashOf(bytes));
    const { db } = fixture().shop.database;
    expect(await db.selectFrom('fileParts').select('start').orderBy('start').execute()).toHaveLength(3);
  });

  test('a file whose content does not match its name is refused, whole or in pieces, and may be sent again', async () => {
    const clara = await fixture().visitor.as('cleared');
    const upload = await announce(clara, 'a.png');
    const script = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(codeOf(await send(upload, script))).toBe('422 FILE_NOT_RECOGNIZED');
    expect(codeOf(await part(upload, script, 0, 20))).toBe('422 FILE_NOT_RECOGNIZED');
    expect(codeOf(await part(upload, picture(100), 0, 4))).toBe('422 FILE_NOT_RECOGNIZED');
    expect(codeOf(await send(upload, new Uint8Array()))).toBe('422 FILE_MISSING');
    expect((await send(upload, picture(50))).body).toMatchObject({ complete: true });
    const promised = await announce(clara, 'b.png', { hash: hashOf(picture(60)) });
    expect(codeOf(await send(promised, picture(61)))).toBe('422 FILE_CHANGED');
    expect((await send(promised, picture(60))).body).toMatchObject({ complete: true });
    for (const filename of ['a.svg', 'a.html', 'a.png.exe', 'png', '']) {
      const { status, body } = await clara.call('POST', 'media-files/presign', { filename });
      expect([filename, codeOf({ status, body })]).toEqual([filename, '422 FILE_TYPE_NOT_ALLOWED']);
    }
    for (const wrong of [{ hash: 'x' }, { filename: 'x'.repeat(256) }])
      expect((await clara.call('POST', 'media-files/presign', { filename: 'a.png', ...wrong })).status).toBe(422);
  });

  test('a file of 30 MB is accepted, one byte more is not', async () => {
    const clara = await fixture().visitor.as('cleared');
    const upload = await announce(clara, 'a.png');
    expect(codeOf(await send(upload, picture(30_000_001)))).toBe('413 FILE_TOO_BIG');
    expect(codeOf(await send(upload, picture(100), { 'Content-Range': 'bytes 0-99/30000001' }))).toBe(
      '422 FILE_TOO_BIG',
    );
    expect((await send(upload, picture(30_000_000))).body).toMatchObject({ offset: 30_000_000, complete: true });
  });

  test('an address is for one file, one purpose, one type, and a quarter of an hour', async () => {
    const clara = await fixture().visitor.as('cleared');
    const one = await announce(clara, 'a.png');
    const other = await announce(clara, 'b.png');
    const bytes = picture(100);
    const swapped = { ...one, url: one.url.replace(one.uuid ?? '', other.uuid ?? '') };
    const later = { ...one, url: one.url.replace(/expires=\d+/, (text) => `${text}0`) };
    for (const wrong of [swapped, later, { ...one, url: one.url.replace(/signature=.*/, 'signature=x') }])
      expect((await send(wrong, bytes)).status).toBe(404);
    expect((await read(one.url)).status).toBe(404);
    expect((await send({ ...one, mediaType: 'image/gif' }, bytes)).status).toBe(415);
    expect((await send(one, bytes, { 'x-amz-acl': 'private' })).status).toBe(403);
    for (const range of ['bytes 0-98/100', 'bytes 0-99/99', 'bytes 5-1/100', 'x', 'bytes 0-99/*'])
      expect([range, (await send(one, bytes, { 'Content-Range': range })).status]).toEqual([range, 400]);
    expect((await send(one, bytes)).status).toBe(200);
  });

  test('a private file is only for its owner, who requests an address for it', async () => {
    const { visitor } = fixture();
    const clara = await visitor.as('cleared');
    const thomas = await visitor.as('professional');
    const upload = await announce(clara, 'a.png', { private: true });
    const bytes = picture(100);
    expect((await send(upload, bytes)).status).toBe(403);
    expect((await send(upload, bytes, { 'x-amz-acl': 'private' })).status).toBe(200);
    expect((await read(`/api/v2/shop/file/${upload.uuid}/download`)).status).toBe(404);
    const path = `media-files/${upload.uuid}/presign`;
    const { url } = Upload.parse((await clara.call('GET', path)).body);
    expect(new Uint8Array(await (await read(url)).arrayBuffer())).toEqual(bytes);
    expect((await thomas.call('GET', path)).status).toBe(404);
    expect((await visitor.call('GET', path)).status).toBe(401);
    await visitor.control('POST', 'clock', { seconds: 3_600 });
    expect((await read(url)).status).toBe(404);
  });

  test('an unfinished file is deleted after a day', async () => {
    const clara = await fixture().visitor.as('cleared');
    const left = await announce(clara, 'a.png');
    await part(left, picture(100), 0, 50);
    await fixture().visitor.control('POST', 'clock', { days: 2 });
    const later = await fixture().visitor.as('cleared');
    await announce(later, 'b.png');
    expect((await later.call('GET', `media-files/${left.uuid}/presign`)).status).toBe(404);
  });

  test('a body of unknown length is refused, not awaited', async () => {
    const upload = await announce(await fixture().visitor.as('cleared'), 'a.png');
    const answer = await fetch(fixture().shop.url + upload.url, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png', 'x-amz-acl': 'public-read' },
      body: new Blob([picture(100)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(411);
  });

  test('all files of one customer share a limit, however many are sent at once, and other customers have theirs', async () => {
    const { visitor, shop } = fixture();
    const clara = await visitor.as('cleared');
    const thomas = await visitor.as('professional');
    const { db } = shop.database;
    const first = await announce(clara, 'a.png');
    const taken = { size: mediaQuota - 100, received: mediaQuota - 100, completedAt: new Date().toISOString() };
    await update(db, 'uploads', taken, { uuid: first.uuid ?? '' });
    const uploads = await Promise.all(Array.from({ length: 6 }, () => announce(clara, 'a.png')));
    expect(codeOf(await send(uploads[0] as Upload, picture(101)))).toBe('422 FILES_TOO_BIG');
    const answers = await Promise.all(uploads.map((upload) => send(upload, picture(60))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422).map(codeOf)).toEqual(Array(5).fill('422 FILES_TOO_BIG'));
    const last = await announce(clara, 'a.png');
    expect((await send(last, picture(40))).status).toBe(200);
    const full = await clara.call('POST', 'media-files/presign', { filename: 'b.png' });
    expect(codeOf(full)).toBe('422 FILES_TOO_BIG');
    expect((await send(await announce(thomas, 'a.png'), picture(101))).status).toBe(200);
  });
});
