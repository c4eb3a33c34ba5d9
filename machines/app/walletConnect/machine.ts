import type { AnnouncedWallet } from './ports.ts';
import { walletSetup } from './setup.ts';

const walletOf = ({ event: { wallet } }: { event: { wallet: AnnouncedWallet } }) => ({ wallet });
const announced = {
  guard: { type: 'isNew', params: walletOf },
  actions: { type: 'rememberWallet', params: walletOf },
} as const;

/**
 * Header's wallet button: asks a wallet of the browser for its accounts and chain (requirement 1.12, EIP-1193). The
 * wallets announce themselves (EIP-6963); if there are several, the user chooses one.
 */
export const walletConnectMachine = walletSetup.createMachine({
  id: 'walletConnect',
  description:
    'Connects a wallet of the browser: finds the wallets, asks one for consent, and follows its account and chain.',
  context: ({ input }) => ({ chain: input.chain, wallets: [], chosen: null, connection: null, refusal: null }),
  initial: 'idle',
  on: { 'wallet.announced': announced },
  states: {
    idle: {
      description: 'No wallet is connected; the button offers to connect one.',
      meta: { requirement: '1.12' },
      on: { 'connection.requested': { target: 'looking' } },
    },
    looking: {
      description: 'The app waits a moment for the browser’s wallets to announce themselves.',
      meta: { requirement: '1.12, EIP-6963' },
      after: {
        announcing: [
          { guard: 'hasSeveral', target: 'choosing' },
          { target: 'asking', actions: 'chooseOnly' },
        ],
      },
    },
    choosing: {
      description:
        'The browser has several wallets, and the user chooses one; a wallet that announces itself now is offered as well.',
      meta: { requirement: '1.12, EIP-6963' },
      on: {
        'wallet.chosen': {
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => ({ uuid: event.uuid }) },
        },
        'choice.dismissed': { target: 'idle' },
      },
    },
    asking: {
      description: 'The wallet asks the user for consent; the user can dismiss the request.',
      tags: 'busy',
      meta: { requirement: '1.12' },
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
      description: 'This browser has no wallet; the page says so until a wallet announces itself.',
      meta: { requirement: '1.12' },
      on: {
        'wallet.announced': { target: 'idle', ...announced },
        'connection.requested': { target: 'looking' },
        'refusal.dismissed': { target: 'idle' },
      },
    },
    refused: {
      description: 'The wallet or the user declined; the page shows the reason, and the user can try again.',
      meta: { requirement: '8.16' },
      exit: 'forgetRefusal',
      on: { 'connection.requested': { target: 'looking' }, 'refusal.dismissed': { target: 'idle' } },
    },
    connected: {
      description: 'The page shows the shortened account and follows changes in the wallet.',
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
          description: 'The app compares the wallet’s chain with the chain of the tokens.',
          meta: { requirement: '1.12' },
          always: [{ guard: 'isOnChain', target: 'onChain' }, { target: 'offChain' }],
        },
        onChain: {
          description: 'The wallet is on the chain of the tokens.',
          meta: { requirement: '1.12' },
        },
        offChain: {
          description: 'The wallet is on another chain; the user can request the switch to the right one.',
          meta: { requirement: '1.12, EIP-3326' },
          exit: 'forgetRefusal',
          on: { 'switch.requested': { target: 'switching' } },
        },
        switching: {
          description: 'The wallet asks the user whether to switch to the chain.',
          tags: 'busy',
          meta: { requirement: '1.12, EIP-3326' },
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
      description: 'The wallet has ended the connection; the page shows the reason, and the user can connect again.',
      meta: { requirement: '8.16, EIP-1193' },
      exit: 'forgetRefusal',
      on: { 'connection.requested': { target: 'looking' }, 'refusal.dismissed': { target: 'idle' } },
    },
  },
});
