import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { Download } from '#api/http.ts';
import { saveBlob } from '#api/save.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { createSubmissionMachine } from '#machines/submission/machine.ts';
import { isSubmitting } from '#machines/submission/selectors.ts';
import { useApp } from './app.tsx';

/**
 * Saves files of the shop, one at a time; `saving` tells which one is on its way. A failure is said in the notification
 * bar, since the list that was clicked in stays as it is.
 */
export function useDownload<Key>(read: (key: Key, signal: AbortSignal) => Promise<Download>) {
  const { notifications, inspect } = useApp();
  const [machine] = useState(() => createSubmissionMachine<{ key: Key; fallbackName: string }>());
  const [latest, setLatest] = useState<Key | null>(null);
  const actor = useActorRef(
    machine.provide({
      actors: {
        submit: fromPromise(async ({ input, signal }) => {
          try {
            const { name, blob } = await read(input.payload.key, signal);
            saveBlob(name ?? input.payload.fallbackName, blob);
          } catch (error) {
            notifications.send({
              type: 'notification.raised',
              kind: 'error',
              message: 'downloadFailed',
              failure: failureOf(error),
            });
            throw error;
          }
        }),
      },
    }),
    { inspect },
  );
  const busy = useSelector(actor, isSubmitting);
  const save = (key: Key, fallbackName: string) => {
    if (busy) return;
    setLatest(key);
    actor.send({ type: 'submission.requested', payload: { key, fallbackName } });
  };
  return { saving: busy ? latest : null, save };
}
