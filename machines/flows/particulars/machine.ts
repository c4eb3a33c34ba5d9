import { assign, emit, setup } from 'xstate';
import type { AddressDraft } from '#domain/shop/drafts.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { errorOf, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import {
  assignAddress,
  changeAddress,
  compare,
  createAddress,
  findAddress,
  type ParticularsComparison,
  saveData,
} from './ports.ts';

export interface ParticularsContext {
  /**
   * Submitted address; null if the default address equals it already. The page keeps all
   * further data, because it may hold a password.
   */
  address: AddressDraft | null;
  /** IRI of the default address; null before there is one. */
  iri: string | null;
  /** Names of the fields changed at the shop, if the last comparison found some that were also changed here. */
  outdated: readonly string[];
  /** Names of the fields that the last comparison found changed at the shop only. */
  elsewhere: readonly string[];
  /** Failure of the last attempt, until the user edits the form or sends it again. */
  failure: Failure | null;
}

export type ParticularsEvent =
  | { type: 'particulars.submitted'; values: object }
  /** The user agrees to the new check. */
  | { type: 'check.confirmed' }
  | { type: 'check.declined' }
  | { type: 'particulars.edited' };

export type ParticularsEmitted =
  /** Asks the user whether a new check may start (`startCheck`). */
  | { type: 'check.asked' }
  /** Emitted if the same fields were changed elsewhere, so that the form shows the shop's values of untouched ones. */
  | { type: 'particulars.outdated' }
  | { type: 'particulars.saved' }
  | { type: 'particulars.failed'; failure: Failure };

const failed = {
  target: 'failed',
  actions: [keepFailure, { type: 'emitFailure', params: errorOf }],
} as const;
const params = ({ event }: { event: { output: ParticularsComparison } }) => event.output;
const keep = { type: 'keepComparison', params } as const;
const submitted = { target: 'comparing' } as const;

/**
 * Form with the data of a person or company and their address. The shop stores data and address separately, so that one
 * form takes up to three writes. Each write happens once, after a comparison with the shop's current data, and never overwrites a
 * change made elsewhere that was not shown. After a lost answer the machine looks for the address before
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
  actors: { compare, saveData, changeAddress, findAddress, createAddress, assignAddress },
  guards: {
    isOutdated: (_, { outdated }: ParticularsComparison) => outdated.length > 0,
    startsCheck: (_, { startsCheck }: ParticularsComparison) => startsCheck,
    isAddressKept: ({ context }) => context.address === null,
    hasAddress: ({ context }) => context.iri !== null,
    isThere: (_, params: { iri: string | null }) => params.iri !== null,
  },
  actions: {
    // An address that is the default already is not written again.
    keepComparison: assign((_, { address, iri, isKept, elsewhere }: ParticularsComparison) => ({
      address: isKept ? null : address,
      iri,
      outdated: [],
      elsewhere,
    })),
    rememberOutdated: assign((_, { outdated, elsewhere }: ParticularsComparison) => ({
      outdated: [...outdated, ...elsewhere],
    })),
    forgetOutdated: assign({ outdated: [] }),
    keepIri: assign((_, params: { iri: string | null }) => ({ iri: params.iri })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    emitOutdated: emit({ type: 'particulars.outdated' as const }),
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
  context: { address: null, iri: null, outdated: [], elsewhere: [], failure: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The customer fills in the form.',
      meta: { requirement: 'spec 5' },
      on: { 'particulars.submitted': submitted },
    },
    comparing: {
      description: 'The app reads the shop’s current data; further clicks change nothing.',
      tags: 'busy',
      meta: { requirement: 'design, Failure: what the page showed is compared with what the shop has' },
      entry: [{ type: 'clearFailure' }, { type: 'forgetOutdated' }],
      invoke: {
        id: 'compare',
        src: 'compare',
        input: ({ event }) => {
          if (event.type !== 'particulars.submitted') throw new Error(`particulars: compared after ${event.type}`);
          return { values: event.values };
        },
        onDone: [
          {
            guard: { type: 'isOutdated', params },
            target: 'outdated',
            actions: [{ type: 'rememberOutdated', params }, { type: 'emitOutdated' }],
          },
          { guard: { type: 'startsCheck', params }, target: 'askingCheck', actions: keep },
          { target: 'savingData', actions: keep },
        ],
        onError: failed,
      },
    },
    outdated: {
      description: 'The customer sees what was changed elsewhere in the meantime; the input stays.',
      meta: { requirement: 'design, Failure: what the page showed is compared with what the shop has' },
      on: {
        'particulars.submitted': submitted,
        'particulars.edited': { target: 'editing', actions: { type: 'forgetOutdated' } },
      },
    },
    askingCheck: {
      description: 'The input would change legally checked data; the page asks whether a new check may start.',
      meta: { requirement: 'spec 2: /account/edit' },
      entry: { type: 'emitAsked' },
      on: { 'check.confirmed': { target: 'savingData' }, 'check.declined': { target: 'editing' } },
    },
    savingData: {
      description: 'The app sends everything except the address; further clicks change nothing.',
      tags: 'busy',
      meta: { requirement: 'design, Reliability: twenty rapid clicks are one write' },
      invoke: {
        id: 'saveData',
        src: 'saveData',
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
        input: ({ context }) => ({ iri: nonNull(context.iri), address: nonNull(context.address) }),
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
        input: ({ context }) => ({ address: nonNull(context.address) }),
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
        input: ({ context }) => ({ address: nonNull(context.address) }),
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
        input: ({ context }) => ({ iri: nonNull(context.iri) }),
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
