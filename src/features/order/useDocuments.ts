import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import { downloadFile, readLegalDocument } from '#api/files.ts';
import { saveBlob } from '#api/save.ts';
import { type App, useApp } from '#app/app.tsx';
import { useSubscription } from '#app/useSubscription.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { createSubmissionMachine } from '#machines/submission/machine.ts';
import { isSubmitting } from '#machines/submission/selectors.ts';

const submission = createSubmissionMachine<LegalDocument, LegalDocument>();

/** Fetches legal documents, one at a time, and tells when one is there. A failure is said in the notification bar. */
export function useDocuments(onOpened: (document: LegalDocument) => void) {
  const app = useApp();
  const { notifications, inspect } = app;
  const [machine] = useState(() => openingWith(app));
  const opening = useActorRef(machine, { inspect });
  const [asked, setAsked] = useState<number | null>(null);
  const busy = useSelector(opening, isSubmitting);
  const connect = useCallback(() => {
    const success = opening.on('submission.succeeded', ({ result }) => onOpened(result));
    const failure = opening.on('submission.failed', ({ failure: reason }) =>
      notifications.send({
        type: 'notification.raised',
        kind: 'error',
        message: 'downloadFailed',
        failure: reason,
      }),
    );
    return () => {
      success.unsubscribe();
      failure.unsubscribe();
    };
  }, [opening, onOpened, notifications]);
  useSubscription(connect);
  return {
    openingId: busy ? asked : null,
    open(document: LegalDocument) {
      if (busy) return;
      setAsked(document.id);
      opening.send({ type: 'submission.requested', payload: document });
    },
  };
}

function openingWith({ http }: App) {
  return submission.provide({
    actors: {
      submit: fromPromise(async ({ input: { payload }, signal }) => {
        const fileUuid = payload.fileUuid ?? (await readLegalDocument(http, payload.id, signal)).fileUuid;
        if (fileUuid === null) throw new FailureError({ kind: 'notFound' });
        const { name, blob } = await downloadFile(http, fileUuid, signal);
        saveBlob(name ?? `${payload.name}.pdf`, blob);
        return payload;
      }),
    },
  });
}
