import type { FormDraft } from '#components/form/types.ts';
import type { Failure, Violation } from '#domain/shop/failure.ts';

/** What a view of something that is changed at the shop gets of its flow. */
export interface RevisionViewProps {
  busy: boolean;
  /** The shop has all of it, and nothing was typed since. */
  saved: boolean;
  failure: Failure | null;
  violations: readonly Violation[];
  /** Fields that were changed elsewhere since they were shown; null where none was. */
  outdated: readonly string[] | null;
  draft: FormDraft;
  onEdited: () => void;
}
