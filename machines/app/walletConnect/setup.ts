import { assign, setup } from 'xstate';
import type { Meta } from '#machines/kit/meta.ts';
import {
  type AnnouncedWallet,
  askWallet,
  switchChain,
  type WalletChain,
  type WalletConnection,
  type WalletRefusal,
  WalletRefusedError,
} from './ports.ts';
import { isSameChain } from './rules.ts';

export interface WalletContext {
  /** Chain of the shop's tokens; null if the deployment names none, so that every chain is allowed. */
  chain: WalletChain | null;
  /** Announced wallets, without duplicates, in the order of their announcements. */
  wallets: AnnouncedWallet[];
  /** `uuid` of the wallet that is asked or connected; null for a wallet that did not announce itself. */
  chosen: string | null;
  connection: WalletConnection | null;
  refusal: WalletRefusal | null;
}

export type WalletEvent =
  | { type: 'wallet.announced'; wallet: AnnouncedWallet }
  | { type: 'connection.requested' }
  | { type: 'wallet.chosen'; uuid: string }
  | { type: 'choice.dismissed' }
  | { type: 'accounts.changed'; accounts: string[] }
  | { type: 'chain.changed'; chainId: string }
  | { type: 'wallet.disconnected'; refusal: WalletRefusal }
  | { type: 'switch.requested' }
  | { type: 'connection.dropped' }
  | { type: 'refusal.dismissed' };

/** Maximum number of announced wallets, more than any user has; further announcements by page scripts are ignored. */
export const MOST_WALLETS = 20;

const UNKNOWN: WalletRefusal = { code: null, message: null, data: null };

export const walletSetup = setup({
  types: {
    context: {} as WalletContext,
    input: {} as Pick<WalletContext, 'chain'>,
    events: {} as WalletEvent,
    tags: {} as 'busy' | 'connected',
    meta: {} as Meta,
  },
  actors: { askWallet, switchChain },
  guards: {
    isNew: ({ context }, params: { wallet: AnnouncedWallet }) =>
      context.wallets.length < MOST_WALLETS && context.wallets.every(({ uuid }) => uuid !== params.wallet.uuid),
    hasSeveral: ({ context }) => context.wallets.length > 1,
    isPresent: (_, params: { connection: WalletConnection | null }) => params.connection !== null,
    hasAccount: (_, params: { accounts: string[] }) => params.accounts.length > 0,
    isOnChain: ({ context: { chain, connection } }) =>
      chain === null || (connection !== null && isSameChain(connection.chainId, chain.id)),
  },
  actions: {
    rememberWallet: assign(({ context }, params: { wallet: AnnouncedWallet }) => ({
      wallets: [...context.wallets, params.wallet],
    })),
    chooseOnly: assign(({ context }) => ({ chosen: context.wallets[0]?.uuid ?? null })),
    choose: assign((_, params: { uuid: string }) => ({ chosen: params.uuid })),
    rememberConnection: assign((_, params: { connection: WalletConnection | null }) => ({
      connection: params.connection,
    })),
    rememberRefusal: assign((_, params: { error: unknown }) => ({
      refusal: params.error instanceof WalletRefusedError ? params.error.refusal : UNKNOWN,
    })),
    rememberEnd: assign((_, params: { refusal: WalletRefusal }) => ({ refusal: params.refusal })),
    followAccounts: assign(({ context }, params: { accounts: string[] }) => ({
      connection: context.connection && { ...context.connection, accounts: params.accounts },
    })),
    followChain: assign(({ context }, params: { chainId: string }) => ({
      connection: context.connection && { ...context.connection, chainId: params.chainId },
    })),
    forgetConnection: assign({ connection: null }),
    forgetRefusal: assign({ refusal: null }),
  },
  // Milliseconds to wait for slow announcements before a wallet is asked; most wallets announce themselves at once.
  delays: { announcing: 200 },
});
