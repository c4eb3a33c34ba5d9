import { evidenceLimits } from '#domain/constants/limits.ts';
import type { CustomerDocument } from '#domain/shop/onboarding.ts';
import { plainName } from './company.ts';

/** Why a file is not taken as evidence (spec sections 5 and 8): here before it is sent, or at the shop. */
export type FileBreach = 'unreadable' | 'empty' | 'notPdf' | 'tooLarge' | 'tooMany' | 'alreadyThere' | 'several';

/** How many bytes at the beginning of a file tell its type. */
export const headLength = 5;

/** Whether a file is a PDF by its first bytes, `%PDF-` (ISO 32000-1 section 7.5.2); its name and type say nothing. */
export const isPdf = (head: Uint8Array): boolean =>
  [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, at) => head[at] === byte);

/** What is known of a file before all of it is read. `size` in bytes. */
export interface FileFacts {
  size: number;
  head: Uint8Array;
}

/** What is wrong with a file itself; null where nothing is. */
export function breachOfFile({ size, head }: FileFacts): FileBreach | null {
  if (size === 0) return 'empty';
  if (size > evidenceLimits.bytes) return 'tooLarge';
  return isPdf(head) ? null : 'notPdf';
}

/**
 * What is wrong with one more file beside those of the same purpose; null where nothing is. The same bytes prove nothing
 * twice. `sha256`: of the file, in hexadecimal digits.
 */
export function breachBeside(
  sha256: string,
  present: readonly Pick<CustomerDocument, 'sha256'>[],
): Extract<FileBreach, 'tooMany' | 'alreadyThere'> | null {
  if (present.some((document) => document.sha256 === sha256)) return 'alreadyThere';
  return present.length < evidenceLimits.perPurpose ? null : 'tooMany';
}

/**
 * The document that a file became, if the shop has it; a file whose answer was lost is not sent a second time. Compares
 * SHA-256 or, if the shop does not tell it, size and name without the day of issue, which may have been corrected since.
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

/** The most characters of a file's name that are kept, its ending included. */
const longestName = 100;

/**
 * A name under which a file can be kept, shown and saved anywhere: without folders, without what cannot be seen or turns the
 * direction of reading (Unicode Cc, Cf, Zl, Zp) or stands for something in a path, and ending in `.pdf`.
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
