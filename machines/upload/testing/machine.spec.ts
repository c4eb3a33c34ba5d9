import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import {
  canCancel,
  isBusy,
  selectBreach,
  selectFailure,
  selectFile,
  selectPercent,
  selectStage,
} from '../selectors.ts';
import { chosen, conflict, document, file, good, offline, subject, tooMany } from './cases.ts';

const { machine } = subject;
specOfMachine(subject);

type Events = Parameters<typeof play>[2][];
const at = (...events: Events) => play(machine, undefined, ...events);
const valueAt = (...events: Events) => at(...events).snapshot.value;
const startedBy = (...events: Events) =>
  events
    .flatMap((_, index) => at(...events.slice(0, index + 1)).effects)
    .flatMap((effect) => (effect.type === 'start' ? [effect.id] : []));
const toldBy = (...events: Events) =>
  events
    .flatMap((_, index) => at(...events.slice(0, index + 1)).effects)
    .flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []));

const checked = succeeds('checkFile', good);
const sent = succeeds('sendFile', { document });
const found = succeeds('findFile', { document });
const missing = succeeds('findFile', { document: null });
const cut = fails('sendFile', offline);
const cancel = { type: 'upload.cancelled' };
const retry = { type: 'retry.requested' };
const uploaded = { type: 'file.uploaded', document };

describe('a file', () => {
  test('is checked, sent with its digest, reported, and released', () => {
    expect(startedBy(chosen, checked, sent)).toEqual(['checkFile', 'sendFile']);
    expect(at(chosen, checked).effects).toEqual([
      { type: 'start', id: 'sendFile', src: 'sendFile', input: { file: { ...file, sha256: 'f00d' } } },
    ]);
    expect([valueAt(chosen, checked, sent), toldBy(chosen, checked, sent)]).toEqual(['done', [uploaded]]);
    expect(selectFile(at(chosen, checked, sent).snapshot)).toBe(null);
  });

  test('with a breach is not sent', () => {
    const wrong = [chosen, succeeds('checkFile', { breach: 'notPdf' })];
    expect([valueAt(...wrong), startedBy(...wrong)]).toEqual(['refused', ['checkFile']]);
    expect(selectBreach(at(...wrong).snapshot)).toBe('notPdf');
    expect(selectBreach(at(chosen, fails('checkFile', new Error('gone'))).snapshot)).toBe('unreadable');
    expect([valueAt(...wrong, chosen), selectBreach(at(...wrong, chosen).snapshot)]).toEqual(['checking', null]);
  });

  test('is sent once, however often the customer chooses or clicks', () => {
    const { snapshot, running } = at(chosen, checked);
    expect([running, snapshot.can(chosen), snapshot.can(retry), isBusy(snapshot)]).toEqual([
      ['sendFile'],
      false,
      false,
      true,
    ]);
  });

  test('whose answer was lost is looked up before it is sent again, and not sent if it has arrived', () => {
    expect(startedBy(chosen, checked, cut, retry)).toEqual(['checkFile', 'sendFile', 'findFile']);
    expect(startedBy(chosen, checked, cut, retry, found)).toEqual(['checkFile', 'sendFile', 'findFile']);
    expect([valueAt(chosen, checked, cut, retry, found), toldBy(chosen, checked, cut, retry, found)]).toEqual([
      'done',
      [uploaded],
    ]);
    expect(startedBy(chosen, checked, cut, retry, missing)).toEqual(['checkFile', 'sendFile', 'findFile', 'sendFile']);
    expect(valueAt(chosen, checked, cut, retry, fails('findFile', offline))).toBe('failed');
  });

  test('that exists already counts as sent; if it cannot be found it is not sent for ever', () => {
    const there = [chosen, checked, fails('sendFile', conflict)];
    expect([valueAt(...there), toldBy(...there, found)]).toEqual(['confirming', [uploaded]]);
    expect([valueAt(...there, missing), startedBy(...there, missing).at(-1)]).toEqual(['failed', 'findFile']);
    expect(selectFailure(at(...there, missing).snapshot)).toEqual({ kind: 'conflict' });
    expect(selectFailure(at(...there, fails('findFile', offline)).snapshot)).toEqual({ kind: 'offline' });
  });

  test('that the shop refuses is shown as if it had been refused here', () => {
    const refused = at(chosen, checked, fails('sendFile', tooMany)).snapshot;
    expect([refused.value, selectBreach(refused), selectFailure(refused)]).toEqual(['refused', 'tooMany', null]);
  });

  test('is cancelled, and counts as sent if it had arrived', () => {
    expect(valueAt(chosen, cancel)).toBe('choosing');
    expect([valueAt(chosen, checked, cancel), at(chosen, checked, cancel).running]).toEqual([
      'withdrawing',
      ['findFile'],
    ]);
    expect([valueAt(chosen, checked, cancel, missing), valueAt(chosen, checked, cancel, found)]).toEqual([
      'cancelled',
      'done',
    ]);
    expect(valueAt(chosen, checked, cancel, fails('findFile', offline))).toBe('cancelled');
    expect(selectFile(at(chosen, checked, cancel, missing).snapshot)).toEqual(file);
    expect(valueAt(chosen, checked, cancel, missing, retry, missing)).toBe('sending');
    expect(valueAt(chosen, checked, cut, retry, cancel)).toBe('cancelled');
  });

  test('that failed is kept until it is discarded', () => {
    expect(selectFile(at(chosen, checked, cut).snapshot)).toEqual(file);
    const left = at(chosen, checked, cut, { type: 'upload.discarded' }).snapshot;
    expect([left.value, selectFile(left), selectFailure(left)]).toEqual(['choosing', null, null]);
  });

  test('reports its progress, from the start each time', () => {
    const half = { type: 'bytes.sent', percent: 60 };
    expect(selectPercent(at(chosen, checked, half).snapshot)).toBe(60);
    expect(selectPercent(at(chosen, checked, { ...half, percent: 130 }).snapshot)).toBe(100);
    expect(selectPercent(at(chosen, checked, { ...half, percent: -3 }).snapshot)).toBe(0);
    expect(selectPercent(at(chosen, checked, half, cut, retry, missing).snapshot)).toBe(0);
    expect(at(chosen).snapshot.can(half)).toBe(false);
  });

  test('is single: of several none is taken', () => {
    const several = { type: 'choice.refused', breach: 'several' };
    expect([valueAt(several), selectBreach(at(several).snapshot)]).toEqual(['refused', 'several']);
    expect(at(chosen, checked).snapshot.can(several)).toBe(false);
  });
});

test('has a message that follows its state', () => {
  const stages = [at(), at(chosen), at(chosen, checked), at(chosen, checked, cut), at(chosen, checked, sent)];
  expect(stages.map(({ snapshot }) => selectStage(snapshot))).toEqual([
    'none',
    'checking',
    'sending',
    'failed',
    'none',
  ]);
  expect(stages.map(({ snapshot }) => canCancel(snapshot))).toEqual([false, true, true, false, false]);
  expect(selectStage(at(chosen, checked, cancel).snapshot)).toBe('looking');
});
