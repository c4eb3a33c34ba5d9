// Downloads: names and types of files, and how the browser saves them.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { saveBlob } from './save.ts';
import { downloadTaxFile } from './taxFile.ts';
import { stubFetch } from './testing/fetch.ts';
import { httpOf } from './testing/shop.ts';

const http = httpOf();
const sending = (headers: Record<string, string>) =>
  stubFetch(async () => new Response(new TextEncoder().encode('%PDF'), { headers }));
const download = () => http.blob('file', 'application/pdf', { call: 'downloadFile' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// RFC 6266: a token or a quoted string; parameter names in any case; the extended form takes precedence.
test.each([
  [`attachment; filename=a.pdf; size=7`, 'a.pdf'],
  [`attachment; FILENAME="a.pdf"; size=7`, 'a.pdf'],
  [`attachment; filename="Rechnung, Teil 1.pdf"`, 'Rechnung, Teil 1.pdf'],
  [`attachment; FileName*=utf-8''%E2%82%AC.pdf; filename="euro.pdf"`, '€.pdf'],
  // Falls back to the plain form if the extended form is not encoded as RFC 8187 demands.
  [`attachment; filename="a.pdf"; filename*=UTF-8''%C3.pdf`, 'a.pdf'],
  [`attachment; filename*=UTF-8''`, null],
  ['inline', null],
])('%s is saved as %j', async (disposition, name) => {
  sending({ 'Content-Type': 'application/pdf', 'Content-Disposition': disposition });
  expect((await download()).name).toBe(name);
});

test.each(['application/pdf', 'application/pdf; charset=binary', 'application/pdf ;v=1'])(
  '%s is accepted as the file',
  async (type) => {
    sending({ 'Content-Type': type });
    expect(await download()).toMatchObject({ name: null, blob: { size: 4 } });
  },
);

test.each(['image/png', 'application/pdfx', ''])('%j is rejected if a PDF was requested', async (given) => {
  sending(given === '' ? {} : { 'Content-Type': given });
  await expect(download()).rejects.toMatchObject({ failure: { kind: 'contract', path: 'Content-Type' } });
});

test('a text file is accepted, and a tax file has its byte order mark, even if it was lost in transit', async () => {
  sending({ 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': 'attachment; filename="a.csv"' });
  const { name, blob } = await downloadTaxFile(http, { year: 2025, format: 'csv' });
  expect([name, blob.type]).toEqual(['a.csv', 'text/csv']);
  expect(new Uint8Array(await blob.slice(0, 4).arrayBuffer())).toEqual(new Uint8Array([0xef, 0xbb, 0xbf, 0x25]));
});

describe('saving', () => {
  const saved = (userAgent: string) => {
    const link = { href: '', target: '', rel: '', download: '', click: vi.fn() };
    vi.useFakeTimers();
    vi.stubGlobal('document', { createElement: vi.fn((tag: string) => (tag === 'a' ? link : null)) });
    vi.stubGlobal('navigator', { userAgent });
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    saveBlob('Rechnung.pdf', new Blob(['%PDF']));
    return { link, revoked };
  };

  test('a click downloads the file under its name, and its memory is freed a minute later', () => {
    const { link, revoked } = saved('Mozilla/5.0 (X11; Linux x86_64)');
    expect(link).toMatchObject({ href: expect.stringMatching(/^blob:/), download: 'Rechnung.pdf', target: '' });
    expect(link.click).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(59_999);
    expect(revoked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoked.mock.calls).toEqual([[link.href]]);
  });

  test('an iPhone that cannot save opens it in a separate view without a way back', () => {
    const { link } = saved('Mozilla/5.0 (iPhone; CPU iPhone OS 12_4_1 like Mac OS X) AppleWebKit/605.1.15');
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener', download: '' });
    expect(link.click).toHaveBeenCalledOnce();
  });
});
