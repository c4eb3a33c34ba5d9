import type { SnapshotFrom } from 'xstate';
import type { walletConnectMachine } from './machine.ts';
import { isSameChain } from './rules.ts';

type Snapshot = SnapshotFrom<typeof walletConnectMachine>;

/** Where it stands, as far as a view tells it apart. */
export type WalletStage = Extract<Snapshot['value'], string> | 'connected';

export const selectStage = (snapshot: Snapshot): WalletStage =>
  typeof snapshot.value === 'string' ? snapshot.value : 'connected';

/** The first account's address, or null while none is connected. */
export const selectAccount = (snapshot: Snapshot) => snapshot.context.connection?.accounts[0] ?? null;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectWallets = (snapshot: Snapshot) => snapshot.context.wallets;

/** The wallet that is asked or connected, as it announced itself; null for one that did not. */
export const selectWallet = ({ context }: Snapshot) =>
  context.wallets.find(({ uuid }) => uuid === context.chosen) ?? null;

/** The chain that the wallet should be on; null while it is, or any is right. */
export const selectMissedChain = (snapshot: Snapshot) =>
  snapshot.matches({ connected: 'offChain' }) || snapshot.matches({ connected: 'switching' })
    ? snapshot.context.chain
    : null;

/** The chain that the wallet is on: its name where it is the tokens’, else its number. */
export const selectChain = ({ context: { chain, connection } }: Snapshot) =>
  connection && (chain && isSameChain(chain.id, connection.chainId) ? chain.name : `${Number(connection.chainId)}`);

/** The wallet whose changes matter: the one that is asked or connected. */
export const selectFollowed = (snapshot: Snapshot) =>
  snapshot.hasTag('connected') || snapshot.matches('asking') ? { uuid: snapshot.context.chosen } : null;
