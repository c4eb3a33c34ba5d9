import { fromPromise } from 'xstate';
import type { CustomerDocument, DocumentPurpose } from '#domain/shop/onboarding.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Evidence that a company has to provide and has provided, as of the shop's day. */
export interface Evidence {
  required: readonly DocumentPurpose[];
  documents: readonly CustomerDocument[];
  /** Current day at the shop; decides which documents are outdated. */
  today: CalendarDate;
}

/** Reads `GET ubo-users` and `GET customer-documents` at once, all pages. Fails like any read. */
export const readEvidence = fromPromise<Evidence, void>(notProvided);

/** Removes a document by `DELETE customer-documents/{id}`. Fails with `notFound` if already removed; safe to repeat. */
export const removeDocument = fromPromise<void, { id: number }>(notProvided);
