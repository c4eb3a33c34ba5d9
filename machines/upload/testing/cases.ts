import { FailureError } from '#domain/shop/failure.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { createUploadMachine, type UploadMachine } from '../machine.ts';

export const offline = new FailureError({ kind: 'offline' });
export const conflict = new FailureError({ kind: 'conflict' });
export const tooMany = new FailureError({ kind: 'fileRefused', breach: 'tooMany' });

export const file = { key: 1, name: 'Liste.pdf', size: 2_900_000 };
export const document = { id: 7 };
export const chosen = { type: 'file.chosen', file } as const;
export const good = { breach: null, sha256: 'f00d' } as const;

const uploadCases: Cases<UploadMachine<typeof document>> = {
  events: [
    chosen,
    { type: 'choice.refused', breach: 'several' },
    { type: 'bytes.sent', percent: 60 },
    { type: 'upload.cancelled' },
    { type: 'retry.requested' },
    { type: 'upload.discarded' },
  ],
  outcomes: [
    succeeds('checkFile', good, 'a PDF'),
    succeeds('checkFile', { breach: 'notPdf' }, 'something else'),
    fails('checkFile', new Error('NotReadableError')),
    succeeds('sendFile', { document }, 'taken'),
    fails('sendFile', offline),
    fails('sendFile', conflict),
    fails('sendFile', tooMany),
    succeeds('findFile', { document }, 'it is there'),
    succeeds('findFile', { document: null }, 'it is not there'),
    fails('findFile', offline),
  ],
  stateKey: ({ context }) => [
    context.file !== null,
    context.sha256 !== null,
    context.percent,
    context.breach,
    context.failure?.kind,
  ],
  invariants: (snapshot) => {
    const { file: held, sha256, breach, failure } = snapshot.context;
    const isOnItsWay = ['sending', 'confirming', 'failed', 'looking', 'withdrawing', 'cancelled'].includes(
      snapshot.value,
    );
    return {
      'what is on its way, or stopped there, is not lost': !isOnItsWay || (held !== null && sha256 !== null),
      'nothing is sent of which something is wrong': snapshot.value !== 'sending' || breach === null,
      'what is refused says why': snapshot.value !== 'refused' || breach !== null,
      'what failed says why': snapshot.value !== 'failed' || failure !== null,
      'what is there, or was given up, is held no longer':
        !['choosing', 'done'].includes(snapshot.value) || (held === null && sha256 === null),
    };
  },
};

export const subject: Subject = {
  name: 'upload',
  machine: createUploadMachine<typeof document>(),
  cases: uploadCases,
};
