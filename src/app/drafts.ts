import { type AnyStateMachine, createActor, type Snapshot } from 'xstate';
import type { FormDraft } from '#components/form/types.ts';
import { PREFIX } from './forgetDrafts.ts';

interface Draft {
  customerUuid: string;
  /** Of the machine whose snapshot it is; none where the reader itself takes only what fits. */
  version?: string | undefined;
  content: unknown;
  /** Milliseconds since 1970; of what the device keeps, which a closed tab does not end. */
  at?: number;
}

/** Texts that belong to a flow, by name. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Keeps a flow's snapshot in this tab, per customer, so that a reload, a crash or a 401 in the middle loses nothing.
 * Never called in a writing state: what the shop made of a write is asked again, not remembered.
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
 * The snapshot that this customer left in this tab, if this machine can go on from it. One that another version of the
 * machine kept (`build/versions.ts`), or that cannot be restored, is none: the flow begins anew.
 */
export function readDraft(flow: string, customerUuid: string, machine: AnyStateMachine): Snapshot<unknown> | null {
  const draft = readEntry(flow, customerUuid);
  if (!draft?.content || draft.version === undefined || draft.version !== machine.version) return null;
  // The machine itself has to say what it takes for one of its snapshots.
  const snapshot = draft.content as Snapshot<unknown>;
  return createActor(machine, { snapshot }).getSnapshot().status === 'error' ? null : snapshot;
}

/** Keeps texts beside a flow's snapshot. */
export function storeFields(flow: string, customerUuid: string, fields: Fields): void {
  storeEntry(flow, { customerUuid, content: fields });
}

/** The texts that this customer's flow keeps in this tab; empty where nothing is kept, and where nobody is signed in. */
export function readFields(flow: string, customerUuid: string | null): Fields {
  const { content } = readEntry(flow, customerUuid) ?? {};
  const entries = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Of a form whose values were sent, nothing is kept. */
export interface ForgettableDraft extends FormDraft {
  forget(): void;
}

/** Keeps what a form of this customer holds, in this tab, until it is deleted: a machine's context holds what was sent. */
export function formDraft(form: string, customerUuid: string): ForgettableDraft {
  return {
    read: () => readEntry(form, customerUuid)?.content ?? null,
    write: (values) => storeEntry(form, { customerUuid, content: values }),
    forget: () => deleteDraft(form),
  };
}

/** Asked for when it is used: a browser that forbids it says so by throwing. */
export type Where = () => Storage;
export const tabStorage: Where = () => sessionStorage;

export function deleteDraft(flow: string, where = tabStorage): void {
  try {
    where().removeItem(PREFIX + flow);
  } catch {
    // Nothing was stored where storing is forbidden.
  }
}

/** Stores what a flow or a form keeps; forgotten without a word where storing is forbidden. */
export function storeEntry(name: string, draft: Draft, where = tabStorage): void {
  try {
    where().setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Without storage a flow works until the page is left.
  }
}

/** The entry of this name, if it is this customer's. */
export function readEntry(name: string, customerUuid: string | null, where = tabStorage): Draft | null {
  try {
    const text = where().getItem(PREFIX + name);
    const draft: Draft | null = text === null ? null : JSON.parse(text);
    return draft?.customerUuid === customerUuid ? draft : null;
  } catch {
    return null;
  }
}
