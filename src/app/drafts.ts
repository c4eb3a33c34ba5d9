import type { Snapshot } from 'xstate';
import { PREFIX } from './forgetDrafts.ts';

/** Raised when a machine's states or context change so that an older snapshot could not be restored. */
const VERSION = 1;

interface Draft<T> {
  version: number;
  customerUuid: string;
  content: T;
}

/** What was typed into the fields of a form and not submitted yet, by field. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Keeps a flow's snapshot in this tab, per customer, so that a reload, a crash or a 401 in the middle loses nothing.
 * Never called in a writing state: what the shop made of a write is asked again, not remembered.
 */
export function storeDraft(flow: string, customerUuid: string, snapshot: Snapshot<unknown>): void {
  store(flow, customerUuid, snapshot);
}

/** The snapshot that this customer left in this tab, if it fits this version of the app. */
export function readDraft(flow: string, customerUuid: string): Snapshot<unknown> | null {
  return read<Snapshot<unknown>>(flow, customerUuid);
}

/** Keeps what is being typed beside a flow's snapshot: a machine's context holds what was submitted. */
export function storeFields(form: string, customerUuid: string, fields: Fields): void {
  store(form, customerUuid, fields);
}

/** What this customer had typed in this tab; empty where nothing is kept. */
export function readFields(form: string, customerUuid: string): Fields {
  return read<Fields>(form, customerUuid) ?? {};
}

export function deleteDraft(flow: string): void {
  try {
    sessionStorage.removeItem(PREFIX + flow);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}

function store<T>(name: string, customerUuid: string, content: T): void {
  const draft: Draft<T> = { version: VERSION, customerUuid, content };
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Without storage a flow works until the page is left.
  }
}

function read<T>(name: string, customerUuid: string): T | null {
  try {
    const text = sessionStorage.getItem(PREFIX + name);
    const draft: Draft<T> | null = text === null ? null : JSON.parse(text);
    return draft?.version === VERSION && draft.customerUuid === customerUuid ? draft.content : null;
  } catch {
    return null;
  }
}
