import { fromPromise } from 'xstate';
import type { MediaBreach, MediaKind } from '#domain/media/mediaFile.ts';
import type { Received, Upload } from '#domain/shop/upload.ts';
import { notProvided } from '#machines/notProvided.ts';

/** A file as the machine knows it: its bytes stay with the ports. `size` in bytes. */
export interface PickedFile {
  /** Milliseconds since 1970; no other file of the page has the same. */
  chosenAt: number;
  name: string;
  size: number;
}

/** A file that is at the shop: what works and profiles name it by, and where it is shown. */
export interface UploadedMedia {
  fileName: string;
  /** What it was called when it was chosen. */
  name: string;
  kind: MediaKind;
  url: string;
}

/** Reads the file and says what is wrong with it, or its digest (SHA-256, hexadecimal). Calls nobody. */
export const checkMedia = fromPromise<{ breach: MediaBreach } | { breach: null; sha256: string }, { file: PickedFile }>(
  notProvided,
);

/**
 * Announces the file: the shop knows it by its digest, and answers how much of it there is already. It may be asked again.
 * Fails with `mediaRefused`, or like any call.
 */
export const announceFile = fromPromise<Upload, { file: PickedFile; sha256: string }>(notProvided);

/** Sends the piece that comes next, and tells by `bytes.sent` how far it is. Never called blindly. */
export const sendPiece = fromPromise<Received, { file: PickedFile; upload: Upload }>(notProvided);

/** Reads how much of the file is there, and where the rest goes. Fails with `notFound` where the shop knows it no more. */
export const readOffset = fromPromise<Upload, { upload: Upload }>(notProvided);
