import { type AnyStateMachine, createActor, type Snapshot } from 'xstate';
import type { FormDraft } from '#components/form/types.ts';
import { PREFIX } from './forgetDrafts.ts';

interface Draft {
  customerUuid: string;
  /** Of the machine whose snapshot it is; none where the reader itself takes only what fits. */
  version?: string | undefined;
  content: unknown;
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
  store(flow, { customerUuid, version, content: snapshot });
}

/**
 * The snapshot that this customer left in this tab, if this machine can go on from it. One that another version of the
 * machine kept (`build/versions.ts`), or that cannot be restored, is none: the flow begins anew.
 */
export function readDraft(flow: string, customerUuid: string, machine: AnyStateMachine): Snapshot<unknown> | null {
  const draft = read(flow, customerUuid);
  if (!draft?.content || draft.version === undefined || draft.version !== machine.version) return null;
  // The machine itself has to say what it takes for one of its snapshots.
  const snapshot = draft.content as Snapshot<unknown>;
  return createActor(machine, { snapshot }).getSnapshot().status === 'error' ? null : snapshot;
}

/** Keeps texts beside a flow's snapshot. */
export function storeFields(flow: string, customerUuid: string, fields: Fields): void {
  store(flow, { customerUuid, content: fields });
}

/** The texts that this customer's flow keeps in this tab; empty where nothing is kept. */
export function readFields(flow: string, customerUuid: string): Fields {
  const { content } = read(flow, customerUuid) ?? {};
  const entries = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Keeps what a form of this customer holds, in this tab, until it is deleted: a machine's context holds what was sent. */
export function formDraft(form: string, customerUuid: string): FormDraft & { forget(): void } {
  return {
    read: () => read(form, customerUuid)?.content ?? null,
    write: (values) => store(form, { customerUuid, content: values }),
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

function store(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Without storage a flow works until the page is left.
  }
}

function read(name: string, customerUuid: string): Draft | null {
  try {
    const text = sessionStorage.getItem(PREFIX + name);
    const draft: Draft | null = text === null ? null : JSON.parse(text);
    return draft?.customerUuid === customerUuid ? draft : null;
  } catch {
    return null;
  }
}
