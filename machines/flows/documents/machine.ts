import { assign, emit, setup } from 'xstate';
import { unprovenPurposes } from '#domain/onboarding/evidence.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import type { CustomerDocument } from '#domain/shop/onboarding.ts';
import { errorOf, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { type Evidence, readEvidence, removeDocument } from './ports.ts';

export interface DocumentsContext {
  /** Evidence as last read, with documents added and removed on this page since; null until loaded. */
  evidence: Evidence | null;
  /** Id of the document to remove; null while no removal is open. */
  removing: number | null;
  failure: Failure | null;
}

export type DocumentsEvent =
  | { type: 'retry.requested' }
  /** A file has been uploaded to the shop. */
  | { type: 'document.added'; document: CustomerDocument }
  | { type: 'removal.requested'; id: number }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dropped' }
  /** The investor continues; all evidence is present. */
  | { type: 'step.accepted' };

/** The shop's evidence has changed, or may have. */
export interface DocumentsEmitted {
  type: 'evidence.changed';
}

const emitChange = { type: 'emitChange' } as const;
const added = {
  'document.added': {
    actions: [
      { type: 'add', params: ({ event }: { event: { document: CustomerDocument } }) => ({ document: event.document }) },
      emitChange,
    ],
  },
} as const;
const idOf = ({ event }: { event: { id: number } }) => ({ id: event.id });
const asked = {
  'removal.requested': {
    guard: { type: 'isListed', params: idOf },
    target: 'doubting',
    actions: { type: 'rememberRemoval', params: idOf },
  },
} as const;
const goesOn = { 'step.accepted': { guard: { type: 'isProven' }, target: 'finished' } } as const;

/**
 * Evidence of a company: missing, present or outdated documents. Each file has its own `upload` machine beside this
 * one, so that several files upload at once; a finished upload sends `document.added`.
 */
export const documentsMachine = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as DocumentsEvent,
    emitted: {} as DocumentsEmitted,
    tags: {} as 'busy' | 'listed',
    meta: {} as Meta<'self-disclosure/ubo-documents'>,
  },
  actors: { readEvidence, removeDocument },
  guards: {
    isProven: ({ context: { evidence } }) =>
      evidence !== null && unprovenPurposes(evidence.required, evidence.documents, evidence.today).length === 0,
    isListed: ({ context }, { id }: { id: number }) =>
      context.evidence?.documents.some((document) => document.id === id) ?? false,
    /** True if another tab, or the call whose answer was lost, has already removed the document. */
    isGone: (_, { error }: { error: unknown }) => failureOf(error).kind === 'notFound',
  },
  actions: {
    remember: assign((_, { evidence }: { evidence: Evidence }) => ({ evidence, failure: null })),
    rememberFailure: failureActions.rememberFailure,
    rememberRemoval: assign((_, { id }: { id: number }) => ({ removing: id, failure: null })),
    forgetRemoval: assign({ removing: null, failure: null }),
    add: assign(({ context }, { document }: { document: CustomerDocument }) => {
      const evidence = nonNull(context.evidence);
      const others = evidence.documents.filter(({ id }) => id !== document.id);
      return { evidence: { ...evidence, documents: [document, ...others] } };
    }),
    drop: assign(({ context }) => {
      const evidence = nonNull(context.evidence);
      const left = evidence.documents.filter(({ id }) => id !== context.removing);
      return { evidence: { ...evidence, documents: left }, removing: null, failure: null };
    }),
    emitChange: emit({ type: 'evidence.changed' }),
  },
}).createMachine({
  id: 'documents',
  description: 'A company proves its statements with documents; each purpose is missing, proven or outdated.',
  context: { evidence: null, removing: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The app reads which documents are required and which the shop has.',
      tags: 'busy',
      meta: { screen: 'self-disclosure/ubo-documents', requirement: '5.17' },
      invoke: {
        id: 'readEvidence',
        src: 'readEvidence',
        onDone: {
          target: 'listing',
          actions: { type: 'remember', params: ({ event }) => ({ evidence: event.output }) },
        },
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The documents could not be loaded; the investor can retry.',
      meta: { screen: 'self-disclosure/ubo-documents', requirement: '8.9' },
      on: { 'retry.requested': { target: 'reading' } },
    },
    listing: {
      description:
        'The investor sees missing, present and outdated documents, uploads files, and can continue once all are proven.',
      tags: 'listed',
      meta: { screen: 'self-disclosure/ubo-documents', requirement: '5.17' },
      on: { ...added, ...asked, ...goesOn },
    },
    doubting: {
      description: 'The page asks the investor whether to remove the document.',
      tags: 'listed',
      meta: { screen: 'self-disclosure/ubo-documents', requirement: '7.13' },
      on: {
        ...added,
        'removal.confirmed': { target: 'removing' },
        'removal.dropped': { target: 'listing', actions: { type: 'forgetRemoval' } },
      },
    },
    removing: {
      description: 'The shop removes the document; further clicks change nothing.',
      tags: ['busy', 'listed'],
      meta: { screen: 'self-disclosure/ubo-documents', requirement: '7.13' },
      on: added,
      invoke: {
        id: 'removeDocument',
        src: 'removeDocument',
        input: ({ context }) => ({ id: nonNull(context.removing) }),
        onDone: { target: 'listing', actions: [{ type: 'drop' }, emitChange] },
        onError: [
          { guard: { type: 'isGone', params: errorOf }, target: 'listing', actions: [{ type: 'drop' }, emitChange] },
          // The removal may have reached the shop, so all readers of the evidence have to reload it.
          { target: 'notRemoved', actions: [keepFailure, emitChange] },
        ],
      },
    },
    notRemoved: {
      description: 'The removal failed or its result is unknown; the investor sees the reason and can try again.',
      tags: 'listed',
      meta: {
        screen: 'self-disclosure/ubo-documents',
        requirement: '17.2',
      },
      on: {
        ...added,
        ...asked,
        ...goesOn,
      },
    },
    finished: {
      type: 'final',
      tags: 'busy',
      description: 'The investor continues to the next step.',
      meta: { screen: 'self-disclosure/ubo-documents', requirement: '4.31' },
    },
  },
});
