import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceLimits } from '#domain/constants/limits.ts';
import type { CustomerDocument } from '#domain/shop/onboarding.ts';
import { breachBeside, breachOfFile, documentOf, isPdf, safeFileName } from './evidenceFile.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const head = bytes('%PDF-1.7');

test.each([
  ['%PDF-1.7', true],
  ['%PDF', false],
  ['%pdf-1.7', false],
  [' %PDF-1.7', false],
  ['', false],
])('%j is a PDF by its first bytes: %s', (text, expected) => expect(isPdf(bytes(text))).toBe(expected));

test.each([
  [{ size: 0, head: new Uint8Array() }, 'empty'],
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
    const breaches = [0, 1, 2, 3].map((count) => breachBeside('x', present.slice(0, count)));
    expect(breaches).toEqual([null, null, null, 'tooMany']);
  });

  test('with the same bytes exists already, even without room for another', () => {
    expect(breachBeside('c', present)).toBe('alreadyThere');
  });

  test('of a shop without digests takes room, and is never a duplicate', () => {
    expect(breachBeside('a', [{ sha256: null }])).toBe(null);
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
  ])('%s', (_, documents, expected) => {
    expect(documentOf(documents, file)).toBe(expected);
  });

  test('is found by name and size if the shop has no digest', () => {
    const it = { ...told, name: 'Liste.pdf', size: 7 };
    expect(documentOf<Known>([told, it], file)).toBe(it);
  });
});

test.each([
  ['Liste.pdf', 'Liste.pdf'],
  ['Liste.PDF', 'Liste.pdf'],
  ['Liste.pdf.exe', 'Liste.pdf.exe.pdf'],
  [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(96)}.pdf`],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\fakepath\\Auszug 2026.pdf', 'Auszug 2026.pdf'],
  ['..', 'Dokument.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe.pdf'],
  ['"a":*?<b>|.pdf', '_a_b_.pdf'],
  ['a .pdf', 'a.pdf'],
])('the name of a stored file %j is %j', (name, expected) => {
  expect(safeFileName(name)).toBe(expected);
});

test('the name of a stored file is short, ends in .pdf, is no path, and is stable', () => {
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
