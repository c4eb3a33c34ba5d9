import { assign, emit, setup } from 'xstate';
import { failureOf } from '#domain/shop/failure.ts';
import type { Upload } from '#domain/shop/upload.ts';
import { errorOf, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { type Checked, type ChosenFile, checkPort, lookPort, type Progress, sendPort } from './ports.ts';
import type { UploadContext, UploadEmitted, UploadEvent, UploadInput, UploadRules } from './types.ts';

/** Context before the check of a file, or without one. */
const begin = ({ file }: UploadInput) => ({ file, sha256: null, upload: null, sent: 0, breach: null, failure: null });
const forget = { type: 'hold', params: { file: null } } as const;
const discarded = { 'upload.discarded': { target: 'choosing', actions: forget } } as const;
const resumed = { 'upload.resumed': { target: 'looking' } } as const;
const paused = { 'upload.paused': { target: 'stopped' } } as const;
const refusedByShop = {
  guard: { type: 'isRefused', params: errorOf },
  target: 'refused',
  actions: { type: 'rememberRefusal', params: errorOf },
} as const;
const failed = { target: 'failed', actions: keepFailure } as const;

/**
 * Creates the machine of one file on its way to the shop: checked before it is sent, sent once, in one request or piece
 * by piece, and searched at the shop before another attempt, which sends only the rest. The chosen file stays until it
 * is uploaded or given up. The ports decide about the kind of file and its destination.
 *
 * A factory for the sake of the types and of the shop's rules: `Uploaded` is the type of the uploaded file, `Breach`
 * that of the reasons for a refusal.
 */
export const createUploadMachine = <Uploaded, Breach>({ unreadable, refusalOf }: UploadRules<Breach>) => {
  const choosable = {
    'file.chosen': {
      target: 'checking',
      actions: { type: 'hold', params: ({ event }: { event: { file: ChosenFile } }) => ({ file: event.file }) },
    },
    'choice.refused': {
      target: 'refused',
      actions: { type: 'rememberBreach', params: ({ event }: { event: { breach: Breach } }) => event },
    },
  } as const;
  const answer = ({ event }: { event: { output: Progress<Uploaded> } }) => event.output;
  const checked = ({ event }: { event: { output: Checked<Breach> } }) => event.output;
  const told = {
    guard: { type: 'isThere', params: answer },
    target: 'done',
    actions: { type: 'emitUpload', params: answer },
  } as const;
  const keepAnswer = { type: 'rememberUpload', params: answer } as const;
  const input = ({ context: { file, sha256, upload } }: { context: UploadContext<Breach> }) => ({
    file: { ...nonNull(file), sha256: nonNull(sha256) },
    upload,
  });
  const look = { id: 'lookUp', src: 'lookUp', input } as const;
  return setup({
    types: {
      context: {} as UploadContext<Breach>,
      input: {} as UploadInput,
      events: {} as UploadEvent<Breach>,
      emitted: {} as UploadEmitted<Uploaded>,
      tags: {} as 'busy',
      meta: {} as Meta,
    },
    actors: { checkFile: checkPort<Breach>(), sendFile: sendPort<Uploaded>(), lookUp: lookPort<Uploaded>() },
    guards: {
      isChosen: ({ context }) => context.file !== null,
      isWrong: (_, { breach }: Checked<Breach>) => breach !== null,
      isNew: (_, check: Checked<Breach>) => 'isNew' in check && check.isNew,
      isThere: (_, { uploaded }: Progress<Uploaded>) => uploaded !== null,
      isWhole: (_, { upload }: Progress<Uploaded>) => upload?.complete === true,
      isRefused: (_, { error }: { error: unknown }) => refusalOf(failureOf(error)) !== null,
      /** True if another tab, or a browser's own retry of a call with a cut connection, was first. */
      isThereAlready: (_, { error }: { error: unknown }) => failureOf(error).kind === 'conflict',
      /** True if the shop has discarded the pieces; the shop keeps an unfinished upload for a day. */
      isForgotten: ({ context }, { error }: { error: unknown }) =>
        context.upload !== null && failureOf(error).kind === 'notFound',
    },
    actions: {
      hold: assign((_, input: UploadInput) => begin(input)),
      rememberDigest: assign((_, check: Checked<Breach>) => ({ sha256: 'sha256' in check ? check.sha256 : null })),
      rememberBreach: assign((_, { breach }: { breach: Breach | null }) => ({ breach, failure: null })),
      rememberRefusal: assign((_, { error }: { error: unknown }) => ({ breach: refusalOf(failureOf(error)) })),
      rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error), sent: 0 })),
      rememberUpload: assign((_, { upload }: { upload: Upload | null }) => ({ upload })),
      count: assign((_, { bytes }: { bytes: number }) => ({ sent: Math.max(bytes, 0) })),
      startOver: assign({ sent: 0, failure: null }),
      forgetUpload: assign({ upload: null }),
      emitUpload: emit((_, { uploaded }: Progress<Uploaded>) => ({
        type: 'file.uploaded' as const,
        uploaded: nonNull(uploaded),
      })),
    },
  }).createMachine({
    id: 'upload',
    description: 'Uploads one file: checks it before sending, and sends no part of it twice.',
    context: ({ input }) => begin(input),
    initial: 'choosing',
    states: {
      choosing: {
        description: 'The customer chooses a file or drags one onto the page.',
        meta: { requirement: '5.9, 5.10' },
        always: { guard: 'isChosen', target: 'checking' },
        on: choosable,
      },
      checking: {
        description: 'Before sending, the app checks the file’s type by its first bytes, and its size.',
        tags: 'busy',
        meta: { requirement: '5.9, 5.10' },
        on: { ...discarded, 'upload.cancelled': discarded['upload.discarded'] },
        invoke: {
          id: 'checkFile',
          src: 'checkFile',
          input: ({ context }) => ({ file: nonNull(context.file) }),
          onDone: [
            {
              guard: { type: 'isWrong', params: checked },
              target: 'refused',
              actions: { type: 'rememberBreach', params: checked },
            },
            {
              guard: { type: 'isNew', params: checked },
              target: 'sending',
              actions: { type: 'rememberDigest', params: checked },
            },
            { target: 'looking', actions: { type: 'rememberDigest', params: checked } },
          ],
          onError: { target: 'refused', actions: { type: 'rememberBreach', params: { breach: unreadable } } },
        },
      },
      refused: {
        description: 'The file was refused; the customer reads why and can choose another one or dismiss it.',
        meta: { requirement: '8.14' },
        on: { ...choosable, ...discarded },
      },
      looking: {
        description: 'Before sending, the app asks the shop how much of the file it has, and where to send the rest.',
        tags: 'busy',
        meta: { requirement: '17.2' },
        entry: { type: 'startOver' },
        on: { ...paused, ...discarded, 'upload.cancelled': { target: 'stopped' } },
        invoke: {
          ...look,
          onDone: [told, { target: 'sending', actions: keepAnswer }],
          onError: [
            {
              guard: { type: 'isForgotten', params: errorOf },
              target: 'looking',
              reenter: true,
              actions: { type: 'forgetUpload' },
            },
            refusedByShop,
            failed,
          ],
        },
      },
      sending: {
        description: 'The app sends the file or a piece of it, once; the customer sees the progress and can stop it.',
        tags: 'busy',
        meta: { requirement: '7.13, 7.21' },
        entry: { type: 'startOver' },
        on: {
          ...paused,
          ...discarded,
          'bytes.sent': { actions: { type: 'count', params: ({ event }) => event } },
          'upload.cancelled': { target: 'withdrawing' },
        },
        invoke: {
          id: 'sendFile',
          src: 'sendFile',
          input,
          onDone: [
            told,
            { guard: { type: 'isWhole', params: answer }, target: 'looking', actions: keepAnswer },
            { target: 'sending', reenter: true, actions: keepAnswer },
          ],
          onError: [
            refusedByShop,
            { guard: { type: 'isThereAlready', params: errorOf }, target: 'confirming', actions: keepFailure },
            failed,
          ],
        },
      },
      confirming: {
        description: 'The shop reports that it already has the file or a part of it; the app reads what the shop has.',
        tags: 'busy',
        meta: { requirement: '17.2' },
        on: discarded,
        invoke: { ...look, onDone: [told, { target: 'failed' }], onError: failed },
      },
      failed: {
        description:
          'The upload failed or its result is unknown; the customer sees the reason and can continue, or choose another file.',
        meta: { requirement: '17.2' },
        on: { ...choosable, ...discarded, ...resumed },
      },
      withdrawing: {
        description: 'The customer cancelled the upload; the app checks whether the whole file has arrived anyway.',
        tags: 'busy',
        meta: { requirement: '17.2' },
        invoke: { ...look, onDone: [told, { target: 'stopped' }], onError: { target: 'stopped' } },
      },
      stopped: {
        description: 'The upload is paused or cancelled; the customer can continue it or choose another file.',
        meta: { requirement: '17.2' },
        on: { ...choosable, ...discarded, ...resumed },
      },
      done: {
        description: 'The shop has the file; the customer can choose another one.',
        meta: { requirement: '7.13, 7.21' },
        entry: forget,
        on: choosable,
      },
    },
  });
};

export type UploadMachine<Uploaded, Breach> = ReturnType<typeof createUploadMachine<Uploaded, Breach>>;
