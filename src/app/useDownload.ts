import { useState } from 'react';
import type { Download } from '#api/http.ts';
import { saveBlob } from '#api/save.ts';
import { useApp } from './app.ts';
import { useSubmission } from './form/useSubmission.ts';

export interface DownloadOptions<File> {
  /** Fetches it. Throws `FailureError`. */
  read: (file: File, signal: AbortSignal) => Promise<Download>;
  /** What it is called where the shop proposes no name. */
  nameOf: (file: File) => string;
  onSaved?: (file: File) => void;
}

/**
 * Saves files of the shop, one at a time; `saving` tells which one is on its way. A failure is said in the notification
 * bar, since the list that was clicked in stays as it is.
 */
export function useDownload<File>({ read, nameOf, onSaved }: DownloadOptions<File>) {
  const { notifications } = useApp();
  const [latest, setLatest] = useState<File | null>(null);
  const { busy, onSubmit } = useSubmission<{ file: File }, File>({
    async send({ file }, signal) {
      const { name, blob } = await read(file, signal);
      saveBlob(name ?? nameOf(file), blob);
      return file;
    },
    onSucceeded: onSaved,
    onFailed: (failure) =>
      notifications.send({ type: 'notification.raised', kind: 'error', message: 'downloadFailed', failure }),
  });
  const save = (file: File) => {
    if (busy) return;
    setLatest(() => file);
    onSubmit({ file });
  };
  return { saving: busy ? latest : null, save };
}
