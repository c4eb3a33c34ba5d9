import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import type { Withdrawal, WithdrawalReceipt } from '#domain/shop/withdrawal.ts';
import { clearFailure, errorOf, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { declare } from './ports.ts';

export interface WithdrawalContext {
  /** Last entered declaration; null before. */
  declared: Withdrawal | null;
  receipt: WithdrawalReceipt | null;
  failure: Failure | null;
}

export type WithdrawalEvent =
  | { type: 'declaration.entered'; declared: Withdrawal }
  /** The customer returns to the form with the entered data. */
  | { type: 'change.requested' }
  | { type: 'withdrawal.confirmed' };

/** The shop has the declaration, so that all orders read before are outdated. */
export type WithdrawalEmitted = { type: 'withdrawal.received' };

const declaredIn = ({ declared }: WithdrawalContext): Withdrawal => {
  if (declared === null) throw new Error('withdrawal: nothing was declared');
  return declared;
};

const screen = 'withdrawal';

/**
 * Withdrawal from a contract in the two steps of § 356a BGB: the declaration is filled in, shown once more, and sent
 * only by the second, separately labelled button.
 */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    emitted: {} as WithdrawalEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<typeof screen>,
  },
  actors: { declare },
  guards: {
    isInvalid: (_, params: { error: unknown }) => failureOf(params.error).kind === 'violations',
  },
  actions: {
    rememberDeclared: assign((_, params: { declared: Withdrawal }) => ({ declared: params.declared })),
    rememberReceipt: assign((_, params: { receipt: WithdrawalReceipt }) => ({ receipt: params.receipt })),
    ...failureActions,
    emitReceived: emit({ type: 'withdrawal.received' }),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'The customer withdraws from a contract: enters the declaration, reviews it and confirms it.',
  context: { declared: null, receipt: null, failure: null },
  initial: 'declaring',
  states: {
    declaring: {
      description: 'The customer enters their name, the contract, and where to send the receipt.',
      meta: { screen, requirement: '2.35, § 356a (2) BGB' },
      on: {
        'declaration.entered': {
          target: 'reviewing',
          actions: [{ type: 'rememberDeclared', params: ({ event }) => ({ declared: event.declared }) }, clearFailure],
        },
      },
    },
    reviewing: {
      description: 'The customer reviews the declaration; if the last attempt failed, the page shows the reason.',
      meta: { screen, requirement: '2.35, § 356a (3) BGB' },
      on: {
        'withdrawal.confirmed': { target: 'sending', actions: clearFailure },
        'change.requested': { target: 'declaring', actions: clearFailure },
      },
    },
    sending: {
      description: 'The app sends the declaration; further clicks change nothing.',
      tags: 'busy',
      meta: { screen, requirement: '2.35, § 356a (3) BGB' },
      invoke: {
        id: 'declare',
        src: 'declare',
        input: ({ context }) => declaredIn(context),
        onDone: {
          target: 'received',
          actions: [
            { type: 'rememberReceipt', params: ({ event }) => ({ receipt: event.output }) },
            { type: 'emitReceived' },
          ],
        },
        onError: [
          { guard: { type: 'isInvalid', params: errorOf }, target: 'declaring', actions: keepFailure },
          { target: 'reviewing', actions: keepFailure },
        ],
      },
    },
    received: {
      type: 'final',
      description: 'The page shows when the shop received the declaration, and where it sends the confirmation.',
      meta: { screen, requirement: '7.24, § 356a (4) BGB' },
    },
  },
});
