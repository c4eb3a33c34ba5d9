import { fromPromise } from 'xstate';
import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import { notProvided } from '#machines/notProvided.ts';

/** A file as a machine knows it: its bytes stay with whoever provides the ports, under its key. `size` in bytes. */
export interface ChosenFile {
  key: number;
  name: string;
  size: number;
}

/** A file whose bytes were looked at. `sha256` in hexadecimal digits. */
export interface KnownFile extends ChosenFile {
  sha256: string;
}

/** Reads the file and says what is wrong with it, or its digest. Calls nobody, and fails for no reason of the shop's. */
export const checkFile = fromPromise<{ breach: FileBreach } | { breach: null; sha256: string }, { file: ChosenFile }>(
  notProvided,
);

/**
 * Sends the file, and tells by `bytes.sent` how far it is. Fails with `conflict` where it is there already, with
 * `fileRefused` where it is not taken; never called blindly.
 */
export const sendPort = <Document>() => fromPromise<{ document: Document }, { file: KnownFile }>(notProvided);

/** What the file became, where it is there; null where it is not. Fails like any read. */
export const findPort = <Document>() => fromPromise<{ document: Document | null }, { file: KnownFile }>(notProvided);
