import { describe, expect, test } from 'vitest';
import { conflict, offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { selectStage } from '../selectors.ts';
import { agreed, answers, nothing, setUp, subject } from './cases.ts';

const { machine } = subject;
specOfMachine(subject);

type Events = Parameters<typeof play>[2][];
const at = (...events: Events) => play(machine, undefined, ...events);
const read = (custody: object) => succeeds('readCustody', custody);
const submit = { type: 'terms.submitted', answers };
const goOn = { type: 'wallet.requested' };
/** Returns the number of `createWallet` calls. */
const walletsIn = (events: Events) =>
  events
    .flatMap((_, index) => at(...events.slice(0, index + 1)).effects)
    .filter((effect) => effect.type === 'start' && effect.id === 'createWallet').length;

describe('a second wallet is never created', () => {
  test('when the answer was lost: the shop is asked first', () => {
    const lost = [read(nothing), submit, succeeds('agreeToTerms'), fails('createWallet', offline)];
    expect(selectStage(at(...lost).snapshot)).toBe('unfinished');
    expect(at(...lost, goOn).running).toEqual(['readCustody']);
    const found = [...lost, goOn, read(setUp)];
    expect([at(...found).snapshot.value, walletsIn(found)]).toEqual(['settled', 1]);
    const missing = [...lost, goOn, read(agreed)];
    expect([at(...missing).running, walletsIn(missing)]).toEqual([['createWallet'], 2]);
    expect(at(...lost, goOn, fails('readCustody', offline)).snapshot.value).toBe('unfinished');
  });

  test('when a browser sends a call twice: the existing wallet counts', () => {
    const twice = [read(nothing), submit, fails('agreeToTerms', conflict), fails('createWallet', conflict)];
    expect(at(...twice.slice(0, 3)).running).toEqual(['createWallet']);
    expect(at(...twice, read(setUp)).snapshot.value).toBe('settled');
    expect(at(...twice, read(agreed)).snapshot.value).toBe('unfinished');
  });

  test('when one was created while the customer could not be read', () => {
    const made = [read(agreed), goOn, read(agreed), succeeds('createWallet'), fails('readCustody', offline)];
    expect(at(...made).snapshot.value).toBe('unfinished');
    expect(walletsIn([...made, goOn, read(setUp)])).toBe(1);
  });
});

describe('an interrupted setup continues', () => {
  test('after a reload between the agreement and the wallet, without a second agreement', () => {
    const resumed = [read(agreed), goOn, read(agreed)];
    expect(selectStage(at(read(agreed)).snapshot)).toBe('unfinished');
    expect(at(...resumed).running).toEqual(['createWallet']);
    // The page never agrees on the customer's behalf.
    expect(at(read(agreed), goOn, read(nothing)).snapshot.value).toBe('agreeing');
  });
});
