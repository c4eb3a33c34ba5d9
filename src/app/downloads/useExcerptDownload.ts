import { downloadFile } from '#api/files.ts';
import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { useApp } from '../app.ts';
import { fileOf } from './documentFile.ts';
import { useDownload } from './useDownload.ts';

/** Saves register excerpts; the document's name is the file name if the shop proposes none. */
export function useExcerptDownload() {
  const { http } = useApp();
  return useDownload<RegisterExcerpt>({
    read: async ({ fileUuid }, signal) => downloadFile(http, fileOf(fileUuid), signal),
    nameOf: ({ name }) => name,
  });
}
