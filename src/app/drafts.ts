import type { Snapshot } from 'xstate';
import type { FormDraft } from '#components/form/types.ts';
import { PREFIX } from './forgetDrafts.ts';

/** Raised when a machine's states or context change so that an older snapshot could not be restored. */
const VERSION = 2;

interface Draft<T> {
  version: number;
  customerUuid: string;
  content: T;
}

/** Texts that belong to a flow, by name. */
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

/** Keeps texts beside a flow's snapshot. */
export function storeFields(flow: string, customerUuid: string, fields: Fields): void {
  store(flow, customerUuid, fields);
}

/** The texts that this customer's flow keeps in this tab; empty where nothing is kept. */
export function readFields(flow: string, customerUuid: string): Fields {
  return read<Fields>(flow, customerUuid) ?? {};
}

/** Keeps what a form of this customer holds, in this tab, until it is deleted: a machine's context holds what was sent. */
export function formDraft(form: string, customerUuid: string): FormDraft & { forget(): void } {
  return {
    read: () => read<unknown>(form, customerUuid),
    write: (values) => store(form, customerUuid, values),
    forget: () => deleteDraft(form),
  };
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
