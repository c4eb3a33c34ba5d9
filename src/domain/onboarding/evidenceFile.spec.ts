import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceLimits } from '#domain/constants/limits.ts';
import type { CustomerDocument } from '#domain/shop/onboarding.ts';
import { breachBeside, breachOfFile, documentOf, headLength, isPdf, safeFileName } from './evidenceFile.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = bytes('%PDF-1.7');

describe('a file is a PDF by its first bytes', () => {
  test.each([
    ['%PDF-1.7', true],
    ['%PDF-', true],
    ['%PDF', false],
    ['%pdf-1.7', false],
    [' %PDF-1.7', false],
    ['\uFEFF%PDF-1.7', false],
    ['<html>%PDF-', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isPdf(bytes(text))).toBe(expected);
  });

  test('whatever bytes follow', () => {
    fc.assert(fc.property(fc.uint8Array(), (rest) => isPdf(new Uint8Array([...bytes('%PDF-'), ...rest]))));
    fc.assert(
      fc.property(fc.uint8Array({ minLength: headLength }), (any) => {
        expect(isPdf(any)).toBe(new TextDecoder('latin1').decode(any.slice(0, headLength)) === '%PDF-');
      }),
    );
  });
});

test.each([
  [{ size: 0, head: new Uint8Array() }, 'empty'],
  [{ size: 1, head }, null],
  [{ size: evidenceLimits.bytes, head }, null],
  [{ size: evidenceLimits.bytes + 1, head }, 'tooLarge'],
  // The size is checked before the type: such a file cannot be sent at all.
  [{ size: evidenceLimits.bytes + 1, head: bytes('MZ') }, 'tooLarge'],
  [{ size: 12, head: bytes('MZ') }, 'notPdf'],
] as const)('%j is %s', (facts, expected) => {
  expect(breachOfFile(facts)).toBe(expected);
});

describe('a file beside the others of a purpose', () => {
  const present = ['a', 'b', 'c'].map((sha256) => ({ sha256 }));

  test('is one of at most three', () => {
    expect([0, 1, 2, 3].map((count) => breachBeside('x', present.slice(0, count)))).toEqual([
      null,
      null,
      null,
      'tooMany',
    ]);
  });

  test('with the same bytes exists already, even without room for another', () => {
    expect([breachBeside('a', present.slice(0, 1)), breachBeside('c', present)]).toEqual([
      'alreadyThere',
      'alreadyThere',
    ]);
  });

  test('of a shop without digests takes room, and is never a duplicate', () => {
    expect(breachBeside('a', [{ sha256: null }])).toBe(null);
    expect(breachBeside('a', [{ sha256: null }, { sha256: null }, { sha256: null }])).toBe('tooMany');
  });
});

describe('the document of an uploaded file', () => {
  const file = { purpose: 'shareholder_list', name: 'a/Liste.PDF', size: 7, sha256: 'f' } as const;
  const document = { purpose: 'shareholder_list', name: 'b.pdf', size: 9, sha256: 'f' } as const;
  const told = { ...document, sha256: null };

  type Known = Pick<CustomerDocument, 'purpose' | 'name' | 'size' | 'sha256'>;
  test.each<[string, Known[], Known | null]>([
    ['is found by its bytes, whatever its name', [document], document],
    ['is not one with other bytes', [{ ...document, sha256: 'e', name: 'Liste.pdf', size: 7 }], null],
    ['has the same purpose', [{ ...document, purpose: 'shareholder_agreement' }], null],
    ['is not found by another name', [{ ...told, size: 7 }], null],
    ['is not found by another size', [{ ...told, name: 'Liste.pdf' }], null],
    ['is null without documents', [], null],
  ])('%s', (_, documents, expected) => {
    expect(documentOf(documents, file)).toBe(expected);
  });

  test('is found by name and size if the shop has no digest', () => {
    const it = { ...told, name: 'Liste.pdf', size: 7 };
    expect(documentOf<Known>([told, it], file)).toBe(it);
  });
});

describe('the name of a stored file', () => {
  test.each([
    ['Liste.pdf', 'Liste.pdf'],
    ['Liste.PDF', 'Liste.pdf'],
    ['Liste', 'Liste.pdf'],
    ['Liste.docx', 'Liste.docx.pdf'],
    ['Liste.pdf.exe', 'Liste.pdf.exe.pdf'],
    [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(96)}.pdf`],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\fakepath\\Auszug 2026.pdf', 'Auszug 2026.pdf'],
    ['..', 'Dokument.pdf'],
    ['.pdf', 'Dokument.pdf'],
    ['', 'Dokument.pdf'],
    ['a\u202Efdp.exe', 'afdp.exe.pdf'],
    ['a\0b\nc.pdf', 'abc.pdf'],
    ['"a":*?<b>|.pdf', '_a_b_.pdf'],
    ['Größe – Übersicht.pdf', 'Größe – Übersicht.pdf'],
    ['a .pdf', 'a.pdf'],
  ])('%j is %j', (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  test('is short, ends in .pdf, is no path, and is stable', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string()), (name) => {
        const safe = safeFileName(name);
        expect(safe).toMatch(/^[^./\\\s][^/\\]*\.pdf$/u);
        expect([...safe].length).toBeLessThanOrEqual(100);
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}"*:<>?|]/u);
        expect(safeFileName(safe)).toBe(safe);
      }),
    );
  });
});
