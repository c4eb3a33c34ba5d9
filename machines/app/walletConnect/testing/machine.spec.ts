import { describe, expect, test } from 'vitest';
import { elapses, fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { walletConnectMachine } from '../machine.ts';
import { WalletRefusedError } from '../ports.ts';
import {
  selectAccount,
  selectChain,
  selectFollowed,
  selectMissedChain,
  selectRefusal,
  selectStage,
  selectWallet,
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
const turnedAway = { type: 'choice.dismissed' };
const shared = (chainId = '0x89') => succeeds('askWallet', { accounts: [account], chainId });
const connected = [...asked, shared()];
const astray = [...asked, shared('0x1')];
const refused = [...asked, fails('askWallet', new WalletRefusedError(refusal))];
const absent = [...asked, succeeds('askWallet', null)];
const several = [announced(ahorn), announced(buche)];
type Step = Parameters<typeof play>[2];
const played = (...events: Step[]) => play(walletConnectMachine, { chain: polygon }, ...events);
const snapshotOf = (...events: Step[]) => played(...events).snapshot;
const stageOf = (...events: Step[]) => selectStage(snapshotOf(...events));
/** Returns the ports that the last step starts, with their inputs. */
const startedBy = (...events: Step[]) =>
  played(...events).effects.flatMap((effect) => (effect.type === 'start' ? [[effect.src, effect.input]] : []));

describe('the wallets of a browser', () => {
  test('are asked only on the visitor’s request', () => {
    expect(played(...several).running).toEqual([]);
    expect(stageOf(...several)).toBe('idle');
  });

  test('have a moment to announce themselves before one is asked', () => {
    expect(played(requested).running).toEqual([]);
    expect(Object.values(played(requested).timers)).toEqual([200]);
    expect(startedBy(requested, announced(buche), ...asked.slice(1))).toEqual([['askWallet', { uuid: buche.uuid }]]);
  });

  test('are not offered if there is only one, or none but the browser’s own, which is asked', () => {
    expect(startedBy(announced(ahorn), ...asked)).toEqual([['askWallet', { uuid: ahorn.uuid }]]);
    expect(startedBy(...asked)).toEqual([['askWallet', { uuid: null }]]);
  });

  test('are offered if there are several, and the chosen one is asked', () => {
    const choosing = [...several, ...asked];
    expect(played(...choosing).running).toEqual([]);
    expect(stageOf(...choosing)).toBe('choosing');
    expect(selectWallets(snapshotOf(...choosing))).toEqual([ahorn, buche]);
    const chosen = [...choosing, { type: 'wallet.chosen', uuid: buche.uuid }];
    expect(startedBy(...chosen)).toEqual([['askWallet', { uuid: buche.uuid }]]);
    expect(selectWallet(snapshotOf(...chosen, shared()))).toEqual(buche);
  });

  test('that are announced late are offered as well', () => {
    const late = { ...ahorn, uuid: '2b0ab5a2-2f73-4fb5-8ef9-7f1d0f3cbf11', name: 'Linde' };
    expect(selectWallets(snapshotOf(...several, ...asked, announced(late)))).toEqual([ahorn, buche, late]);
    // The earlier message that there is no wallet is then wrong.
    expect(stageOf(...absent, announced(late))).toBe('idle');
    expect(startedBy(...absent, announced(late), ...asked)).toEqual([['askWallet', { uuid: late.uuid }]]);
    expect(stageOf(...connected, announced(late))).toBe('connected');
  });

  test('are listed once for each uuid, the first one, up to a limit', () => {
    const both = snapshotOf(announced(ahorn), announced(buche));
    expect(selectWallets(both)).toEqual([ahorn, buche]);
    expect(both.can(announced({ ...ahorn, name: 'Ahornn' }))).toBe(false);
    const crowd = Array.from({ length: MOST_WALLETS }, (_, index) => announced({ ...ahorn, uuid: String(index) }));
    expect(selectWallets(snapshotOf(...crowd.slice(1)))).toHaveLength(MOST_WALLETS - 1);
    expect(snapshotOf(...crowd.slice(1)).can(announced(ahorn))).toBe(true);
    expect(snapshotOf(...crowd).can(announced(ahorn))).toBe(false);
  });

  test('are no longer offered when the visitor turns away, and none was asked', () => {
    expect(stageOf(...several, ...asked, turnedAway)).toBe('idle');
  });
});

describe('the wallet that is asked', () => {
  test('is asked once: pressing again changes nothing', () => {
    expect(played(...asked).running).toEqual(['askWallet']);
    expect(snapshotOf(...asked).hasTag('busy')).toBe(true);
    expect(snapshotOf(requested).can(requested)).toBe(false);
    expect(snapshotOf(...asked).can(requested)).toBe(false);
    expect(snapshotOf(...connected).can(requested)).toBe(false);
  });

  test('may be left waiting, and then connects nothing', () => {
    expect(stageOf(...asked, turnedAway)).toBe('idle');
    expect(played(...asked, turnedAway).running).toEqual([]);
  });

  test('shows the account that the visitor shared, and the chain', () => {
    const snapshot = snapshotOf(...connected);
    expect([selectStage(snapshot), selectAccount(snapshot), selectChain(snapshot)]).toEqual([
      'connected',
      account,
      'Polygon',
    ]);
    expect(selectWallet(snapshot)).toBeNull();
    expect(selectMissedChain(snapshot)).toBeNull();
  });

  test('is observed from its request until the end of the connection', () => {
    expect(selectFollowed(snapshotOf(...several))).toBeNull();
    expect(selectFollowed(snapshotOf(announced(ahorn), ...asked))).toEqual({ uuid: ahorn.uuid });
    expect(selectFollowed(snapshotOf(...connected))).toEqual({ uuid: null });
    expect(selectFollowed(snapshotOf(...connected, { type: 'connection.dropped' }))).toBeNull();
  });

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

  test('is disconnected when the visitor revokes the last account, or ends the connection here', () => {
    for (const end of [{ type: 'accounts.changed', accounts: [] }, { type: 'connection.dropped' }]) {
      const left = snapshotOf(...connected, end);
      expect(selectStage(left)).toBe('idle');
      expect([selectAccount(left), selectChain(left)]).toEqual([null, null]);
    }
  });

  test('that ends the connection by itself is quoted, until the visitor dismisses it or asks again', () => {
    const why = { code: 4900, message: 'Disconnected from all chains.', data: null };
    const ended = [...connected, { type: 'wallet.disconnected', refusal: why }];
    expect([stageOf(...ended), selectRefusal(snapshotOf(...ended))]).toEqual(['disconnected', why]);
    expect([stageOf(...ended, dismissed), selectRefusal(snapshotOf(...ended, dismissed))]).toEqual(['idle', null]);
    expect(selectAccount(snapshotOf(...ended, ...connected))).toBe(account);
    expect(selectRefusal(snapshotOf(...ended, requested))).toBeNull();
  });

  test('that refuses is quoted, until the visitor dismisses it', () => {
    expect(selectRefusal(snapshotOf(...refused))).toEqual(refusal);
    expect(selectAccount(snapshotOf(...refused))).toBeNull();
    expect(stageOf(...refused, dismissed)).toBe('idle');
    expect(selectRefusal(snapshotOf(...refused, dismissed))).toBeNull();
    const unknown = snapshotOf(...asked, fails('askWallet', new Error('the extension crashed')));
    expect(selectRefusal(unknown)).toEqual({ code: null, message: null, data: null });
  });

  test('that is missing is reported, until the visitor dismisses it', () => {
    expect(stageOf(...absent)).toBe('absent');
    expect(stageOf(...absent, dismissed)).toBe('idle');
  });

  test('can be asked again after a refusal, or once it is installed', () => {
    for (const before of [refused, absent]) {
      expect(played(...before, ...asked).running).toEqual(['askWallet']);
      const later = snapshotOf(...before, ...connected);
      expect(selectAccount(later)).toBe(account);
      expect(selectRefusal(later)).toBeNull();
    }
  });
});

describe('the chain of the wallet', () => {
  const switching = [...astray, { type: 'switch.requested' }];
  const unknownChain = { code: 4902, message: 'Unrecognized chain ID.', data: null };
  const unswitched = [...switching, fails('switchChain', new WalletRefusedError(unknownChain))];

  test('is any if the deployment names none', () => {
    const { snapshot } = play(walletConnectMachine, { chain: null }, ...astray);
    expect([selectStage(snapshot), selectMissedChain(snapshot), selectChain(snapshot)]).toEqual([
      'connected',
      null,
      '1',
    ]);
  });

  test('is reported if it is another, however its id is written', () => {
    expect(selectMissedChain(snapshotOf(...astray))).toEqual(polygon);
    expect(selectMissedChain(snapshotOf(...asked, shared('0x089')))).toBeNull();
    expect(selectMissedChain(snapshotOf(...connected, { type: 'chain.changed', chainId: '0xa' }))).toEqual(polygon);
    expect(selectMissedChain(snapshotOf(...astray, { type: 'chain.changed', chainId: '0x89' }))).toBeNull();
  });

  test('is switched on the visitor’s request, and requested once', () => {
    expect(startedBy(announced(ahorn), ...switching)).toEqual([['switchChain', { uuid: ahorn.uuid, chainId: '0x89' }]]);
    expect(snapshotOf(...switching).can({ type: 'switch.requested' })).toBe(false);
    expect(snapshotOf(...switching).hasTag('busy')).toBe(true);
    expect(selectMissedChain(snapshotOf(...switching))).toEqual(polygon);
    const switched = snapshotOf(...switching, succeeds('switchChain', '0x89'));
    expect([selectMissedChain(switched), switched.context.connection?.chainId]).toEqual([null, '0x89']);
    expect(selectMissedChain(snapshotOf(...switching, succeeds('switchChain', '0x1')))).toEqual(polygon);
    // The wallet emits the change before it answers.
    expect(played(...switching, { type: 'chain.changed', chainId: '0x89' }).running).toEqual([]);
  });

  test('that the wallet would not switch to is quoted, until a retry or another chain', () => {
    expect(selectRefusal(snapshotOf(...unswitched))).toEqual(unknownChain);
    expect(selectMissedChain(snapshotOf(...unswitched))).toEqual(polygon);
    for (const later of [
      { type: 'switch.requested' },
      { type: 'chain.changed', chainId: '0xa' },
      { type: 'connection.dropped' },
    ]) {
      expect(selectRefusal(snapshotOf(...unswitched, later))).toBeNull();
    }
  });
});
