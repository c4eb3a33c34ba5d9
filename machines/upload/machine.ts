import { assign, emit, setup } from 'xstate';
import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { errorOf, keepFailure } from '#machines/failed.ts';
import { given } from '#machines/given.ts';
import type { Meta } from '#machines/meta.ts';
import { type ChosenFile, checkFile, findPort, sendPort } from './ports.ts';
import type { UploadContext, UploadEmitted, UploadEvent } from './types.ts';

const chosen = {
  target: 'checking',
  actions: { type: 'take', params: ({ event }: { event: { file: ChosenFile } }) => ({ file: event.file }) },
} as const;
const refusedAtOnce = {
  target: 'refused',
  actions: { type: 'rememberBreach', params: ({ event }: { event: { breach: FileBreach } }) => event },
} as const;
const choosable = { 'file.chosen': chosen, 'choice.refused': refusedAtOnce } as const;
const discarded = { 'upload.discarded': { target: 'choosing', actions: { type: 'forget' } } } as const;
const known = ({ context }: { context: UploadContext }) => ({
  file: { ...given(context.file), sha256: given(context.sha256) },
});

/**
 * Creates the machine of one file's upload: checked before it is sent, sent once, searched at the shop before another
 * attempt. The chosen file stays until it is uploaded or given up. The ports decide about the kind of file and its
 * destination; a destination that has to be requested takes a further state before `sending`.
 *
 * A factory for the sake of the types: `Document` is the type of the uploaded file.
 */
