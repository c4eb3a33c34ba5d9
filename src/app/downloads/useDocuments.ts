import { useState } from 'react';
import type { LegalDocument } from '#domain/shop/product.ts';
import { useApp } from '../app.ts';
import { documentFile } from './documentFile.ts';
import { useDownload } from './useDownload.ts';

/** Saves legal documents of a product; the document's name is the file name if the shop proposes none. */
export function useDocuments(onSaved?: (document: LegalDocument) => void) {
  const { http } = useApp();
  // Requested documents of which the shop has no file.
  const [withoutFile, setWithoutFile] = useState<readonly LegalDocument[]>([]);
  const download = useDownload<LegalDocument>({
    read: (document, signal) => documentFile(http, document, signal),
    nameOf: ({ name }) => `${name}.pdf`,
    onSaved(document) {
      setWithoutFile((before) => before.filter(({ id }) => id !== document.id));
      onSaved?.(document);
    },
    onMissing: (document) => setWithoutFile((before) => [...before.filter(({ id }) => id !== document.id), document]),
  });
  return { ...download, withoutFile };
}
