import type { AnnouncedWallet } from './ports.ts';
import { walletSetup } from './setup.ts';

const walletOf = ({ event: { wallet } }: { event: { wallet: AnnouncedWallet } }) => ({ wallet });
const announced = {
  guard: { type: 'isNew', params: walletOf },
  actions: { type: 'rememberWallet', params: walletOf },
} as const;

/**
 * Header's wallet button: asks a wallet of the browser for its accounts and chain (spec section 1, EIP-1193). The
 * wallets announce themselves (EIP-6963); if there are several, the user chooses one.
 */
export const walletConnectMachine = walletSetup.createMachine({
  id: 'walletConnect',
  description:
    'The wallets in the browser: found, one of them asked, connected or refused, and followed when it changes account or chain.',
  context: ({ input }) => ({ chain: input.chain, wallets: [], chosen: null, connection: null, refusal: null }),
  initial: 'idle',
  on: { 'wallet.announced': announced },
  states: {
    idle: {
      description: 'No wallet is connected; the button offers it.',
      meta: { requirement: 'spec 1' },
      on: { 'connection.requested': { target: 'looking' } },
    },
    looking: {
      description: 'The wallets of this browser have a moment to announce themselves.',
      meta: { requirement: 'EIP-6963' },
      after: {
        announcing: [
          { guard: 'hasSeveral', target: 'choosing' },
          { target: 'asking', actions: 'chooseOnly' },
        ],
      },
    },
    choosing: {
      description: 'There are several wallets; the person says which. One that is announced now is offered, too.',
      meta: { requirement: 'EIP-6963' },
      on: {
        'wallet.chosen': {
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => ({ uuid: event.uuid }) },
        },
        'choice.dismissed': { target: 'idle' },
      },
    },
    asking: {
      description: 'The wallet asks the person for consent; they may turn away from it.',
      tags: 'busy',
      meta: { requirement: 'spec 1' },
      invoke: {
        id: 'askWallet',
        src: 'askWallet',
        input: ({ context }) => ({ uuid: context.chosen }),
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
      on: { 'choice.dismissed': { target: 'idle' } },
    },
    absent: {
      description: 'This browser has no wallet; the page says so, until one is announced.',
      meta: { requirement: 'spec 1' },
      on: {
        'wallet.announced': { target: 'idle', ...announced },
        'connection.requested': { target: 'looking' },
        'refusal.dismissed': { target: 'idle' },
      },
    },
    refused: {
      description: 'The wallet or the person said no; the reason is shown and asking again is possible.',
      meta: { requirement: 'spec 8' },
      exit: 'forgetRefusal',
      on: { 'connection.requested': { target: 'looking' }, 'refusal.dismissed': { target: 'idle' } },
    },
    connected: {
      description: 'The account is shown, shortened; it follows what the wallet changes.',
      tags: 'connected',
      initial: 'sorting',
      exit: 'forgetConnection',
      on: {
        'accounts.changed': [
          {
            guard: { type: 'hasAccount', params: ({ event }) => ({ accounts: event.accounts }) },
            actions: { type: 'followAccounts', params: ({ event }) => ({ accounts: event.accounts }) },
          },
          { target: 'idle' },
        ],
        'chain.changed': {
          target: '.sorting',
          actions: { type: 'followChain', params: ({ event }) => ({ chainId: event.chainId }) },
        },
        'wallet.disconnected': {
          target: 'disconnected',
          actions: { type: 'rememberEnd', params: ({ event }) => ({ refusal: event.refusal }) },
        },
        'connection.dropped': { target: 'idle' },
      },
      states: {
        sorting: {
          description: 'The chain that the wallet is on is compared with that of the tokens.',
          meta: { requirement: 'spec 1' },
          always: [{ guard: 'isOnChain', target: 'onChain' }, { target: 'offChain' }],
        },
        onChain: {
          description: 'The wallet is on the chain that the tokens are on.',
          meta: { requirement: 'spec 1' },
        },
        offChain: {
          description: 'The wallet is on another chain; the person can have it change to the right one.',
          meta: { requirement: 'EIP-3326' },
          exit: 'forgetRefusal',
          on: { 'switch.requested': { target: 'switching' } },
        },
        switching: {
          description: 'The wallet asks the person whether it may change to the chain.',
          tags: 'busy',
          meta: { requirement: 'EIP-3326' },
          invoke: {
            id: 'switchChain',
            src: 'switchChain',
            input: ({ context }) => ({ uuid: context.chosen, chainId: context.chain?.id ?? '' }),
            onDone: {
              target: 'sorting',
              actions: { type: 'followChain', params: ({ event }) => ({ chainId: event.output }) },
            },
            onError: {
              target: 'offChain',
              actions: { type: 'rememberRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    disconnected: {
      description: 'The wallet has ended the connection by itself; why is shown, and asking again is possible.',
      meta: { requirement: 'EIP-1193' },
      exit: 'forgetRefusal',
      on: { 'connection.requested': { target: 'looking' }, 'refusal.dismissed': { target: 'idle' } },
    },
  },
});
