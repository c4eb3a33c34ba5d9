import type { SnapshotFrom } from 'xstate';
import type { walletConnectMachine } from './machine.ts';
import { isSameChain } from './rules.ts';

type Snapshot = SnapshotFrom<typeof walletConnectMachine>;

/** State of the connection, as far as views distinguish it. */
export type WalletStage = Extract<Snapshot['value'], string> | 'connected';

export const selectStage = (snapshot: Snapshot): WalletStage =>
  typeof snapshot.value === 'string' ? snapshot.value : 'connected';

/** Returns the first account's address; null if there is none. */
export const selectAccount = (snapshot: Snapshot) => snapshot.context.connection?.accounts[0] ?? null;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectWallets = (snapshot: Snapshot) => snapshot.context.wallets;

/** Returns the wallet that is asked or connected; null if it did not announce itself. */
export const selectWallet = ({ context }: Snapshot) =>
  context.wallets.find(({ uuid }) => uuid === context.chosen) ?? null;

/** Returns the chain that the wallet should be on; null if the wallet is on it, or if every chain is allowed. */
export const selectMissedChain = (snapshot: Snapshot) =>
  snapshot.matches({ connected: 'offChain' }) || snapshot.matches({ connected: 'switching' })
    ? snapshot.context.chain
    : null;

/** Returns the wallet's chain: its name if it is the tokens’ chain, else its number. */
export const selectChain = ({ context: { chain, connection } }: Snapshot) =>
  connection && (chain && isSameChain(chain.id, connection.chainId) ? chain.name : `${Number(connection.chainId)}`);

/** Returns the asked or connected wallet, whose changes have to be observed; null if there is none. */
export const selectFollowed = (snapshot: Snapshot) =>
  snapshot.hasTag('connected') || snapshot.matches('asking') ? { uuid: snapshot.context.chosen } : null;
