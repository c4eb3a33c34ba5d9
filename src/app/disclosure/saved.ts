import { useSyncExternalStore } from 'react';
import { deviceDraft, hasDeviceDrafts } from '../drafts/deviceDrafts.ts';
import type { ForgettableDraft } from '../drafts/drafts.ts';
import { PREFIX } from '../drafts/forgetDrafts.ts';

const listeners = new Set<() => void>();
const tell = () => {
  for (const changed of listeners) changed();
};

/** Forms filled in by this tab, and those among them that another tab has stored since. */
const own = new Set<string>();
const elsewhere = new Set<string>();

/**
 * Creates the draft of a self-disclosure form, stored on this device because customers rarely have all data at hand at
 * once. Every change updates the notes of the frame.
 *
 * @param begunWith Values of the form without a draft, as the shop has stored them.
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

/** True if this device keeps unsent input. */
export function useIsKept(): boolean {
  return useSyncExternalStore(subscribeToDrafts, hasDeviceDrafts);
}

/** True if another tab fills in the same form: the last write wins. */
export function useIsElsewhere(): boolean {
  return useSyncExternalStore(subscribeToDrafts, () => elsewhere.size > 0);
}

/** Calls `changed` when input is stored or a draft is deleted, here or in another tab. */
export function subscribeToDrafts(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hear);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.removeEventListener('storage', hear);
  };
}

/** Handles drafts stored by other tabs; a tab receives no storage event for its own writes. */
function hear({ key, newValue }: StorageEvent): void {
  const form = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
  if (!own.has(form)) return;
  if (newValue === null) elsewhere.delete(form);
  else elsewhere.add(form);
  tell();
}
