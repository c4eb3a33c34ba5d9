import { useSyncExternalStore } from 'react';
import { deviceDraft, type ForgettableDraft, hasDeviceDrafts } from '../drafts.ts';

const listeners = new Set<() => void>();

/**
 * The draft of a form of the self-disclosure, which this device keeps: nobody has all of it at hand at once. The frame says
 * so for as long as it is true.
 *
 * @param begunWith What stands in the form without it: what the shop knows.
 */
export function disclosureDraft(form: string, customerUuid: string, begunWith: object): ForgettableDraft {
  const draft = deviceDraft(form, customerUuid, begunWith);
  const tell = () => {
    for (const changed of listeners) changed();
  };
  return {
    read: draft.read,
    write(values) {
      draft.write(values);
      tell();
    },
    forget() {
      draft.forget();
      tell();
    },
  };
}

/** Whether this device keeps something that was typed and not sent yet. */
export function useIsKept(): boolean {
  return useSyncExternalStore(subscribe, hasDeviceDrafts);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
