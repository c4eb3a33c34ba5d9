import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { ChosenFile } from './ports.ts';

export interface UploadContext {
  /** Chosen file; null before. */
  file: ChosenFile | null;
  /** SHA-256 digest of the file's bytes; null before the check. */
  sha256: string | null;
  /** Share of the file that was sent, in whole percent. */
  percent: number;
  /** Reason why the file is refused; null unless refused. */
  breach: FileBreach | null;
  /** Failure after which the file is missing at the shop, or may be; null otherwise. */
  failure: Failure | null;
}

export type UploadEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  /** The choice is not a single readable file: several at once, or none that could be read. */
  | { type: 'choice.refused'; breach: FileBreach }
  | { type: 'bytes.sent'; percent: number }
  | { type: 'upload.cancelled' }
  | { type: 'retry.requested' }
  /** The investor has read the failure and gives up the file. */
  | { type: 'upload.discarded' };

/** The shop has the file; `document` describes it. */
export interface UploadEmitted<Document> {
  type: 'file.uploaded';
  document: Document;
}
