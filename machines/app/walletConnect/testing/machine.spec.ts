import { describe, expect, test } from 'vitest';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { walletConnectMachine } from '../machine.ts';
import { WalletRefusedError } from '../ports.ts';
import {
  selectAccount,
  selectChain,
  selectMissedChain,
  selectRefusal,
  selectStage,
  selectWallets,
} from '../selectors.ts';
import { MOST_WALLETS } from '../setup.ts';
import { subject, wallets } from './cases.ts';

specOfMachine(subject);

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const polygon = { id: '0x89', name: 'Polygon' };
const refusal = { code: 4001, message: 'User rejected the request.', data: null };
const [ahorn, buche] = wallets;
const announced = (wallet: object) => ({ type: 'wallet.announced', wallet });
const requested = { type: 'connection.requested' };
const asked = [requested, elapses('announcing', 'walletConnect.looking')];
const dismissed = { type: 'refusal.dismissed' };
const shared = (chainId = '0x89') => succeeds('askWallet', { accounts: [account], chainId });
const connected = [...asked, shared()];
const astray = [...asked, shared('0x1')];
const refused = [...asked, fails('askWallet', new WalletRefusedError(refusal))];
type Step = Parameters<typeof play>[2];
const played = (...events: Step[]) => play(walletConnectMachine, { chain: polygon }, ...events);
const snapshotOf = (...events: Step[]) => played(...events).snapshot;
const stageOf = (...events: Step[]) => selectStage(snapshotOf(...events));

describe('the wallets of a browser', () => {
  test('are listed once for each uuid, the first one, up to a limit', () => {
    const both = snapshotOf(announced(ahorn), announced(buche));
    expect(selectWallets(both)).toEqual([ahorn, buche]);
    expect(both.can(announced({ ...ahorn, name: 'Ahornn' }))).toBe(false);
    const crowd = Array.from({ length: MOST_WALLETS }, (_, index) => announced({ ...ahorn, uuid: String(index) }));
    expect(selectWallets(snapshotOf(...crowd.slice(1)))).toHaveLength(MOST_WALLETS - 1);
    expect(snapshotOf(...crowd.slice(1)).can(announced(ahorn))).toBe(true);
    expect(snapshotOf(...crowd).can(announced(ahorn))).toBe(false);
  });
});

describe('the wallet that is asked', () => {
  test('is observed when the visitor changes account or chain in it', () => {
    const changed = snapshotOf(
      ...connected,
      { type: 'accounts.changed', accounts: [other, account] },
      { type: 'chain.changed', chainId: '0x1' },
    );
    expect(selectAccount(changed)).toBe(other);
    expect(changed.context.connection).toEqual({ accounts: [other, account], chainId: '0x1' });
    expect(selectChain(changed)).toBe('1');
  });

  test('that refuses is quoted, until the visitor dismisses it', () => {
    expect(selectRefusal(snapshotOf(...refused))).toEqual(refusal);
    expect(selectAccount(snapshotOf(...refused))).toBeNull();
    expect(stageOf(...refused, dismissed)).toBe('idle');
    expect(selectRefusal(snapshotOf(...refused, dismissed))).toBeNull();
    const unknown = snapshotOf(...asked, fails('askWallet', new Error('the extension crashed')));
    expect(selectRefusal(unknown)).toEqual({ code: null, message: null, data: null });
  });
});

describe('the chain of the wallet', () => {
  test('is reported if it is another, however its id is written', () => {
    expect(selectMissedChain(snapshotOf(...astray))).toEqual(polygon);
    expect(selectMissedChain(snapshotOf(...asked, shared('0x089')))).toBeNull();
    expect(selectMissedChain(snapshotOf(...connected, { type: 'chain.changed', chainId: '0xa' }))).toEqual(polygon);
    expect(selectMissedChain(snapshotOf(...astray, { type: 'chain.changed', chainId: '0x89' }))).toBeNull();
  });
});
