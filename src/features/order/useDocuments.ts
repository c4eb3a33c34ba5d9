import { useState } from 'react';
import { downloadFile, readLegalDocument } from '#api/files.ts';
import { saveBlob } from '#api/save.ts';
import { useApp } from '#app/app.ts';
import { useSubmission } from '#app/form/useSubmission.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { LegalDocument } from '#domain/shop/product.ts';

/** Fetches legal documents, one at a time, and tells when one is there. A failure is said in the notification bar. */
export function useDocuments(onOpened: (document: LegalDocument) => void) {
  const { http, notifications } = useApp();
  const [asked, setAsked] = useState<number | null>(null);
  const { busy, onSubmit } = useSubmission<LegalDocument, LegalDocument>({
    async send(document, signal) {
      const fileUuid = document.fileUuid ?? (await readLegalDocument(http, document.id, signal)).fileUuid;
      if (fileUuid === null) throw new FailureError({ kind: 'notFound' });
      const { name, blob } = await downloadFile(http, fileUuid, signal);
      saveBlob(name ?? `${document.name}.pdf`, blob);
      return document;
    },
    onSucceeded: onOpened,
    onFailed: (failure) =>
      notifications.send({ type: 'notification.raised', kind: 'error', message: 'downloadFailed', failure }),
  });
  return {
    openingId: busy ? asked : null,
    open(document: LegalDocument) {
      if (busy) return;
      setAsked(document.id);
      onSubmit(document);
    },
  };
}
