import { FailureError } from '#domain/shop/failure.ts';
import type { Upload } from '#domain/shop/upload.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { mediaUploadMachine } from '../machine.ts';

export const offline = new FailureError({ kind: 'offline' });
export const conflict = new FailureError({ kind: 'conflict' });
export const notFound = new FailureError({ kind: 'notFound' });
export const notRecognized = new FailureError({ kind: 'mediaRefused', breach: 'notRecognized' });

export const file = { chosenAt: 1, name: 'Welle.mp4', size: 2_500_000 };
export const sha256 = 'f00d';
export const upload: Upload = {
  uuid: 'u-1',
  fileName: 'u-1.mp4',
  mediaType: 'video/mp4',
  url: '/bucket/u-1',
  offset: 0,
  complete: false,
  expiresAt: '2026-11-23T12:00:00Z',
};
export const half: Upload = { ...upload, offset: 1_500_000 };
export const whole: Upload = { ...upload, url: '/file/u-1', offset: 2_500_000, complete: true, expiresAt: null };
export const taken = { uuid: 'u-1', offset: 1_000_000, complete: false };
export const last = { uuid: 'u-1', offset: 2_500_000, complete: true };

const mediaUploadCases: Cases<typeof mediaUploadMachine> = {
  input: { file },
  events: [
    { type: 'bytes.sent', bytes: 500_000 },
    { type: 'upload.paused' },
    { type: 'upload.resumed' },
    { type: 'upload.cancelled' },
  ],
  outcomes: [
    succeeds('checkMedia', { breach: null, sha256 }, 'a film'),
    succeeds('checkMedia', { breach: 'notRecognized' }, 'not what its name says'),
    fails('checkMedia', new Error('NotReadableError')),
    succeeds('announceFile', upload, 'nothing is there'),
    succeeds('announceFile', whole, 'it is there'),
    fails('announceFile', offline),
    fails('announceFile', notRecognized),
    succeeds('sendPiece', taken, 'a piece is taken'),
    succeeds('sendPiece', last, 'the last one is taken'),
    fails('sendPiece', offline),
    fails('sendPiece', notRecognized),
    succeeds('readOffset', half, 'a part is there'),
    succeeds('readOffset', whole, 'all of it is there'),
    fails('readOffset', offline),
    fails('readOffset', notFound),
  ],
  stateKey: ({ context }) => [
    context.sha256 !== null,
    context.upload?.offset,
    context.sent,
    context.breach,
    context.failure?.kind,
  ],
  invariants: (snapshot) => {
    const { context, value } = snapshot;
    return {
      'nothing is sent of which something is wrong': value !== 'sending' || context.breach === null,
      'what is sent was announced': value !== 'sending' || context.upload !== null,
      'what is there whole is not sent again': value !== 'sending' || context.upload?.complete === false,
      'what is refused says why': value !== 'refused' || context.breach !== null,
      'what failed says why': value !== 'failed' || context.failure !== null,
      'what is done is there': value !== 'done' || context.upload?.complete === true,
    };
  },
};

export const subject: Subject = { name: 'mediaUpload', machine: mediaUploadMachine, cases: mediaUploadCases };
