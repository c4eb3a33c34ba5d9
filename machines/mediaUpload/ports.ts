import { fromPromise } from 'xstate';
import type { MediaBreach, MediaKind } from '#domain/media/mediaFile.ts';
import type { Received, Upload } from '#domain/shop/upload.ts';
import { notProvided } from '#machines/notProvided.ts';

/** File as the machine knows it, without its bytes, which stay with the ports. `size` is in bytes. */
export interface PickedFile {
  /** Milliseconds since 1970; unique among the files of the page. */
  chosenAt: number;
  name: string;
  size: number;
}

/** Uploaded file: its name in works and profiles, and its URL. */
export interface UploadedMedia {
  fileName: string;
  /** Original name of the chosen file. */
  name: string;
  kind: MediaKind;
  url: string;
}

/** Reads the file and returns its breach of a rule, or its digest (SHA-256, hexadecimal). Sends no request. */
export const checkMedia = fromPromise<{ breach: MediaBreach } | { breach: null; sha256: string }, { file: PickedFile }>(
  notProvided,
);

/**
 * Announces the file by its digest and returns how much of it the shop already has; safe to repeat. Fails with
 * `mediaRefused`, or like any call.
 */
export const announceFile = fromPromise<Upload, { file: PickedFile; sha256: string }>(notProvided);

/** Sends the next piece and reports its progress by `bytes.sent`. Never called blindly. */
export const sendPiece = fromPromise<Received, { file: PickedFile; upload: Upload }>(notProvided);

/**
 * Reads how much of the file the shop has, and the URL for the rest. Fails with `notFound` if discarded by the shop.
 */
export const readOffset = fromPromise<Upload, { upload: Upload }>(notProvided);
