import { type AnyStateMachine, createActor, type Snapshot } from 'xstate';
import * as z from 'zod/mini';
import type { FormDraft } from '#components/form/types.ts';
import { PREFIX } from './forgetDrafts.ts';

const Draft = z.object({
  customerUuid: z.string(),
  /** Version of the machine that wrote the snapshot; absent if the reader itself validates the content. */
  version: z.optional(z.string()),
  content: z.unknown(),
  /** Milliseconds since 1970; only for drafts on the device, which outlive the tab. */
  at: z.optional(z.number()),
});
type Draft = z.infer<typeof Draft>;

/** Texts that belong to a flow, by name. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Stores a flow's snapshot in this tab, per customer, so that a reload, a crash or a 401 in the middle loses nothing.
 * Never called in a writing state: the outcome of a write is read from the shop again, not remembered.
 */
export function storeDraft(
  flow: string,
  customerUuid: string,
  { version }: AnyStateMachine,
  snapshot: Snapshot<unknown>,
): void {
  storeEntry(flow, { customerUuid, version, content: snapshot });
}

/**
 * Returns the snapshot that this customer left in this tab. Null if it was stored by another version of the machine
 * (`build/versions.ts`) or cannot be restored: then the flow restarts.
 */
export function readDraft(flow: string, customerUuid: string, machine: AnyStateMachine): Snapshot<unknown> | null {
  const draft = readEntry(flow, customerUuid);
  if (!draft?.content || draft.version === undefined || draft.version !== machine.version) return null;
  // Only the machine itself can validate one of its snapshots.
  const snapshot = draft.content as Snapshot<unknown>;
  return createActor(machine, { snapshot }).getSnapshot().status === 'error' ? null : snapshot;
}

export function storeFields(flow: string, customerUuid: string, fields: Fields): void {
  storeEntry(flow, { customerUuid, content: fields });
}

/** Returns the texts that this customer's flow keeps in this tab; empty if nothing is stored, and for visitors. */
export function readFields(flow: string, customerUuid: string | null): Fields {
  const { content } = readEntry(flow, customerUuid) ?? {};
  const entries = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Draft that the form deletes once its values are sent. */
export interface ForgettableDraft extends FormDraft {
  forget(): void;
}

/**
 * Returns the draft of this customer's form, in this tab, until it is deleted; a machine's context holds sent values
 * only.
 */
export function formDraft(form: string, customerUuid: string): ForgettableDraft {
  return {
    read: () => readEntry(form, customerUuid)?.content ?? null,
    write: (values) => storeEntry(form, { customerUuid, content: values }),
    forget: () => deleteDraft(form),
  };
}

/** Called on use, since a browser that forbids storage throws on access. */
export type Where = () => Storage;
export const tabStorage: Where = () => sessionStorage;

export function deleteDraft(flow: string, where = tabStorage): void {
  try {
    where().removeItem(PREFIX + flow);
  } catch {
    // Storing is forbidden: nothing to delete.
  }
}

/** Stores the draft of a flow or a form; silently does nothing if storing is forbidden. */
export function storeEntry(name: string, draft: Draft, where = tabStorage): void {
  try {
    where().setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Without storage a flow works until the page is left.
  }
}

/** Returns the entry of this name if it belongs to this customer, else null. */
export function readEntry(name: string, customerUuid: string | null, where = tabStorage): Draft | null {
  try {
    const text = where().getItem(PREFIX + name);
    const draft = Draft.parse(JSON.parse(text ?? ''));
    return draft.customerUuid === customerUuid ? draft : null;
  } catch {
    return null;
  }
}
