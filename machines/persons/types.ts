import type { Failure } from '#domain/shop/failure.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { Capacity, PersonDraft } from '#domain/shop/personDrafts.ts';

export interface PersonsInput {
  /** Which list it is: representatives, or owners. */
  capacity: Capacity;
  /** Whose form the address asks for, null for somebody new; none where it asks for the list. */
  asked?: Asked | null;
}

export interface Asked {
  id: number | null;
}

export interface PersonsContext {
  capacity: Capacity;
  /** The form to begin with, until the list is known. */
  asked: Asked | null;
  /** All who are named for the company, as the shop said last; of both lists, because shares lead through companies. */
  persons: UboPerson[];
  /** Whose data are changed, or who is removed; null for somebody new. */
  chosen: number | null;
  /** What was submitted last, until the shop has it. */
  given: PersonDraft | null;
  /** Who was removed last, as long as nothing else was begun. */
  removed: UboPerson | null;
  /** What whoever has the account chose last, until the shop has it. */
  powerOfAttorney: boolean | null;
  failure: Failure | null;
}

export type PersonsEvent =
  | { type: 'retry.requested' }
  | { type: 'person.added' }
  | { type: 'person.chosen'; id: number }
  | { type: 'person.submitted'; draft: PersonDraft }
  /** Something was changed after a failure. */
  | { type: 'person.edited' }
  | { type: 'editing.cancelled' }
  /** Back to the list by the browser's history: nothing is given up. */
  | { type: 'list.requested' }
  | { type: 'person.removed'; id: number }
  | { type: 'removal.undone' }
  /** How whoever has the account acts for the company. */
  | { type: 'authority.chosen'; id: number; powerOfAttorney: boolean }
  /** All are named: on to the next step. */
  | { type: 'list.accepted' };

export type PersonsEmitted =
  /** The shop has other persons than before. */
  | { type: 'persons.changed' }
  /** What was typed about somebody is not to be kept any longer; null for somebody new. */
  | { type: 'draft.forgotten'; person: number | null };
