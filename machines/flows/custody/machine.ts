import { assign, emit, setup } from 'xstate';
import { type Answers, answersTo } from '#domain/person/questionnaires.ts';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { clearFailure, errorOf, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { agreeToTerms, type CustodySetup, createWallet, readCustody } from './ports.ts';

export interface CustodyContext {
  /** Custody setup at the shop as last read; null until loaded. */
  custody: CustodySetup | null;
  /** Answers that the customer agreed with on this page. */
  answers: Answers;
  failure: Failure | null;
}

export type CustodyEvent =
  | { type: 'retry.requested' }
  | { type: 'terms.submitted'; answers: Answers }
  /** The customer changed an answer after a failure. */
  | { type: 'terms.edited' }
  /** The customer asks for the missing wallet; the terms are agreed to. */
  | { type: 'wallet.requested' }
  | { type: 'result.accepted' };

/** The shop's data of the customer changed: custody agreed to, or a wallet created. */
export interface CustodyEmitted {
  type: 'custody.changed';
}

const ofOutput = ({ event }: { event: { output: CustodySetup } }) => ({ custody: event.output });
const remember = { type: 'rememberCustody', params: ofOutput } as const;
const emitChange = { type: 'emitChange' } as const;
const screen = 'self-disclosure/custody';

/** Ends the retry of a write if the shop already has the agreement and the wallet. */
const isSetUpSince = {
  guard: { type: 'isSetUp', params: ofOutput },
  target: 'settled',
  actions: [remember, emitChange],
} as const;

/** Builds the transitions after a write; a conflict counts as success because the shop already has the result. */
const leadsTo = <const Next extends string, const Failed extends string>(next: Next, failed: Failed) =>
  ({
    onDone: { target: next, actions: emitChange },
    onError: [
      { guard: { type: 'isThereAlready', params: errorOf }, target: next, actions: emitChange },
      { target: failed, actions: keepFailure },
    ],
  }) as const;

/**
 * Custody setup: terms, then a wallet, then the customer as the shop knows them now. An interrupted setup continues
 * from the shop's data: the machine reads it before each retry of a write, so that there is never a second wallet.
 */
export const custodyMachine = setup({
  types: {
    context: {} as CustodyContext,
    events: {} as CustodyEvent,
    emitted: {} as CustodyEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<typeof screen>,
  },
  actors: { readCustody, agreeToTerms, createWallet },
  guards: {
    isSetUp: (_, { custody }: { custody: CustodySetup }) => custody.agreed && custody.wallet !== null,
    /** True if another tab, or a browser's own retry of a call with a cut connection, was first. */
    isThereAlready: (_, { error }: { error: unknown }) => failureOf(error).kind === 'conflict',
    isAgreed: (_, { custody }: { custody: CustodySetup }) => custody.agreed,
  },
  actions: {
    rememberCustody: assign((_, params: { custody: CustodySetup }) => params),
    rememberAnswers: assign((_, params: { answers: Answers }) => ({ ...params, failure: null })),
    ...failureActions,
    emitChange: emit({ type: 'custody.changed' }),
  },
}).createMachine({
  id: 'custody',
  description: 'The investor agrees to the custody terms and the custodian creates a wallet, each at most once.',
  context: { custody: null, answers: {}, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The app reads the custody terms, the agreement and the wallet.',
      tags: 'busy',
      meta: { screen, requirement: '7.15, 7.16' },
      invoke: {
        id: 'readCustody',
        src: 'readCustody',
        onDone: [
          { guard: { type: 'isSetUp', params: ofOutput }, target: 'settled', actions: remember },
          { guard: { type: 'isAgreed', params: ofOutput }, target: 'unfinished', actions: remember },
          { target: 'agreeing', actions: remember },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The terms could not be loaded; the investor sees the reason and can retry.',
      meta: { screen, requirement: '8.9' },
      on: { 'retry.requested': { target: 'reading', actions: clearFailure } },
    },
    agreeing: {
      description: 'The investor reads the custody terms and agrees to them.',
      meta: { screen, requirement: '5.19' },
      on: {
        'terms.submitted': {
          target: 'accepting',
          actions: { type: 'rememberAnswers', params: ({ event }) => ({ answers: event.answers }) },
        },
      },
    },
    accepting: {
      description: 'The app sends the agreement to the shop; further clicks change nothing.',
      tags: 'busy',
      meta: { screen, requirement: '7.15' },
      invoke: {
        id: 'agreeToTerms',
        src: 'agreeToTerms',
        input: ({ context }) => ({ answers: answersTo(nonNull(context.custody).terms, context.answers) }),
        ...leadsTo('creating', 'notAgreed'),
      },
    },
    notAgreed: {
      description:
        'The agreement failed or its result is unknown; the investor sees the reason and can submit it again.',
      meta: { screen, requirement: '17.2' },
      on: {
        'terms.submitted': {
          target: 'looking',
          actions: { type: 'rememberAnswers', params: ({ event }) => ({ answers: event.answers }) },
        },
        'terms.edited': { actions: clearFailure },
      },
    },
    looking: {
      description: 'Before sending the agreement again, the app checks whether the shop already has it.',
      tags: 'busy',
      meta: { screen, requirement: '17.2' },
      invoke: {
        id: 'readCustody',
        src: 'readCustody',
        onDone: [
          isSetUpSince,
          { guard: { type: 'isAgreed', params: ofOutput }, target: 'creating', actions: [remember, emitChange] },
          // The customer agreed to the terms that were read at the start.
          { target: 'accepting' },
        ],
        onError: { target: 'notAgreed', actions: keepFailure },
      },
    },
    creating: {
      description: 'The custodian creates the wallet; the page waits for the answer.',
      tags: 'busy',
      meta: { screen, requirement: '7.16' },
      invoke: {
        id: 'createWallet',
        src: 'createWallet',
        ...leadsTo('confirming', 'unfinished'),
      },
    },
    confirming: {
      description: 'The app reads the wallet back from the shop.',
      tags: 'busy',
      meta: { screen, requirement: '7.16' },
      invoke: {
        id: 'readCustody',
        src: 'readCustody',
        onDone: [
          { guard: { type: 'isSetUp', params: ofOutput }, target: 'settled', actions: remember },
          { target: 'unfinished', actions: remember },
        ],
        onError: { target: 'unfinished', actions: keepFailure },
      },
    },
    unfinished: {
      description:
        'The investor has agreed to the terms, but the wallet is missing or its creation is unknown; the investor can request it.',
      meta: { screen, requirement: '7.16' },
      on: { 'wallet.requested': { target: 'resuming', actions: clearFailure } },
    },
    resuming: {
      description: 'Before requesting a wallet again, the app checks whether one exists.',
      tags: 'busy',
      meta: { screen, requirement: '17.2' },
      invoke: {
        id: 'readCustody',
        src: 'readCustody',
        onDone: [
          isSetUpSince,
          { guard: { type: 'isAgreed', params: ofOutput }, target: 'creating', actions: remember },
          { target: 'agreeing', actions: remember },
        ],
        onError: { target: 'unfinished', actions: keepFailure },
      },
    },
    settled: {
      description: 'The page says that the custody is set up; the investor can continue.',
      meta: { screen, requirement: '5.19' },
      on: { 'result.accepted': { target: 'finished' } },
    },
    finished: {
      type: 'final',
      tags: 'busy',
      description: 'The investor continues to the next step.',
      meta: { screen, requirement: '4.31' },
    },
  },
});
