import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { Upload } from '#domain/shop/upload.ts';
import { conflict, notFound, offline } from '#machines/testing/failures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { createUploadMachine, type UploadMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';
export const tooMany = new FailureError({ kind: 'fileRefused', breach: 'tooMany' });

export const file = { key: 1, name: 'Liste.pdf', size: 2_500_000 };
export const uploaded = { id: 7 };
export const chosen = { type: 'file.chosen', file } as const;
export const good = { breach: null, sha256: 'f00d', isNew: false } as const;
export const upload: Upload = {
  uuid: 'u-1',
  fileName: 'u-1.mp4',
  mediaType: 'video/mp4',
  url: '/bucket/u-1',
  offset: 0,
  complete: false,
  expiresAt: '2026-11-23T12:00:00Z',
};
export const nothing = { uploaded: null, upload: null };
export const announced = { uploaded: null, upload };
export const taken = { uploaded: null, upload: { ...upload, offset: 1_000_000 } };
export const last = { uploaded: null, upload: { ...upload, offset: 2_500_000, complete: true } };
export const whole = { uploaded, upload: null };

const uploadCases: Cases<UploadMachine<typeof uploaded, FileBreach>> = {
  input: { file: null },
  otherInputs: [{ file }],
  events: [
    chosen,
    { type: 'choice.refused', breach: 'several' },
    { type: 'bytes.sent', bytes: 500_000 },
    { type: 'upload.paused' },
    { type: 'upload.cancelled' },
    { type: 'upload.resumed' },
    { type: 'upload.discarded' },
  ],
  outcomes: [
    succeeds('checkFile', { ...good, isNew: true }, 'a file that the shop does not have'),
    succeeds('checkFile', good, 'a file'),
    succeeds('checkFile', { breach: 'notPdf' }, 'something else'),
    fails('checkFile', new Error('NotReadableError')),
    succeeds('sendFile', whole, 'taken'),
    succeeds('sendFile', taken, 'a piece is taken'),
    succeeds('sendFile', last, 'the last piece is taken'),
    fails('sendFile', offline),
    fails('sendFile', conflict),
    fails('sendFile', tooMany),
    succeeds('lookUp', whole, 'it is there'),
    succeeds('lookUp', nothing, 'it is not there'),
    succeeds('lookUp', taken, 'a part is there'),
    fails('lookUp', offline),
    fails('lookUp', notFound),
    fails('lookUp', tooMany),
  ],
  stateKey: ({ context }) => [
    context.file !== null,
    context.sha256 !== null,
    context.upload?.offset,
    context.sent,
    context.breach,
    context.failure?.kind,
  ],
  invariants: (snapshot) => {
    const { file: held, sha256, upload: begun, breach, failure } = snapshot.context;
    const isOnItsWay = ['sending', 'confirming', 'failed', 'looking', 'withdrawing', 'stopped'].includes(
      snapshot.value,
    );
    return {
      'a running or stopped upload keeps its file': !isOnItsWay || (held !== null && sha256 !== null),
      'nothing is sent of which something is wrong': snapshot.value !== 'sending' || breach === null,
      'a complete upload is not sent again': snapshot.value !== 'sending' || begun?.complete !== true,
      'a refused file has a breach': snapshot.value !== 'refused' || breach !== null,
      'a failed state has a failure': snapshot.value !== 'failed' || failure !== null,
      'a finished or cancelled upload releases its file':
        !['choosing', 'done'].includes(snapshot.value) || (held === null && sha256 === null && begun === null),
    };
  },
};

const machine = createUploadMachine<typeof uploaded, FileBreach>({
  unreadable: 'unreadable',
  refusalOf: (failure) => (failure.kind === 'fileRefused' ? failure.breach : null),
});

export const subject: Subject = { name: 'upload', machine, cases: uploadCases, selectors };
