import type { SnapshotFrom } from 'xstate';
import { isOutdated, unprovenPurposes } from '#domain/onboarding/evidence.ts';
import type { CustomerDocument, DocumentPurpose } from '#domain/shop/onboarding.ts';
import type { documentsMachine } from './machine.ts';

export type DocumentsSnapshot = SnapshotFrom<typeof documentsMachine>;

export type EvidenceStatus = 'missing' | 'tooOld' | 'present';

/** Purpose with its documents, the latest first. */
export interface Proof {
  purpose: DocumentPurpose;
  status: EvidenceStatus;
  documents: readonly (CustomerDocument & { isOld: boolean })[];
  isOptional: boolean;
}

export type DocumentsStage = 'reading' | 'unread' | 'listed';

export const selectStage = (snapshot: DocumentsSnapshot): DocumentsStage => {
  if (snapshot.hasTag('listed')) return 'listed';
  // A finished machine shows the loading state until the next page is known.
  return snapshot.matches('unread') ? 'unread' : 'reading';
};

/** Returns the required purposes in the order of requirement 5.17, then the optional ones that have documents. */
export function selectProofs({ context: { evidence } }: DocumentsSnapshot): Proof[] {
  if (evidence === null) return [];
  const { required, documents, today } = evidence;
  const given = documents.flatMap(({ purpose }) => (purpose === null ? [] : [purpose]));
  return [...new Set([...required, ...given])].map((purpose) => {
    const ofPurpose = documents
      .filter((document) => document.purpose === purpose)
      .map((document) => ({ ...document, isOld: isOutdated(document, today) }));
    const status: EvidenceStatus =
      ofPurpose.length === 0 ? 'missing' : ofPurpose.every(({ isOld }) => isOld) ? 'tooOld' : 'present';
    return { purpose, status, documents: ofPurpose, isOptional: !required.includes(purpose) };
  });
}

/** Returns the number of required purposes and of those not yet proven. */
export function selectCount({ context: { evidence } }: DocumentsSnapshot): { required: number; open: number } {
  if (evidence === null) return { required: 0, open: 0 };
  const { required, documents, today } = evidence;
  return { required: required.length, open: unprovenPurposes(required, documents, today).length };
}

/** Returns the open removal with its progress and failure; null while no removal is open. */
export function selectRemoval(snapshot: DocumentsSnapshot) {
  const { removing, failure } = snapshot.context;
  if (removing === null) return null;
  return { id: removing, isBusy: snapshot.matches('removing'), failure };
}

export const selectEvidence = (snapshot: DocumentsSnapshot) => snapshot.context.evidence;
export const selectFailure = (snapshot: DocumentsSnapshot) => snapshot.context.failure;
