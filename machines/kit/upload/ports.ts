import { fromPromise } from 'xstate';
import type { Upload } from '#domain/shop/upload.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** File as the machine knows it; the provider of the ports keeps the bytes under its key. `size` is in bytes. */
export interface ChosenFile {
  key: number;
  name: string;
  size: number;
}

/** Checked file. `sha256` is in hexadecimal digits. */
export interface KnownFile extends ChosenFile {
  sha256: string;
}

/** Result of a check. `isNew`: true if the shop is known not to have the file, so that it is sent without a look. */
export type Checked<Breach> = { breach: Breach } | { breach: null; sha256: string; isNew: boolean };

/** Part of a file that the shop has: all of it if `uploaded` is given; `upload` tells where to send the rest. */
export interface Progress<Uploaded> {
  uploaded: Uploaded | null;
  upload: Upload | null;
}

interface Sending {
  file: KnownFile;
  upload: Upload | null;
}

/**
 * Reads the file and returns its breach of a rule, or its digest. Sends no request, so the shop cannot make it fail.
 */
export const checkPort = <Breach>() => fromPromise<Checked<Breach>, { file: ChosenFile }>(notProvided);

/**
 * Sends the file, or its next piece, and reports the bytes by `bytes.sent`. Fails with `conflict` if the shop has the
 * file already, or another part of it; never called blindly.
 */
export const sendPort = <Uploaded>() => fromPromise<Progress<Uploaded>, Sending>(notProvided);

/**
 * Asks the shop how much of the file it has; announces a file that is sent in pieces by its digest, which is safe to
 * repeat. Fails with `notFound` if the shop has discarded the pieces, and like any call.
 */
export const lookPort = <Uploaded>() => fromPromise<Progress<Uploaded>, Sending>(notProvided);
