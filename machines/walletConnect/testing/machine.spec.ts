import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { walletConnectMachine } from '../machine.ts';
import { WalletRefusedError } from '../ports.ts';
import { selectAccount, selectRefusal, selectWalletState } from '../selectors.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const refusal = { code: 4001, message: 'User rejected the request.', data: null };
const asked = { type: 'connection.requested' };
const dismissed = { type: 'refusal.dismissed' };
const connected = [asked, succeeds('askWallet', { accounts: [account], chainId: '0x1' })];
const refused = [asked, fails('askWallet', new WalletRefusedError(refusal))];
const absent = [asked, succeeds('askWallet', null)];
const played = (...events: Parameters<typeof play>[2][]) => play(walletConnectMachine, undefined, ...events);
const snapshotOf = (...events: Parameters<typeof play>[2][]) => played(...events).snapshot;

describe('the wallet of the browser', () => {
  test('is asked only when the person wants it', () => {
    expect(played().running).toEqual([]);
    const asking = played(asked);
    expect(asking.running).toEqual(['askWallet']);
    expect(asking.snapshot.hasTag('busy')).toBe(true);
    expect(asking.snapshot.can(asked)).toBe(false);
  });

  test('shows the account that the person shared', () => {
    expect(selectWalletState(snapshotOf(...connected))).toBe('connected');
    expect(selectAccount(snapshotOf(...connected))).toBe(account);
  });

  test('is followed when the person changes account or chain in it', () => {
    const changed = snapshotOf(
      ...connected,
      { type: 'accounts.changed', accounts: [other, account] },
      { type: 'chain.changed', chainId: '0x89' },
    );
    expect(selectAccount(changed)).toBe(other);
    expect(changed.context.connection).toEqual({ accounts: [other, account], chainId: '0x89' });
  });

  test('is forgotten when the person takes the last account back', () => {
    const left = snapshotOf(...connected, { type: 'accounts.changed', accounts: [] });
    expect(selectWalletState(left)).toBe('idle');
    expect(left.context.connection).toBeNull();
  });

  test('that says no is quoted, until the person dismisses it', () => {
    expect(selectRefusal(snapshotOf(...refused))).toEqual(refusal);
    expect(selectAccount(snapshotOf(...refused))).toBeNull();
    expect(selectWalletState(snapshotOf(...refused, dismissed))).toBe('idle');
    expect(selectRefusal(snapshotOf(...refused, dismissed))).toBeNull();
    const unknown = snapshotOf(asked, fails('askWallet', new Error('the extension crashed')));
    expect(selectRefusal(unknown)).toEqual({ code: null, message: null, data: null });
  });

  test('that is not there is said to be missing, until the person dismisses it', () => {
    expect(selectWalletState(snapshotOf(...absent))).toBe('absent');
    expect(selectWalletState(snapshotOf(...absent, dismissed))).toBe('idle');
  });

  test('can be asked again after a no, or once it is installed', () => {
    for (const before of [refused, absent]) {
      expect(played(...before, asked).running).toEqual(['askWallet']);
      const later = snapshotOf(...before, ...connected);
      expect(selectAccount(later)).toBe(account);
      expect(selectRefusal(later)).toBeNull();
    }
  });
});
