import { useState } from 'react';
import type { Download } from '#api/http.ts';
import { saveBlob } from '#api/save.ts';
import { useApp } from '../app.ts';
import { useSubmission } from '../flow/useSubmission.ts';

export interface DownloadOptions<File> {
  /** Fetches the file. Throws `FailureError`. */
  read: (file: File, signal: AbortSignal) => Promise<Download>;
  /** File name if the shop proposes none. */
  nameOf: (file: File) => string;
  onSaved?: (file: File) => void;
  /** Called if the shop lacks the call: the page reports that in place of the notification. */
  onLacking?: () => void;
  /** Called if the shop has no such file, in addition to the notification. */
  onMissing?: (file: File) => void;
}

/**
 * Saves files of the shop one by one, in the order of the presses; `saving` is the file being downloaded. A failure is
 * shown as a notification, since the clicked list stays unchanged.
 */
export function useDownload<File>({ read, nameOf, onSaved, onLacking, onMissing }: DownloadOptions<File>) {
  const { notifications } = useApp();
  // In the order of the presses; the first is being downloaded.
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
