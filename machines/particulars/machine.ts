import { assign, emit, setup } from 'xstate';
import type { AddressDraft, CompanyChanges, CustomerChanges } from '#domain/shop/drafts.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { errorOf, keepFailure } from '#machines/failed.ts';
import { given } from '#machines/given.ts';
import type { Meta } from '#machines/meta.ts';
import { assignAddress, changeAddress, createAddress, findAddress, saveData } from './ports.ts';

export interface ParticularsContext {
  /**
   * Submitted address; null if the default address equals it already. All further data goes straight to the shop and is
   * not stored, because it may hold a password.
   */
  address: AddressDraft | null;
  /** IRI of the default address; null before there is one. */
  iri: string | null;
  /** Failure of the last attempt, until the user edits the form or sends it again. */
  failure: Failure | null;
}

export type ParticularsEvent =
  | {
      type: 'particulars.submitted';
      data: CustomerChanges | CompanyChanges;
      address: AddressDraft;
      /** IRI of the default address; null if there is none. */
      iri: string | null;
      /** True if the default address equals the submitted one. */
      isKept: boolean;
      /** True if legally checked data would change, which starts a new check. */
      startsCheck: boolean;
    }
  /** The user agrees to the new check; the data is submitted again because the context does not store it. */
  | { type: 'check.confirmed'; data: CustomerChanges | CompanyChanges }
  | { type: 'check.declined' }
  | { type: 'particulars.edited' };

export type ParticularsEmitted =
  /** Asks the user whether a new check may start (`startCheck`). */
  { type: 'check.asked' } | { type: 'particulars.saved' } | { type: 'particulars.failed'; failure: Failure };

const failed = {
  target: 'failed',
  actions: [keepFailure, { type: 'emitFailure', params: errorOf }],
} as const;
const ofEvent = ({ event }: { event: Submitted }) => event;
const keep = { type: 'keepAddress', params: ofEvent } as const;
const submitted = [
  { guard: { type: 'startsCheck', params: ofEvent }, target: 'askingCheck', actions: keep },
  { target: 'savingData', actions: keep },
] as const;

interface Submitted {
  address: AddressDraft;
  iri: string | null;
  isKept: boolean;
  startsCheck: boolean;
}

/**
 * Form with the data of a person or company and their address. The shop stores data and address separately, so that one
 * form takes up to three writes. Each write happens once; after a lost answer the machine looks for the address before
 * it creates another one. No change that starts a new legal check is written without the user's consent.
 */
export const particularsMachine = setup({
  types: {
    context: {} as ParticularsContext,
    events: {} as ParticularsEvent,
    emitted: {} as ParticularsEmitted,
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { saveData, changeAddress, findAddress, createAddress, assignAddress },
  guards: {
    startsCheck: (_, { startsCheck }: Submitted) => startsCheck,
    isAddressKept: ({ context }) => context.address === null,
    hasAddress: ({ context }) => context.iri !== null,
    isThere: (_, params: { iri: string | null }) => params.iri !== null,
  },
  actions: {
    // An address that is the default already is not written again.
    keepAddress: assign((_, { address, iri, isKept }: Submitted) => ({ address: isKept ? null : address, iri })),
    keepIri: assign((_, params: { iri: string | null }) => ({ iri: params.iri })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    emitAsked: emit({ type: 'check.asked' as const }),
    emitSaved: emit({ type: 'particulars.saved' as const }),
    emitFailure: emit((_, params: { error: unknown }) => ({
      type: 'particulars.failed' as const,
      failure: failureOf(params.error),
    })),
  },
}).createMachine({
  id: 'particulars',
  description: 'A form about a person or a company, with an address; the app saves it part by part, each part once.',
  context: { address: null, iri: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer fills in the form.',
      meta: { requirement: 'spec 5' },
      on: { 'particulars.submitted': submitted },
    },
    askingCheck: {
      description: 'The input would change legally checked data; the page asks whether a new check may start.',
      meta: { requirement: 'spec 2: /account/edit' },
      entry: [{ type: 'clearFailure' }, { type: 'emitAsked' }],
      on: { 'check.confirmed': { target: 'savingData' }, 'check.declined': { target: 'editing' } },
    },
    savingData: {
      description: 'The app sends everything except the address; further clicks change nothing.',
      tags: 'busy',
      meta: { requirement: 'design, Reliability: twenty rapid clicks are one write' },
      entry: { type: 'clearFailure' },
      invoke: {
        id: 'saveData',
        src: 'saveData',
        input: ({ event }) => {
          if (!('data' in event)) throw new Error(`particulars: entered by ${event.type}`);
          return { data: event.data };
        },
        onDone: [
          { guard: { type: 'isAddressKept' }, target: 'saved' },
          { guard: { type: 'hasAddress' }, target: 'changingAddress' },
          { target: 'findingAddress' },
        ],
        onError: failed,
      },
    },
    changingAddress: {
      description: 'The shop changes the existing address.',
      tags: 'busy',
      meta: { requirement: 'spec 7' },
      invoke: {
        id: 'changeAddress',
        src: 'changeAddress',
        input: ({ context }) => ({ iri: given(context.iri), address: given(context.address) }),
        onDone: { target: 'saved' },
        onError: failed,
      },
    },
    findingAddress: {
      description: 'The app checks whether the shop already has this address from an attempt whose answer was lost.',
      tags: 'busy',
      meta: { requirement: 'spec 17.2' },
      invoke: {
        id: 'findAddress',
        src: 'findAddress',
        input: ({ context }) => ({ address: given(context.address) }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ iri: event.output }) },
            target: 'assigningAddress',
            actions: { type: 'keepIri', params: ({ event }) => ({ iri: event.output }) },
          },
          { target: 'creatingAddress' },
        ],
        onError: failed,
      },
    },
    creatingAddress: {
      description: 'The shop creates the address.',
      tags: 'busy',
      meta: { requirement: 'spec 7' },
      invoke: {
        id: 'createAddress',
        src: 'createAddress',
        input: ({ context }) => ({ address: given(context.address) }),
        onDone: {
          target: 'assigningAddress',
          actions: { type: 'keepIri', params: ({ event }) => ({ iri: event.output }) },
        },
        onError: failed,
      },
    },
    assigningAddress: {
      description: 'The shop makes the new address the default.',
      tags: 'busy',
      meta: { requirement: 'spec 7' },
      invoke: {
        id: 'assignAddress',
        src: 'assignAddress',
        input: ({ context }) => ({ iri: given(context.iri) }),
        onDone: { target: 'saved' },
        onError: failed,
      },
    },
    saved: {
      description: 'The shop has stored everything; the customer can change the form again.',
      meta: { requirement: 'spec 8: success messages' },
      entry: { type: 'emitSaved' },
      on: { 'particulars.submitted': submitted, 'particulars.edited': { target: 'editing' } },
    },
    failed: {
      description: 'A part was refused or could not be sent; the input stays and the form shows the reason.',
      meta: { requirement: 'spec 8' },
      on: {
        'particulars.submitted': submitted,
        'particulars.edited': { target: 'editing', actions: { type: 'clearFailure' } },
      },
    },
  },
});
