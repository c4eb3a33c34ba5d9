import type { FormDraft } from '#components/form/types.ts';
import type { Failure, Violation } from '#domain/shop/failure.ts';

/** Draft of a form that follows the shop: fields that were changed elsewhere only take over their new values. */
export interface FollowingDraft extends FormDraft {
  /** Calls `follow` with those values, by field; returns the unsubscribe function. */
  onFollowed(follow: (values: Readonly<Record<string, unknown>>) => void): () => void;
}

export interface RevisionViewProps {
  busy: boolean;
  /** True if the shop has stored all input. */
  saved: boolean;
  failure: Failure | null;
  /** New array for each submission that the shop rejects with violations. */
  violations: readonly Violation[];
  /** Fields that were changed elsewhere since they were shown; null without any. */
  outdated: readonly string[] | null;
  /** Fields that were changed elsewhere before a save; null without any. */
  elsewhere: readonly string[] | null;
  draft: FollowingDraft;
  onEdited: () => void;
}
