import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { ChosenFile } from './ports.ts';

export interface UploadContext {
  /** What was chosen; null before. */
  file: ChosenFile | null;
  /** Of its bytes, once they were looked at. */
  sha256: string | null;
  /** How much of it is at the shop, in whole percent. */
  percent: number;
  /** Why it is not taken. */
  breach: FileBreach | null;
  /** Why it did not arrive, or is not known to have. */
  failure: Failure | null;
}

export type UploadEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  /** What was chosen cannot be one file: several at once, or none that could be read. */
  | { type: 'choice.refused'; breach: FileBreach }
  /** That much is on its way, in percent. */
  | { type: 'bytes.sent'; percent: number }
  | { type: 'upload.cancelled' }
  | { type: 'retry.requested' }
  /** The investor has read what went wrong, and leaves it. */
  | { type: 'upload.discarded' };

/** The file is at the shop, and this is what it became. */
export interface UploadEmitted<Document> {
  type: 'file.uploaded';
  document: Document;
}
