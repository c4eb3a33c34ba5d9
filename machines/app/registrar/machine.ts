import { assign, emit, setup } from 'xstate';
import { type RegistrarDecision, registrarDecisionOf } from '#domain/person/customerStatus.ts';
import type { RegistrarStatus } from '#domain/shop/customer.ts';
import type { Meta } from '#machines/kit/meta.ts';

export interface RegistrarContext {
  /** `RegistrarStatus`, or another status of the shop, which counts as not cleared. */
  status: string;
}

export type RegistrarEvent =
  /** The customer was read, for the first time or again. */
  { type: 'status.read'; status: string };

/** Reports every new decision of the registrar. */
export type RegistrarEmitted = { type: 'registrar.sorted'; decision: RegistrarDecision };

type Params = { status: string };

/** Builds a guard that returns true for this status. */
const is =
  (status: RegistrarStatus) =>
  ({ context }: { context: RegistrarContext }) =>
    context.status === status;

/** Decision of the crypto securities registrar about an investor, and its consequences (requirement 4.11). */
export const registrarMachine = setup({
  types: {
    context: {} as RegistrarContext,
    input: {} as Params,
    events: {} as RegistrarEvent,
    emitted: {} as RegistrarEmitted,
    meta: {} as Meta,
  },
  guards: {
    isApprovalRequired: is('approval_required'),
    isApprovalRequested: is('approval_requested'),
    isApproved: is('approved'),
    isFollowUp: is('follow_up'),
    isRejected: is('rejected'),
  },
  actions: {
    keep: assign((_, { status }: Params) => ({ status })),
    emitDecision: emit(({ context: { status } }) => ({
      type: 'registrar.sorted',
      decision: registrarDecisionOf(status),
    })),
  },
}).createMachine({
  id: 'registrar',
  description: 'Status of an investor at the crypto securities registrar, and the resulting decision.',
  context: ({ input }) => input,
  initial: 'sorting',
  on: { 'status.read': { target: '.sorting', actions: { type: 'keep', params: ({ event }) => event } } },
  states: {
    sorting: {
      description: 'The app selects the state that matches the registrar’s status.',
      always: [
        { guard: { type: 'isApprovalRequired' }, target: 'approvalRequired' },
        { guard: { type: 'isApprovalRequested' }, target: 'approvalRequested' },
        { guard: { type: 'isApproved' }, target: 'approved' },
        { guard: { type: 'isFollowUp' }, target: 'followUp' },
        { guard: { type: 'isRejected' }, target: 'rejected' },
        { target: 'notCleared' },
      ],
    },
    approvalRequired: {
      description: 'The first registration needs the registrar’s approval; the investor may invest.',
      meta: { requirement: '4.11' },
      entry: 'emitDecision',
    },
    approvalRequested: {
      description: 'The registrar’s approval is requested; the investor may invest.',
      meta: { requirement: '4.11' },
      entry: 'emitDecision',
    },
    approved: {
      description: 'The registrar has approved the investor.',
      meta: { requirement: '4.11' },
      entry: 'emitDecision',
    },
    followUp: {
      description: 'The registrar needs more information; the app asks the investor to get in touch.',
      meta: { requirement: '4.11' },
      entry: 'emitDecision',
    },
    rejected: {
      description: 'The registrar has rejected the investor, who can no longer subscribe.',
      meta: { requirement: '4.11, 6.4' },
      entry: 'emitDecision',
    },
    notCleared: {
      description: 'The registrar has not checked the investor yet.',
      meta: { requirement: '4.11' },
      entry: 'emitDecision',
    },
  },
});
