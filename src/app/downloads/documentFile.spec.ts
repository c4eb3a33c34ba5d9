import { afterEach, expect, test, vi } from 'vitest';
import { createHttp } from '#api/http.ts';
import { stubFetch } from '#api/testing/fetch.ts';
import { documentFile } from './documentFile.ts';

const http = createHttp({
  settings: { apiBase: 'http://shop.test/' },
  locale: () => 'de',
  authoriser: { token: async () => 'jwt', rejected: () => undefined },
  log: () => undefined,
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Paths requested for a document, at a shop that has stored its file under the UUID `known`. */
async function asked(fileUuid: string | null, known: string | null) {
  const paths: string[] = [];
  stubFetch(async (address: string | URL) => {
    const { pathname } = new URL(address);
    paths.push(pathname);
    if (pathname.endsWith('/download')) return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } });
    return Response.json({ id: 7, name: 'Prospekt', fileUuid: known });
  });
  const outcome = await documentFile(http, { id: 7, fileUuid }, new AbortController().signal).catch((error) => error);
  return { paths, outcome };
}

test('a document that names its file takes one call, any other two', async () => {
  expect(await asked('a', null)).toMatchObject({ paths: ['/file/a/download'], outcome: { blob: { size: 4 } } });
  expect(await asked(null, 'b')).toMatchObject({
    paths: ['/legal-documents/7', '/file/b/download'],
    outcome: { blob: { size: 4 } },
  });
});

test('a document without a file is not offered', async () => {
  expect(await asked(null, null)).toMatchObject({
    paths: ['/legal-documents/7'],
    outcome: { failure: { kind: 'notOffered' } },
  });
});
