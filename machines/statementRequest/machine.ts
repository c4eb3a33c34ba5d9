import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { errorOf, keepFailure } from '#machines/failed.ts';
import type { Meta } from '#machines/meta.ts';
import { findStatements, requestStatements } from './ports.ts';

export interface StatementRequestContext {
  /** Failure of the last attempt, also if its result is unknown. */
  failure: Failure | null;
}

export type StatementRequestEvent = { type: 'statements.requested' };

/** New statements exist, so that all statements read before are outdated. */
export type StatementRequestEmitted = { type: 'statements.made' };

/** Failures by which the shop refuses the request before or after judging it; no statements were made. */
const refusals: readonly Failure['kind'][] = [
  'nothingHeld',
  'notOffered',
  'violations',
  'notFound',
  'rateLimited',
  'unauthorized',
  'unavailable',
];

const screen = 'account/custody';
const success = { screen, requirement: 'spec 8, success messages' } as const;
const failure = { screen, requirement: 'design, Failure' } as const;

const clear = { type: 'clearFailure' } as const;
const tell = { type: 'tellMade' } as const;
const foundOf = ({ event }: { event: { output: { made: boolean } } }) => event.output;

/**
 * Request for statements of holdings (spec section 3, kind `manual`): once a day, and never twice by a double click or
 * a lost answer. After a lost answer the machine reads the shop's statements before another request.
 */
export const statementRequestMachine = setup({
  types: {
    context: {} as StatementRequestContext,
    events: {} as StatementRequestEvent,
    emitted: {} as StatementRequestEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<typeof screen>,
  },
  actors: { requestStatements, findStatements },
  guards: {
    isThere: (_, params: { error: unknown }) => failureOf(params.error).kind === 'conflict',
    isRefused: (_, params: { error: unknown }) => refusals.includes(failureOf(params.error).kind),
    isMade: (_, params: { made: boolean }) => params.made,
  },
  actions: {
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    tellMade: emit({ type: 'statements.made' }),
  },
}).createMachine({
  id: 'statementRequest',
  description: 'Statements of what is held are asked for, at most once a day.',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The customer may ask for statements.',
      meta: success,
      on: { 'statements.requested': { target: 'requesting' } },
    },
    requesting: {
      description: 'The request is on its way; further clicks change nothing.',
      tags: 'busy',
      meta: success,
      invoke: {
        id: 'requestStatements',
        src: 'requestStatements',
        onDone: { target: 'requested', actions: tell },
        onError: [
          { guard: { type: 'isThere', params: errorOf }, target: 'there', actions: tell },
          { guard: { type: 'isRefused', params: errorOf }, target: 'failed', actions: keepFailure },
          { target: 'looking', actions: keepFailure },
        ],
      },
    },
    looking: {
      description: 'The answer got lost: the shop is asked what it has made.',
      tags: 'busy',
      meta: failure,
      invoke: {
        id: 'findStatements',
        src: 'findStatements',
        onDone: [
          { guard: { type: 'isMade', params: foundOf }, target: 'requested', actions: [clear, tell] },
          { target: 'failed' },
        ],
        onError: { target: 'unsure', actions: keepFailure },
      },
    },
    failed: {
      description: 'Nothing was made: the customer reads why, and may ask again.',
      meta: failure,
      on: { 'statements.requested': { target: 'requesting', actions: clear } },
    },
    unsure: {
      description: 'Nobody knows yet whether they were made: it is looked at before they are asked for again.',
      meta: failure,
      on: { 'statements.requested': { target: 'checking', actions: clear } },
    },
    checking: {
      description: 'The shop is asked what it has, and for statements only where it has none.',
      tags: 'busy',
      meta: failure,
      invoke: {
        id: 'findStatements',
        src: 'findStatements',
        onDone: [
          { guard: { type: 'isMade', params: foundOf }, target: 'requested', actions: tell },
          { target: 'requesting' },
        ],
        onError: { target: 'unsure', actions: keepFailure },
      },
    },
    there: {
      type: 'final',
      description:
        'They were asked for today already, by another tab or device: the customer reads when they may be again.',
      meta: { screen, requirement: 'spec 3, statement kinds' },
    },
    requested: {
      type: 'final',
      description: 'The customer reads that they are asked for, and that a mail tells when they are there.',
      meta: success,
    },
  },
});
