import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { isBusy, selectStage } from '../selectors.ts';
import { agreed, answers, conflict, nothing, offline, refused, setUp, subject } from './cases.ts';

const { machine } = subject;
specOfMachine(subject);

type Events = Parameters<typeof play>[2][];
const at = (...events: Events) => play(machine, undefined, ...events);
const read = (standing: object) => succeeds('readStanding', standing);
const submit = { type: 'terms.submitted', answers };
const goOn = { type: 'wallet.requested' };
/** Returns the number of `createWallet` calls. */
const walletsIn = (events: Events) =>
  events
    .flatMap((_, index) => at(...events.slice(0, index + 1)).effects)
    .filter((effect) => effect.type === 'start' && effect.id === 'createWallet').length;

describe('custody', () => {
  test('is agreed to, set up, and the customer is reloaded', () => {
    const events = [read(nothing), submit, succeeds('agreeToTerms'), succeeds('createWallet')];
    expect(at(read(nothing), submit).effects).toContainEqual(
      expect.objectContaining({
        id: 'agreeToTerms',
        input: { answers: [{ question: 'terms', options: ['agreed'] }] },
      }),
    );
    expect(at(...events).running).toEqual(['readStanding']);
    expect(at(...events, read(setUp)).snapshot.value).toBe('settled');
    expect(at(...events, read(setUp), { type: 'result.accepted' }).snapshot.status).toBe('done');
    expect(walletsIn([...events, read(setUp)])).toBe(1);
  });

  test('takes one click, however often the button is pressed', () => {
    const { snapshot, running } = at(read(nothing), submit);
    expect([isBusy(snapshot), snapshot.can(submit), running]).toEqual([true, false, ['agreeToTerms']]);
    const creating = at(read(nothing), submit, succeeds('agreeToTerms'));
    expect([creating.snapshot.can(submit), creating.snapshot.can(goOn)]).toEqual([false, false]);
  });

  test('is shown as it is to a customer who has it', () => {
    expect(selectStage(at(read(setUp)).snapshot)).toBe('settled');
    for (const event of [submit, goOn]) expect(at(read(setUp)).snapshot.can(event)).toBe(false);
  });
});

describe('a second wallet is never created', () => {
  test('when the answer was lost: the shop is asked first', () => {
    const lost = [read(nothing), submit, succeeds('agreeToTerms'), fails('createWallet', offline)];
    expect(selectStage(at(...lost).snapshot)).toBe('unfinished');
    expect(at(...lost, goOn).running).toEqual(['readStanding']);
    const found = [...lost, goOn, read(setUp)];
    expect([at(...found).snapshot.value, walletsIn(found)]).toEqual(['settled', 1]);
    const missing = [...lost, goOn, read(agreed)];
    expect([at(...missing).running, walletsIn(missing)]).toEqual([['createWallet'], 2]);
    expect(at(...lost, goOn, fails('readStanding', offline)).snapshot.value).toBe('unfinished');
  });

  test('when a browser sends a call twice: the existing wallet counts', () => {
    const twice = [read(nothing), submit, fails('agreeToTerms', conflict), fails('createWallet', conflict)];
    expect(at(...twice.slice(0, 3)).running).toEqual(['createWallet']);
    expect(at(...twice, read(setUp)).snapshot.value).toBe('settled');
    expect(at(...twice, read(agreed)).snapshot.value).toBe('unfinished');
  });

  test('when one was created while the customer could not be read', () => {
    const made = [read(agreed), goOn, read(agreed), succeeds('createWallet'), fails('readStanding', offline)];
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

  test('after an agreement whose answer was lost, which is looked up', () => {
    const lost = [read(nothing), submit, fails('agreeToTerms', offline)];
    expect(at(...lost).snapshot.value).toBe('notAgreed');
    expect(at(...lost, submit).running).toEqual(['readStanding']);
    expect(at(...lost, submit, read(agreed)).running).toEqual(['createWallet']);
    expect(at(...lost, submit, read(nothing)).running).toEqual(['agreeToTerms']);
    expect(at(...lost, { type: 'terms.edited' }).snapshot.context.failure).toBeNull();
  });

  test('after a refusal of the custodian, with its message', () => {
    const no = at(read(nothing), submit, succeeds('agreeToTerms'), fails('createWallet', refused));
    expect([no.snapshot.value, no.snapshot.context.failure]).toEqual(['unfinished', refused.failure]);
  });
});
