import type { Failure } from '#domain/shop/failure.ts';
import type { Upload } from '#domain/shop/upload.ts';
import type { ChosenFile } from './ports.ts';

/** Rules of the shop for one kind of file. */
export interface UploadRules<Breach> {
  /** Breach of a file that was moved, or whose medium was removed, after it was chosen. */
  unreadable: Breach;
  /** Returns the breach for which the shop refuses a file; null for other failures. */
  refusalOf(failure: Failure): Breach | null;
}

export interface UploadInput {
  /** File that the page has chosen already; null if the page has none yet. */
  file: ChosenFile | null;
}

export interface UploadContext<Breach> extends UploadInput {
  /** SHA-256 digest of the file's bytes; null before the check. */
  sha256: string | null;
  /** Target of the pieces and the bytes that the shop has; null until announced, and for files sent in one request. */
  upload: Upload | null;
  /** Bytes of the current piece that were sent so far. */
  sent: number;
  /** Reason why the file is refused; null unless refused. */
  breach: Breach | null;
  /** Failure after which the file is missing at the shop, or may be; null otherwise. */
  failure: Failure | null;
}

export type UploadEvent<Breach> =
  | { type: 'file.chosen'; file: ChosenFile }
  /** The choice is not a single readable file: several at once, or none that could be read. */
  | { type: 'choice.refused'; breach: Breach }
  | { type: 'bytes.sent'; bytes: number }
  /** The customer interrupts an upload in pieces. */
  | { type: 'upload.paused' }
  /** The customer stops an upload in one request, which may have arrived nevertheless. */
  | { type: 'upload.cancelled' }
  /** The customer continues after a pause, a cancellation or a failure. */
  | { type: 'upload.resumed' }
  /** The customer gives up the file, even if the shop already has a part of it. */
  | { type: 'upload.discarded' };

/** The shop has the whole file; `uploaded` describes it. */
export interface UploadEmitted<Uploaded> {
  type: 'file.uploaded';
  uploaded: Uploaded;
}
