import { useSyncExternalStore } from 'react';
import { deviceDraft, hasDeviceDrafts } from '../deviceDrafts.ts';
import type { ForgettableDraft } from '../drafts.ts';
import { PREFIX } from '../forgetDrafts.ts';

const listeners = new Set<() => void>();
const tell = () => {
  for (const changed of listeners) changed();
};

/** The forms that this tab fills in, and those of them of which another tab has stored something since. */
const own = new Set<string>();
const elsewhere = new Set<string>();

/**
 * The draft of a form of the self-disclosure, which this device keeps: nobody has all of it at hand at once. The frame says
 * so for as long as it is true.
 *
 * @param begunWith What stands in the form without it: what the shop knows.
 */
export function disclosureDraft(form: string, customerUuid: string, begunWith: object): ForgettableDraft {
  const draft = deviceDraft(form, customerUuid, begunWith);
  return {
    read: draft.read,
    write(values) {
      own.add(form);
      draft.write(values);
      tell();
    },
    forget() {
      own.delete(form);
      elsewhere.delete(form);
      draft.forget();
      tell();
    },
  };
}

/** Whether this device keeps something that was typed and not sent yet. */
export function useIsKept(): boolean {
  return useSyncExternalStore(subscribeToDrafts, hasDeviceDrafts);
}

/** Whether somebody fills in the same form in another tab: of the two, what is typed last is kept. */
export function useIsElsewhere(): boolean {
  return useSyncExternalStore(subscribeToDrafts, () => elsewhere.size > 0);
}

/** Calls `changed` when something is typed, sent or given up, here or in another tab. */
export function subscribeToDrafts(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hear);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
}

/** What another tab has stored; of its own a tab hears nothing. */
function hear({ key, newValue }: StorageEvent): void {
  const form = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
  if (!own.has(form)) return;
  if (newValue === null) elsewhere.delete(form);
  else elsewhere.add(form);
  tell();
}
