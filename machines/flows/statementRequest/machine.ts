import { emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { clearFailure, errorOf, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
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
const unanswered = { screen, requirement: '17.2' } as const;

const emitMade = { type: 'emitMade' } as const;
const foundOf = ({ event }: { event: { output: { made: boolean } } }) => event.output;

/**
 * Request for statements of holdings (requirement 3.22, kind `manual`): once a day, and never twice by a double click
 * or a lost answer. After a lost answer the machine reads the shop's statements before another request.
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
    ...failureActions,
    emitMade: emit({ type: 'statements.made' }),
  },
}).createMachine({
  id: 'statementRequest',
  description: 'The customer requests statements of their holdings, at most once a day.',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The customer can request statements.',
      meta: { screen, requirement: '2.10' },
      on: { 'statements.requested': { target: 'requesting' } },
    },
    requesting: {
      description: 'The app sends the request; further clicks change nothing.',
      tags: 'busy',
      meta: { screen, requirement: '7.13' },
      invoke: {
        id: 'requestStatements',
        src: 'requestStatements',
        onDone: { target: 'requested', actions: emitMade },
        onError: [
          { guard: { type: 'isThere', params: errorOf }, target: 'there', actions: emitMade },
          { guard: { type: 'isRefused', params: errorOf }, target: 'failed', actions: keepFailure },
          { target: 'looking', actions: keepFailure },
        ],
      },
    },
    looking: {
      description: 'The answer was lost; the app asks the shop whether the statements were made.',
      tags: 'busy',
      meta: unanswered,
      invoke: {
        id: 'findStatements',
        src: 'findStatements',
        onDone: [
          { guard: { type: 'isMade', params: foundOf }, target: 'requested', actions: [clearFailure, emitMade] },
          { target: 'failed' },
        ],
        onError: { target: 'unsure', actions: keepFailure },
      },
    },
    failed: {
      description: 'No statements were made; the customer sees the reason and can request them again.',
      meta: unanswered,
      on: { 'statements.requested': { target: 'requesting', actions: clearFailure } },
    },
    unsure: {
      description: 'It is unknown whether the statements were made; the next request first asks the shop.',
      meta: unanswered,
      on: { 'statements.requested': { target: 'checking', actions: clearFailure } },
    },
    checking: {
      description: 'The app asks the shop whether the statements were made, and requests them only if not.',
      tags: 'busy',
      meta: unanswered,
      invoke: {
        id: 'findStatements',
        src: 'findStatements',
        onDone: [
          { guard: { type: 'isMade', params: foundOf }, target: 'requested', actions: emitMade },
          { target: 'requesting' },
        ],
        onError: { target: 'unsure', actions: keepFailure },
      },
    },
    there: {
      type: 'final',
      description:
        'The statements were already requested today, in another tab or on another device; the page says when the next request is possible.',
      meta: { screen, requirement: '7.13' },
    },
    requested: {
      type: 'final',
      description: 'The page says that the statements are requested and that an email follows when they are ready.',
      meta: { screen, requirement: '8.19' },
    },
  },
});
