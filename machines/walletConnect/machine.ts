import { assign, setup } from 'xstate';
import type { Meta } from '#machines/meta.ts';
import { askWallet, type WalletConnection, type WalletRefusal, WalletRefusedError } from './ports.ts';

interface WalletContext {
  connection: WalletConnection | null;
  refusal: WalletRefusal | null;
}

/** The header's wallet button: asks the browser wallet for its accounts and chain (spec section 1). */
export const walletConnectMachine = setup({
  types: {
    context: {} as WalletContext,
    events: {} as
      | { type: 'connection.requested' }
      | { type: 'accounts.changed'; accounts: string[] }
      | { type: 'chain.changed'; chainId: string }
      | { type: 'refusal.dismissed' },
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { askWallet },
  guards: {
    isPresent: (_, params: { connection: WalletConnection | null }) => params.connection !== null,
    hasAccount: (_, params: { accounts: string[] }) => params.accounts.length > 0,
  },
  actions: {
    rememberConnection: assign((_, params: { connection: WalletConnection | null }) => ({
      connection: params.connection,
      refusal: null,
    })),
    rememberRefusal: assign((_, params: { error: unknown }) => ({
      connection: null,
      refusal:
        params.error instanceof WalletRefusedError ? params.error.refusal : { code: null, message: null, data: null },
    })),
    followAccounts: assign(({ context }, params: { accounts: string[] }) => ({
      connection: context.connection && { ...context.connection, accounts: params.accounts },
    })),
    followChain: assign(({ context }, params: { chainId: string }) => ({
      connection: context.connection && { ...context.connection, chainId: params.chainId },
    })),
    forgetConnection: assign({ connection: null, refusal: null }),
  },
}).createMachine({
  id: 'walletConnect',
  description:
    'The wallet in the browser: asked for, connected, refused or not there, and followed when its account changes.',
  context: { connection: null, refusal: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No wallet is connected; the button offers it.',
      meta: { requirement: 'spec 1' },
      on: { 'connection.requested': { target: 'asking' } },
    },
    asking: {
      description: 'The browser wallet asks the person for consent.',
      tags: 'busy',
      meta: { requirement: 'spec 1' },
      invoke: {
        id: 'askWallet',
        src: 'askWallet',
        onDone: [
          {
            guard: { type: 'isPresent', params: ({ event }) => ({ connection: event.output }) },
            target: 'connected',
            actions: { type: 'rememberConnection', params: ({ event }) => ({ connection: event.output }) },
          },
          { target: 'absent' },
        ],
        onError: {
          target: 'refused',
          actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    absent: {
      description: 'This browser has no wallet; the page says how to get one.',
      meta: { requirement: 'spec 1' },
      on: { 'connection.requested': { target: 'asking' }, 'refusal.dismissed': { target: 'idle' } },
    },
    connected: {
      description: 'The account is shown, shortened; it follows what the wallet changes.',
      meta: { requirement: 'spec 1' },
      on: {
        'accounts.changed': [
          {
            guard: { type: 'hasAccount', params: ({ event }) => ({ accounts: event.accounts }) },
            actions: { type: 'followAccounts', params: ({ event }) => ({ accounts: event.accounts }) },
          },
          { target: 'idle', actions: { type: 'forgetConnection' } },
        ],
        'chain.changed': {
          actions: { type: 'followChain', params: ({ event }) => ({ chainId: event.chainId }) },
        },
      },
    },
    refused: {
      description: 'The wallet or the person said no; the reason is shown and asking again is possible.',
      meta: { requirement: 'spec 8' },
      on: {
        'connection.requested': { target: 'asking' },
        'refusal.dismissed': { target: 'idle', actions: { type: 'forgetConnection' } },
      },
    },
  },
});
