import type { SnapshotFrom } from 'xstate';
import type { walletConnectMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof walletConnectMachine>;
export type WalletState = Snapshot['value'];

/** The first account's address, or null while none is connected. */
export const selectAccount = (snapshot: Snapshot) => snapshot.context.connection?.accounts[0] ?? null;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectWalletState = (snapshot: Snapshot) => snapshot.value;
