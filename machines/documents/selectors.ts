import type { SnapshotFrom } from 'xstate';
import { isOutdated, unproven } from '#domain/onboarding/company.ts';
import type { CustomerDocument, DocumentPurpose } from '#domain/shop/onboarding.ts';
import type { documentsMachine } from './machine.ts';

export type DocumentsSnapshot = SnapshotFrom<typeof documentsMachine>;

/** How something stands that has to be proven. */
export type Standing = 'missing' | 'tooOld' | 'present';

/** One of the things to be proven, with its documents, the latest first. */
export interface Proof {
  purpose: DocumentPurpose;
  standing: Standing;
  documents: readonly (CustomerDocument & { isOld: boolean })[];
  /** It may be proven, but need not be. */
  isOptional: boolean;
}

/** What the page shows; before, that it reads. */
export type DocumentsStage = 'reading' | 'unread' | 'listed';

export const selectStage = (snapshot: DocumentsSnapshot): DocumentsStage => {
  if (snapshot.hasTag('listed')) return 'listed';
  // At its end the page waits until the way on is known.
  return snapshot.matches('unread') ? 'unread' : 'reading';
};

/** What is required, in the order of spec section 5, then what else there are documents for. */
export function selectProofs({ context: { evidence } }: DocumentsSnapshot): Proof[] {
  if (evidence === null) return [];
  const { required, documents, today } = evidence;
  const given = documents.flatMap(({ purpose }) => (purpose === null ? [] : [purpose]));
  return [...new Set([...required, ...given])].map((purpose) => {
    const ofPurpose = documents
      .filter((document) => document.purpose === purpose)
      .map((document) => ({ ...document, isOld: isOutdated(document, today) }));
    const standing: Standing =
      ofPurpose.length === 0 ? 'missing' : ofPurpose.every(({ isOld }) => isOld) ? 'tooOld' : 'present';
    return { purpose, standing, documents: ofPurpose, isOptional: !required.includes(purpose) };
  });
}

/** How many things are required, and how many of them are not proven. */
export function selectCount({ context: { evidence } }: DocumentsSnapshot): { required: number; open: number } {
  if (evidence === null) return { required: 0, open: 0 };
  const { required, documents, today } = evidence;
  return { required: required.length, open: unproven(required, documents, today).length };
}

/** What is asked, done or said of the document that is to be removed; null where none is. */
export function selectRemoval(snapshot: DocumentsSnapshot) {
  const { removing, failure } = snapshot.context;
  if (removing === null) return null;
  return { id: removing, isBusy: snapshot.matches('removing'), failure };
}

export const selectEvidence = (snapshot: DocumentsSnapshot) => snapshot.context.evidence;
export const selectFailure = (snapshot: DocumentsSnapshot) => snapshot.context.failure;
