import { assign, emit, setup } from 'xstate';
import { kindOf, type MediaBreach } from '#domain/media/mediaFile.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import type { Received, Upload } from '#domain/shop/upload.ts';
import { errorOf, keepFailure } from '#machines/failed.ts';
import { given } from '#machines/given.ts';
import type { Meta } from '#machines/meta.ts';
import { announceFile, checkMedia, type PickedFile, readOffset, sendPiece, type UploadedMedia } from './ports.ts';

export interface MediaUploadContext {
  file: PickedFile;
  /** SHA-256 digest of the file's bytes; null before the check. */
  sha256: string | null;
  /** Target of the upload and the bytes that the shop has; null until announced. */
  upload: Upload | null;
  /** Bytes of the current piece that were sent so far. */
  sent: number;
  /** Reason why the file is refused; null unless refused. */
  breach: MediaBreach | null;
  failure: Failure | null;
}

export type MediaUploadEvent =
  | { type: 'bytes.sent'; bytes: number }
  | { type: 'upload.paused' }
  /** The customer continues after a pause or a failure. */
  | { type: 'upload.resumed' }
  /** The customer gives up the upload, even if the shop already has a part of it. */
  | { type: 'upload.cancelled' };

/** The shop has the whole file. */
export interface MediaUploadEmitted {
  type: 'file.uploaded';
  media: UploadedMedia;
}

const answer = ({ event }: { event: { output: Upload } }) => ({ upload: event.output });
const isThere = { type: 'isThere', params: answer } as const;
const keepAnswer = { type: 'rememberUpload', params: answer } as const;
const told = { target: 'done', actions: [keepAnswer, { type: 'tell' }] } as const;
const refusedByShop = {
  guard: { type: 'isRefused', params: errorOf },
  target: 'refused',
  actions: { type: 'rememberRefusal', params: errorOf },
} as const;
const failed = { target: 'failed', actions: keepFailure } as const;
const cancelled = { 'upload.cancelled': { target: 'gone' } } as const;
const pausable = { ...cancelled, 'upload.paused': { target: 'paused' } } as const;

/**
 * Upload of one file of a work or a profile to the shop's bucket: checked, announced by its digest, sent piece by
 * piece. After a pause, a lost connection or a reload the page sends only the part that the shop does not have yet.
 */
