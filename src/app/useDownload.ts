import { useState } from 'react';
import type { Download } from '#api/http.ts';
import { saveBlob } from '#api/save.ts';
import { useApp } from './app.ts';
import { useSubmission } from './form/useSubmission.ts';

/**
 * Saves files of the shop, one at a time; `saving` tells which one is on its way. A failure is said in the notification
 * bar, since the list that was clicked in stays as it is.
 */
export function useDownload<Key>(read: (key: Key, signal: AbortSignal) => Promise<Download>) {
  const { notifications } = useApp();
  const [latest, setLatest] = useState<Key | null>(null);
  const { busy, onSubmit } = useSubmission<{ key: Key; fallbackName: string }>({
    async send({ key, fallbackName }, signal) {
      const { name, blob } = await read(key, signal);
      saveBlob(name ?? fallbackName, blob);
    },
    onFailed: (failure) =>
      notifications.send({ type: 'notification.raised', kind: 'error', message: 'downloadFailed', failure }),
  });
  const save = (key: Key, fallbackName: string) => {
    if (busy) return;
    setLatest(key);
    onSubmit({ key, fallbackName });
  };
  return { saving: busy ? latest : null, save };
}
