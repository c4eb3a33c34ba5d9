import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FailureError } from '#domain/shop/failure.ts';
import { invalid2fa, offline } from '#machines/testing/failures.ts';
import { fails, pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { tokenTransferMachine } from '../machine.ts';
import { isBusy, isEarlier, isUnsent, selectStage, selectTransfer } from '../selectors.ts';
import type { TokenTransferEvent } from '../setup.ts';
import { balanceTooLow, conditions, details, made, madeBefore, notWhitelisted, subject } from './cases.ts';

specOfMachine(subject);

const enter: TokenTransferEvent = { type: 'details.submitted', ...details };
const confirm: TokenTransferEvent = { type: 'summary.confirmed' };
const code: TokenTransferEvent = { type: 'code.submitted', code: '123456' };
const reopen: TokenTransferEvent = { type: 'details.reopened' };
const read = succeeds('readConditions', conditions);
const listed = succeeds('readRecipient', { whitelisted: true });
const unlisted = succeeds('readRecipient', { whitelisted: false });
const toCode = [read, enter, listed, confirm];
const lost = fails('sendTransfer', offline);

const played = (...events: AnyEventObject[]) => play(tokenTransferMachine, undefined, ...events);
const snapshotOf = (...events: AnyEventObject[]) => played(...events).snapshot;
const stageOf = (...events: AnyEventObject[]) => selectStage(snapshotOf(...events));
const failed = (kind: 'conflict' | 'transferFailed' | 'transferBlocked' | 'notFound' | 'rateLimited') =>
  fails('sendTransfer', new FailureError(kind === 'rateLimited' ? { kind, retryAfter: 9 } : { kind }));

describe('a transfer of tokens', () => {
  test.each<[what: string, change: Partial<typeof details>, can: boolean]>([
    ['the whole balance', { quantity: 6000 }, true],
    ['one token', { quantity: 1 }, true],
    ['one more than the balance', { quantity: 6001 }, false],
    ['no token', { quantity: 0 }, false],
    ['a negative number', { quantity: -1 }, false],
    ['a fraction of a token', { quantity: 1.5 }, false],
    ['NaN', { quantity: Number.NaN }, false],
    [
      'the own wallet',
      { address: conditions.token ? String(Object(conditions.token).walletAddress).toLowerCase() : '' },
      false,
    ],
  ])('continues with %s: %s %s', (_, change, can) => {
    expect(snapshotOf(read).can({ ...enter, ...change })).toBe(can);
  });

  test('is never sent without a whitelisted wallet, a look at it and a fresh code, nor twice', () => {
    for (const { steps } of pathsOf(subject.machine, subject.cases)) {
      let since: string[] = [];
      let before: unknown = 'looking';
      let isLost = false;
      for (const { event, position } of steps) {
        const { value } = position.snapshot;
        since.push(event.type);
        if (value === 'sending' && before !== 'sending') {
          expect([before, event.type]).toEqual(['confirming', 'code.submitted']);
          expect(since).toContain('summary.confirmed');
          // After a lost answer, only after the shop has said that there is no transfer.
          const failed = since.lastIndexOf('xstate.error.actor.sendTransfer');
          const looked = since.lastIndexOf('xstate.done.actor.findTransfer');
          if (isLost) expect(looked).toBeGreaterThan(failed);
          isLost = false;
        }
        if (before === 'checking' && value === 'confirming') expect(event.type).toBe('xstate.done.actor.findTransfer');
        if (value === 'checking') isLost = true;
        if (value === 'looking') since = [];
        before = value;
      }
      expect(steps.filter(({ event }) => event.type === 'xstate.done.actor.sendTransfer').length).toBeLessThan(2);
    }
    for (const state of [[], [read], [read, enter], [read, enter, unlisted], [read, enter, listed]])
      expect(snapshotOf(...state).can(code)).toBe(false);
    expect(snapshotOf(...toCode, code).can(code)).toBe(false);
    expect(snapshotOf(...toCode, code, lost).can(code)).toBe(false);
    expect(snapshotOf(...toCode, code, lost, fails('findTransfer', offline)).can(code)).toBe(false);
  });

  test('sends the displayed values, with the code, which is not stored', () => {
    const { snapshot, effects } = played(...toCode, code);
    const { walletId, variantCode } = Object(conditions.token);
    expect(effects).toContainEqual({
      type: 'start',
      id: 'sendTransfer',
      src: 'sendTransfer',
      input: { ...details, walletId, variantCode, code: '123456' },
    });
    expect(JSON.stringify(snapshot.context)).not.toContain('123456');
    expect(isBusy(snapshot)).toBe(true);
  });

  test.each<[failure: AnyEventObject, stage: string]>([
    [fails('sendTransfer', invalid2fa), 'confirming'],
    [failed('rateLimited'), 'confirming'],
    [fails('sendTransfer', notWhitelisted), 'refused'],
    [fails('sendTransfer', balanceTooLow), 'refused'],
    [failed('transferFailed'), 'refused'],
    [failed('transferBlocked'), 'refused'],
    [failed('notFound'), 'refused'],
    [failed('conflict'), 'unknown'],
    [lost, 'unknown'],
  ])('that fails with %j is %s', (failure, stage) => {
    expect(stageOf(...toCode, code, failure)).toBe(stage);
  });

  test('whose answer never came is found after a reload, and distinguished from the values typed since', () => {
    const before = succeeds('readConditions', madeBefore);
    for (const events of [[before], [read, enter, listed, reopen, before]]) {
      const { snapshot, effects } = played(...events);
      expect([selectStage(snapshot), selectTransfer(snapshot)]).toMatchObject([
        'sent',
        { transfer: made, conditions: madeBefore },
      ]);
      expect(effects).toContainEqual({ type: 'emit', event: { type: 'tokens.moved' } });
    }
    const told = (...events: AnyEventObject[]) => [isEarlier, isUnsent].map((is) => is(snapshotOf(...events)));
    expect(told(before)).toEqual([true, false]);
    expect(told(read, enter, listed, reopen, before)).toEqual([false, false]);
    for (const changed of [{ quantity: 999 }, { address: conditions.token ? '0x00' : '' }])
      expect(told(read, { ...enter, ...changed }, listed, reopen, before)).toEqual([true, true]);
    expect(isEarlier(snapshotOf(read))).toBe(false);
  });
});