export const createUploadMachine = <Document>() => {
  const found = ({ event }: { event: { output: { document: Document | null } } }) => event.output;
  const isThere = { type: 'isThere', params: found } as const;
  const told = { target: 'done', actions: { type: 'tell', params: found } } as const;
  return setup({
    types: {
      context: {} as UploadContext,
      events: {} as UploadEvent,
      emitted: {} as UploadEmitted<Document>,
      tags: {} as 'busy',
      meta: {} as Meta,
    },
    actors: { checkFile, sendFile: sendPort<Document>(), findFile: findPort<Document>() },
    guards: {
      isWrong: (_, { breach }: { breach: FileBreach | null }) => breach !== null,
      isRefused: (_, { error }: { error: unknown }) => failureOf(error).kind === 'fileRefused',
      /** True if another tab, or a browser's own retry of a call with a cut connection, was first. */
      isThereAlready: (_, { error }: { error: unknown }) => failureOf(error).kind === 'conflict',
      isThere: (_, { document }: { document: Document | null }) => document !== null,
    },
    actions: {
      take: assign((_, { file }: { file: ChosenFile }) => ({
        file,
        sha256: null,
        percent: 0,
        breach: null,
        failure: null,
      })),
      rememberDigest: assign((_, { sha256 }: { sha256: string }) => ({ sha256 })),
      rememberBreach: assign((_, { breach }: { breach: FileBreach }) => ({ breach, failure: null })),
      rememberRefusal: assign((_, { error }: { error: unknown }) => {
        const failure = failureOf(error);
        return { breach: failure.kind === 'fileRefused' ? failure.breach : null, failure: null };
      }),
      rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
      count: assign((_, { percent }: { percent: number }) => ({ percent: Math.min(Math.max(percent, 0), 100) })),
      startOver: assign({ percent: 0, failure: null }),
      forget: assign({ file: null, sha256: null, percent: 0, breach: null, failure: null }),
      tell: emit((_, { document }: { document: Document | null }) => ({
        type: 'file.uploaded' as const,
        document: given(document),
      })),
    },
  }).createMachine({
    id: 'upload',
    description: 'Uploads one file: checks it before sending, and never sends it twice.',
    context: { file: null, sha256: null, percent: 0, breach: null, failure: null },
    initial: 'choosing',
    states: {
      choosing: {
        description: 'The investor chooses a file or drags one onto the page.',
        meta: { requirement: 'spec 5.9' },
        on: choosable,
      },
      checking: {
        description: 'Before sending, the app checks the file’s type by its first bytes, and its size.',
        tags: 'busy',
        meta: { requirement: 'spec 5.9' },
        on: { 'upload.cancelled': { target: 'choosing', actions: { type: 'forget' } } },
        invoke: {
          id: 'checkFile',
          src: 'checkFile',
          input: ({ context }) => ({ file: given(context.file) }),
          onDone: [
            {
              guard: { type: 'isWrong', params: ({ event }) => event.output },
              target: 'refused',
              actions: {
                type: 'rememberBreach',
                params: ({ event }) => ({ breach: given(event.output.breach) }),
              },
            },
            {
              target: 'sending',
              actions: {
                type: 'rememberDigest',
                params: ({ event }) => ({ sha256: event.output.breach === null ? event.output.sha256 : '' }),
              },
            },
          ],
          // The file was moved, or its medium removed, after the investor chose it.
          onError: { target: 'refused', actions: { type: 'rememberBreach', params: { breach: 'unreadable' } } },
        },
      },
      refused: {
        description: 'The file was refused; the investor reads why and can choose another one.',
        meta: { requirement: 'spec 8.14' },
        on: { ...choosable, ...discarded },
      },
      sending: {
        description: 'The app sends the file, once; the investor sees the progress and can cancel.',
        tags: 'busy',
        meta: { requirement: 'spec 7.13' },
        entry: { type: 'startOver' },
        on: {
          'bytes.sent': { actions: { type: 'count', params: ({ event }) => event } },
          'upload.cancelled': { target: 'withdrawing' },
        },
        invoke: {
          id: 'sendFile',
          src: 'sendFile',
          input: known,
          onDone: told,
          onError: [
            {
              guard: { type: 'isRefused', params: errorOf },
              target: 'refused',
              actions: { type: 'rememberRefusal', params: errorOf },
            },
            { guard: { type: 'isThereAlready', params: errorOf }, target: 'confirming', actions: keepFailure },
            { target: 'failed', actions: keepFailure },
          ],
        },
      },
      confirming: {
        description: 'The shop reports that it already has the file; the app reads the stored document.',
        tags: 'busy',
        meta: { requirement: 'design, Failure: a write is never repeated blindly' },
        invoke: {
          id: 'findFile',
          src: 'findFile',
          input: known,
          onDone: [{ guard: isThere, ...told }, { target: 'failed' }],
          onError: { target: 'failed', actions: keepFailure },
        },
      },
      failed: {
        description:
          'The upload failed or its result is unknown; the investor sees the reason and can retry or choose another file.',
        meta: { requirement: 'design, Failure: a write is never repeated blindly' },
        on: { ...choosable, ...discarded, 'retry.requested': { target: 'looking' } },
      },
      looking: {
        description: 'Before sending the file again, the app checks whether the shop already has it.',
        tags: 'busy',
        meta: { requirement: 'design, Failure: a write is never repeated blindly' },
        on: { 'upload.cancelled': { target: 'cancelled' } },
        invoke: {
          id: 'findFile',
          src: 'findFile',
          input: known,
          onDone: [{ guard: isThere, ...told }, { target: 'sending' }],
          onError: { target: 'failed', actions: keepFailure },
        },
      },
      withdrawing: {
        description: 'The investor cancelled the upload; the app checks whether the whole file has arrived anyway.',
        tags: 'busy',
        meta: { requirement: 'design, Failure: a write is never repeated blindly' },
        invoke: {
          id: 'findFile',
          src: 'findFile',
          input: known,
          onDone: [{ guard: isThere, ...told }, { target: 'cancelled' }],
          onError: { target: 'cancelled' },
        },
      },
      cancelled: {
        description: 'The upload is cancelled; the investor can still send the file or choose another one.',
        meta: { requirement: 'spec 12.1' },
        entry: { type: 'startOver' },
        on: { ...choosable, ...discarded, 'retry.requested': { target: 'looking' } },
      },
      done: {
        description: 'The shop has the file; the investor can choose another one.',
        meta: { requirement: 'spec 7.13' },
        entry: { type: 'forget' },
        on: choosable,
      },
    },
  });
};

export type UploadMachine<Document> = ReturnType<typeof createUploadMachine<Document>>;
