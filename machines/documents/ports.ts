import { fromPromise } from 'xstate';
import type { CustomerDocument, DocumentPurpose } from '#domain/shop/onboarding.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { notProvided } from '#machines/notProvided.ts';

/** What a company has to prove, and what it has proven, as the shop knew it on a day. */
export interface Evidence {
  required: readonly DocumentPurpose[];
  documents: readonly CustomerDocument[];
  /** The day at the shop, by which documents are too old. */
  today: CalendarDate;
}

/** `GET ubo-users` and `GET customer-documents`, at once and to their ends. Fails like any read. */
export const readEvidence = fromPromise<Evidence, void>(notProvided);

/** `DELETE customer-documents/{id}`. Fails with `notFound` where it is gone already; to call it again does no harm. */
export const removeDocument = fromPromise<void, { id: number }>(notProvided);
