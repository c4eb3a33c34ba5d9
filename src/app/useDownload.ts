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
  /** The shop lacks the call: the page says so in place of the notification. */
  onLacking?: () => void;
  /** The shop has no such file, which is said in the notification bar too. */
  onMissing?: (file: File) => void;
}

/**
 * Saves files of the shop, one after the other, each that was pressed; `saving` tells which one is on its way. A failure
 * is said in the notification bar, since the list that was clicked in stays as it is.
 */
export function useDownload<File>({ read, nameOf, onSaved, onLacking, onMissing }: DownloadOptions<File>) {
  const { notifications } = useApp();
  // In the order of the presses; the first is on its way.
  const [queue] = useState<File[]>(() => []);
  const [latest, setLatest] = useState<File | null>(null);
  const { busy, onSubmit } = useSubmission<{ file: File }, File>({
    async send({ file }, signal) {
      const { name, blob } = await read(file, signal);
      saveBlob(name ?? nameOf(file), blob);
      return file;
    },
    onSucceeded(file) {
      goOn();
      onSaved?.(file);
    },
    onFailed(failure) {
      const [file] = queue;
      goOn();
      if (file !== undefined && failure.kind === 'notOffered') onMissing?.(file);
      if (onLacking && failure.kind === 'notOffered') return onLacking();
      const message = failure.kind === 'notOffered' ? 'fileMissing' : 'downloadFailed';
      notifications.send({ type: 'notification.raised', kind: 'error', message, failure });
    },
  });
  const begin = (file: File) => {
    setLatest(() => file);
    onSubmit({ file });
  };
  function goOn() {
    queue.shift();
    const [next] = queue;
    if (next !== undefined) begin(next);
  }
  const save = (file: File) => {
    if (queue.includes(file)) return;
    queue.push(file);
    if (queue.length === 1) begin(file);
  };
  return { saving: busy ? latest : null, save };
}
