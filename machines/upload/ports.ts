import { fromPromise } from 'xstate';
import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import { notProvided } from '#machines/notProvided.ts';

/** File as a machine knows it; the provider of the ports keeps the bytes under its key. `size` is in bytes. */
export interface ChosenFile {
  key: number;
  name: string;
  size: number;
}

/** Checked file. `sha256` is in hexadecimal digits. */
export interface KnownFile extends ChosenFile {
  sha256: string;
}

/**
 * Reads the file and returns its breach of a rule, or its digest. Sends no request, so the shop cannot make it fail.
 */
export const checkFile = fromPromise<{ breach: FileBreach } | { breach: null; sha256: string }, { file: ChosenFile }>(
  notProvided,
);

/**
 * Sends the file and reports its progress by `bytes.sent`. Fails with `conflict` if the shop has the file already, with
 * `fileRefused` if the shop refuses it; never called blindly.
 */
export const sendPort = <Document>() => fromPromise<{ document: Document }, { file: KnownFile }>(notProvided);

/** Reads the uploaded document; null if the shop does not have it. Fails like any read. */
export const findPort = <Document>() => fromPromise<{ document: Document | null }, { file: KnownFile }>(notProvided);
