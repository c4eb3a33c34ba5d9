import { FailureError } from '#domain/shop/failure.ts';
import type { CustomerDocument, DocumentPurpose } from '#domain/shop/onboarding.ts';
import { offline } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { documentsMachine } from '../machine.ts';
import type { Evidence } from '../ports.ts';
import * as selectors from '../selectors.ts';
export const gone = new FailureError({ kind: 'notFound' });

const today = '2026-11-22';
const required: readonly DocumentPurpose[] = ['commercial_register_excerpt', 'shareholder_list'];
const documentOf = (id: number, purpose: DocumentPurpose, createdAt = '2026-11-02T09:00:00.000Z') =>
  ({
    id,
    type: 'ubo',
    purpose,
    createdAt,
    name: `${purpose}.pdf`,
    fileUuid: `f${id}`,
    size: 400_000,
    sha256: `${id}`,
  }) satisfies CustomerDocument;

export const excerpt = documentOf(1, 'commercial_register_excerpt');
export const oldList = documentOf(2, 'shareholder_list', '2026-06-14T09:00:00.000Z');
export const list = documentOf(3, 'shareholder_list');

const of = (...documents: CustomerDocument[]): Evidence => ({ required, documents, today });
export const nothing = of();
export const half = of(excerpt, oldList);
export const all = of(excerpt, list);

const added = { type: 'document.added', document: list } as const;
export const remove = { type: 'removal.requested', id: excerpt.id } as const;

const documentsCases: Cases<typeof documentsMachine> = {
  events: [
    { type: 'retry.requested' },
    named('the shareholder list', added),
    named('of the register excerpt', remove),
    { type: 'removal.confirmed' },
    { type: 'removal.dropped' },
    { type: 'step.accepted' },
  ],
  outcomes: [
    succeeds('readEvidence', nothing, 'nothing is there'),
    succeeds('readEvidence', half, 'one is there, one is too old'),
    succeeds('readEvidence', all, 'all is there'),
    fails('readEvidence', offline),
    succeeds('removeDocument'),
    fails('removeDocument', offline),
    fails('removeDocument', gone),
  ],
  stateKey: ({ context }) => [
    context.evidence?.documents.map(({ id }) => id).sort(),
    context.removing,
    context.failure?.kind,
  ],
  invariants: ({ value, context }) => ({
    'a list was read before it is shown': ['reading', 'unread'].includes(value) || context.evidence !== null,
    'a failed read has a failure': value !== 'unread' || context.failure !== null,
    'a failed removal has a failure': value !== 'notRemoved' || context.failure !== null,
    'a removal names its document': !/doubting|removing|notRemoved/.test(value) || context.removing !== null,
    'a list at rest speaks of no removal': value !== 'listing' || context.removing === null,
    'no step is passed that is not proven':
      value !== 'finished' || ['1', '3'].every((id) => context.evidence?.documents.some((each) => `${each.id}` === id)),
    'no document is listed twice':
      new Set(context.evidence?.documents.map(({ id }) => id)).size === (context.evidence?.documents.length ?? 0),
  }),
};

export const subject: Subject = { name: 'documents', machine: documentsMachine, cases: documentsCases, selectors };
