import type { Failure } from '#domain/shop/failure.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { Capacity, PersonDraft } from '#domain/shop/personDrafts.ts';

export interface PersonsInput {
  /** Capacity of the listed persons: representatives or owners. */
  capacity: Capacity;
  /** Person of the form that the address requests, with id null for a new person; absent or null for the list. */
  asked?: Asked | null;
}

export interface Asked {
  id: number | null;
}

export interface PersonsContext {
  capacity: Capacity;
  /** Form to open once the list is loaded; null for the list. */
  asked: Asked | null;
  /** All persons of the company as last read, in both capacities, because shares lead through companies. */
  persons: UboPerson[];
  /** Id of the person who is edited or removed; null for a new person. */
  chosen: number | null;
  /** Submitted data until the shop has it; null otherwise. */
  given: PersonDraft | null;
  /** Person removed last, until another action starts; null otherwise. */
  removed: UboPerson | null;
  /** Account holder's last choice until the shop has it; null otherwise. */
  powerOfAttorney: boolean | null;
  failure: Failure | null;
}

export type PersonsEvent =
  | { type: 'retry.requested' }
  | { type: 'person.added' }
  | { type: 'person.chosen'; id: number }
  | { type: 'person.submitted'; draft: PersonDraft }
  /** The user changed the form after a failure. */
  | { type: 'person.edited' }
  | { type: 'editing.cancelled' }
  /** The browser's history leads back to the list; typed data is kept. */
  | { type: 'list.requested' }
  | { type: 'person.removed'; id: number }
  | { type: 'removal.undone' }
  /** The account holder chose how they act for the company. */
  | { type: 'authority.chosen'; id: number; powerOfAttorney: boolean }
  /** The list is complete, and the user continues with the next step. */
  | { type: 'list.accepted' };

export type PersonsEmitted =
  | { type: 'persons.changed' }
  /** Data typed about this person has to be deleted; null for a new person. */
  | { type: 'draft.forgotten'; person: number | null };
