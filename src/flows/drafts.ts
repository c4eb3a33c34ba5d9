import type { Snapshot } from 'xstate';

const PREFIX = 'parkett.draft.';
/** Raised when a machine's states or context change so that an older snapshot could not be restored. */
const VERSION = 1;

interface Draft {
  version: number;
  customerUuid: string;
  snapshot: Snapshot<unknown>;
}

/**
 * Keeps a flow's snapshot in this tab, per customer, so that a reload, a crash or a 401 in the middle loses nothing.
 * Never called in a writing state: what the shop made of a write is asked again, not remembered.
 */
export function storeDraft(flow: string, customerUuid: string, snapshot: Snapshot<unknown>): void {
  const draft: Draft = { version: VERSION, customerUuid, snapshot };
  try {
    sessionStorage.setItem(PREFIX + flow, JSON.stringify(draft));
  } catch {
    // Without storage the flow works until the page is left.
  }
}

/** The snapshot that this customer left in this tab, if it fits this version of the app. */
export function readDraft(flow: string, customerUuid: string): Snapshot<unknown> | null {
  try {
    const text = sessionStorage.getItem(PREFIX + flow);
    const draft: Draft | null = text === null ? null : JSON.parse(text);
    return draft?.version === VERSION && draft.customerUuid === customerUuid ? draft.snapshot : null;
  } catch {
    return null;
  }
}

export function deleteDraft(flow: string): void {
  try {
    sessionStorage.removeItem(PREFIX + flow);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}

/** Forgets all flows: after a logout nothing of the customer stays in this tab. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}
