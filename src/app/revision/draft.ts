import type { FollowingDraft } from '#components/revision/props.ts';
import { differences } from '#domain/forms/revision.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { deviceDraft } from '../drafts/deviceDrafts.ts';
import { type ForgettableDraft, tabStorage } from '../drafts/drafts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Draft of a form that edits data of the shop. */
export interface RevisionDraft extends ForgettableDraft, FollowingDraft {
  /** Merges the values into the stored ones: the form writes its fields, its page the files. */
  write(values: unknown): void;
  /** True if unsent changes are stored. */
  isThere(): boolean;
  /** Marks the present values as submitted: the next call of `settle` refers to them. */
  markSent(): void;
  /**
   * Makes the shop's values the new base. Fields that were changed only elsewhere adopt them, unless they were
   * edited since the submission.
   *
   * @param followed Those fields, with their values at the shop.
   * @param base Values of all fields at the shop; the submitted ones with `followed` by default, as after a save.
   */
  settle(followed: Fields, base?: object): void;
}

/**
 * Stores the changed fields of a form in this tab, so that a reload loses nothing. If the shop's value of a field has
 * changed meanwhile, the stored change is dropped.
 *
 * @param begunWith Values of the form without a draft, by field.
 */
export const revisionDraft = (form: string, customerUuid: string, begunWith: object): RevisionDraft =>
  followingDraft((base) => deviceDraft(form, customerUuid, base, tabStorage), begunWith);

/** Creates a draft that follows the shop. `draftOver` opens the stored one for initial values of the form. */
export function followingDraft(draftOver: (base: object) => ForgettableDraft, begunWith: object): RevisionDraft {
  let base = begunWith;
  const draft = () => draftOver(base);
  let values: object = { ...begunWith, ...fieldsOf(draft().read()) };
  let sent = values;
  const listeners = new Set<(values: Fields) => void>();
  return {
    read: () => draft().read(),
    isThere: () => draft().read() !== null,
    write(written) {
      values = { ...values, ...fieldsOf(written) };
      draft().write(values);
    },
    forget: () => draft().forget(),
    markSent() {
      sent = values;
    },
    settle(followed, shop = { ...sent, ...followed }) {
      base = shop;
      values = { ...values, ...followed, ...differences(sent, values) };
      draft().write(values);
      const shown = Object.entries(values).filter(([field]) => field in followed);
      for (const follow of listeners) follow(Object.fromEntries(shown));
    },
    onFollowed(follow) {
      listeners.add(follow);
      return () => listeners.delete(follow);
    },
  };
}
