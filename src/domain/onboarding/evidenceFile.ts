import { evidenceLimits } from '#domain/constants/limits.ts';
import type { CustomerDocument } from '#domain/shop/onboarding.ts';
import { plainName } from './evidence.ts';

/** Reason why a file is not accepted as evidence (requirements 5.9 and 8.14): found before sending, or by the shop. */
export type FileBreach = 'unreadable' | 'empty' | 'notPdf' | 'tooLarge' | 'tooMany' | 'alreadyThere' | 'several';

/** Number of bytes at the start of a file that identify its type. */
export const headLength = 5;

/**
 * True if the first bytes of a file are a PDF's, `%PDF-` (ISO 32000-1 section 7.5.2); its name and type prove nothing.
 */
export const isPdf = (head: Uint8Array): boolean =>
  [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, at) => head[at] === byte);

/** Facts about a file before all of it is read. `size` in bytes. */
export interface FileFacts {
  size: number;
  head: Uint8Array;
}

/** Returns the reason why a file by itself is not accepted; null if it is. */
export function breachOfFile({ size, head }: FileFacts): FileBreach | null {
  if (size === 0) return 'empty';
  if (size > evidenceLimits.bytes) return 'tooLarge';
  return isPdf(head) ? null : 'notPdf';
}

/**
 * Returns the reason why a file is not accepted beside others of the same purpose; null if it is. A copy of a file
 * proves nothing more. `sha256`: of the file, in hexadecimal digits.
 */
export function breachBeside(
  sha256: string,
  present: readonly Pick<CustomerDocument, 'sha256'>[],
): Extract<FileBreach, 'tooMany' | 'alreadyThere'> | null {
  if (present.some((document) => document.sha256 === sha256)) return 'alreadyThere';
  return present.length < evidenceLimits.perPurpose ? null : 'tooMany';
}

/**
 * Finds the document that a file became: a file whose answer was lost is not sent again. Compares SHA-256 or, if the
 * shop sends none, size and name; ignores the day of issue, which may have been corrected since.
 */
export function documentOf<D extends Pick<CustomerDocument, 'sha256' | 'name' | 'size' | 'purpose'>>(
  documents: readonly D[],
  file: { purpose: CustomerDocument['purpose']; name: string; size: number; sha256: string },
): D | null {
  const isIt = ({ purpose, sha256, name, size }: D) =>
    purpose === file.purpose &&
    (sha256 === null
      ? plainName(name) === plainName(safeFileName(file.name)) && size === file.size
      : sha256 === file.sha256);
  return documents.find(isIt) ?? null;
}

/** Maximum length of a stored file name, including its ending. */
const longestName = 100;

/**
 * Returns the file name that can be stored, shown and saved anywhere: without folders, invisible characters and those
 * that change the direction of reading (Unicode Cc, Cf, Zl, Zp), and special characters of paths; ends in `.pdf`.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const visible = last.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '');
  const plain = visible.replace(/["*:<>?|]+/g, '_').replace(/\.pdf$/i, '');
  const stem = [...plain.replace(/^[.\s]+/, '')]
    .slice(0, longestName - 4)
    .join('')
    .trimEnd();
  return `${stem || 'Dokument'}.pdf`;
}