export const mediaUploadMachine = setup({
  types: {
    context: {} as MediaUploadContext,
    input: {} as { file: PickedFile },
    events: {} as MediaUploadEvent,
    emitted: {} as MediaUploadEmitted,
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { checkMedia, announceFile, sendPiece, readOffset },
  guards: {
    isWrong: (_, { breach }: { breach: MediaBreach | null }) => breach !== null,
    isThere: (_, { upload }: { upload: Upload }) => upload.complete,
    isWhole: (_, { received }: { received: Received }) => received.complete,
    isAnnounced: ({ context }) => context.upload !== null,
    isRefused: (_, { error }: { error: unknown }) => failureOf(error).kind === 'mediaRefused',
    /** True if the shop has discarded the upload; the shop keeps an unfinished upload for a day. */
    isForgotten: (_, { error }: { error: unknown }) => failureOf(error).kind === 'notFound',
  },
  actions: {
    rememberDigest: assign((_, { sha256 }: { sha256: string }) => ({ sha256 })),
    rememberBreach: assign((_, { breach }: { breach: MediaBreach }) => ({ breach })),
    rememberRefusal: assign((_, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      return { breach: failure.kind === 'mediaRefused' ? failure.breach : null };
    }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error), sent: 0 })),
    rememberUpload: assign((_, { upload }: { upload: Upload }) => ({ upload, sent: 0 })),
    moveOn: assign(({ context }, { received }: { received: Received }) => ({
      upload: { ...given(context.upload), offset: received.offset },
      sent: 0,
    })),
    count: assign((_, { bytes }: { bytes: number }) => ({ sent: Math.max(bytes, 0) })),
    clearFailure: assign({ failure: null, sent: 0 }),
    tell: emit(({ context }) => {
      const { fileName, mediaType, url } = given(context.upload);
      return {
        type: 'file.uploaded' as const,
        media: { fileName, kind: kindOf(mediaType), url, name: context.file.name },
      };
    }),
  },
}).createMachine({
  id: 'mediaUpload',
  description: 'Uploads one file of a work or a profile; no part of the file is sent twice.',
  context: ({ input }) => ({
    file: input.file,
    sha256: null,
    upload: null,
    sent: 0,
    breach: null,
    failure: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Before sending, the app checks the file’s type by its first bytes, and its size.',
      tags: 'busy',
      meta: { requirement: 'spec 5.10' },
      on: cancelled,
      invoke: {
        id: 'checkMedia',
        src: 'checkMedia',
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'rememberBreach', params: ({ event }) => ({ breach: given(event.output.breach) }) },
          },
          {
            target: 'announcing',
            actions: {
              type: 'rememberDigest',
              params: ({ event }) => ({ sha256: event.output.breach === null ? event.output.sha256 : '' }),
            },
          },
        ],
        // The file was moved, or its medium removed, after the customer chose it.
        onError: { target: 'refused', actions: { type: 'rememberBreach', params: { breach: 'missing' } } },
      },
    },
    refused: {
      description: 'The file was refused; the customer reads why and can dismiss it.',
      meta: { requirement: 'spec 8.14' },
      on: cancelled,
    },
    announcing: {
      description: 'The app announces the file by its digest; the shop returns how much of the file it has.',
      tags: 'busy',
      meta: { requirement: 'spec 7.13' },
      entry: { type: 'clearFailure' },
      on: cancelled,
      invoke: {
        id: 'announceFile',
        src: 'announceFile',
        input: ({ context }) => ({ file: context.file, sha256: given(context.sha256) }),
        onDone: [
          { guard: isThere, ...told },
          { target: 'sending', actions: keepAnswer },
        ],
        onError: [refusedByShop, failed],
      },
    },
    sending: {
      description: 'The app sends a piece of the file; the customer sees the progress and can pause or cancel.',
      tags: 'busy',
      meta: { requirement: 'spec 7.13' },
      on: { ...pausable, 'bytes.sent': { actions: { type: 'count', params: ({ event }) => event } } },
      invoke: {
        id: 'sendPiece',
        src: 'sendPiece',
        input: ({ context }) => ({ file: context.file, upload: given(context.upload) }),
        onDone: [
          {
            guard: { type: 'isWhole', params: ({ event }) => ({ received: event.output }) },
            target: 'looking',
            actions: { type: 'moveOn', params: ({ event }) => ({ received: event.output }) },
          },
          {
            target: 'sending',
            reenter: true,
            actions: { type: 'moveOn', params: ({ event }) => ({ received: event.output }) },
          },
        ],
        onError: [refusedByShop, failed],
      },
    },
    looking: {
      description: 'The app asks the shop how much of the file has arrived, and where to send the rest.',
      tags: 'busy',
      meta: { requirement: 'design, Failure: a write is never repeated blindly' },
      entry: { type: 'clearFailure' },
      on: pausable,
      invoke: {
        id: 'readOffset',
        src: 'readOffset',
        input: ({ context }) => ({ upload: given(context.upload) }),
        onDone: [
          { guard: isThere, ...told },
          { target: 'sending', actions: keepAnswer },
        ],
        onError: [{ guard: { type: 'isForgotten', params: errorOf }, target: 'announcing' }, failed],
      },
    },
    paused: {
      description: 'The upload is paused until the customer resumes it.',
      meta: { requirement: 'spec 7.13' },
      on: { ...cancelled, 'upload.resumed': { target: 'looking' } },
    },
    failed: {
      description: 'The upload failed; the customer sees the reason and can resume or dismiss it.',
      meta: { requirement: 'design, Failure: a write is never repeated blindly' },
      on: {
        ...cancelled,
        'upload.resumed': [{ guard: { type: 'isAnnounced' }, target: 'looking' }, { target: 'announcing' }],
      },
    },
    done: { type: 'final', description: 'The shop has the file.', meta: { requirement: 'spec 7.13' } },
    gone: {
      type: 'final',
      description: 'The customer has cancelled or dismissed the upload.',
      meta: { requirement: 'spec 12.1' },
    },
  },
});
