import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import {
  canCancel,
  canPause,
  canResume,
  isBusy,
  isUnderWay,
  selectBreach,
  selectFailure,
  selectFile,
  selectPercent,
  selectStage,
} from '../selectors.ts';
import * as cases from './cases.ts';

const { announced, chosen, conflict, file, good, notFound, offline, subject, tooMany, uploaded } = cases;
const { machine } = subject;
specOfMachine(subject);

const at = (...events: AnyEventObject[]) => play(machine, { file: null }, ...events);
const snapshotAt = (...events: AnyEventObject[]) => at(...events).snapshot;
const valueAt = (...events: AnyEventObject[]) => snapshotAt(...events).value;
const effectsOf = (...events: AnyEventObject[]) =>
  events.flatMap((_, index) => at(...events.slice(0, index + 1)).effects);
const startedBy = (...events: AnyEventObject[]) =>
  effectsOf(...events).flatMap((effect) => (effect.type === 'start' ? [effect.id] : []));
const toldBy = (...events: AnyEventObject[]) =>
  effectsOf(...events).flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []));

const isNew = succeeds('checkFile', { ...good, isNew: true });
const sent = succeeds('sendFile', cases.whole);
const found = succeeds('lookUp', cases.whole);
const missing = succeeds('lookUp', cases.nothing);
const unseen = fails('lookUp', offline);
const cut = fails('sendFile', offline);
const taken = fails('sendFile', conflict);
const cancel = { type: 'upload.cancelled' };
const discard = { type: 'upload.discarded' };
const pause = { type: 'upload.paused' };
const resume = { type: 'upload.resumed' };
const told = [{ type: 'file.uploaded', uploaded }];

/** A file on its way in one request. */
const begun = [chosen, isNew];
/** A file on its way in pieces. */
const announcing = [chosen, succeeds('checkFile', good)];
const inPieces = [...announcing, succeeds('lookUp', announced)];
const piece = succeeds('sendFile', cases.taken);
const end = succeeds('sendFile', cases.last);

describe('a file', () => {
  test('is checked, sent with its digest, reported, and released', () => {
    expect(startedBy(...begun, sent)).toEqual(['checkFile', 'sendFile']);
    expect(at(...begun).effects).toEqual([
      {
        type: 'start',
        id: 'sendFile',
        src: 'sendFile',
        input: { file: { ...file, sha256: 'f00d' }, upload: null },
      },
    ]);
    expect([valueAt(...begun, sent), toldBy(...begun, sent)]).toEqual(['done', told]);
    expect(selectFile(snapshotAt(...begun, sent))).toBe(null);
  });

  test('that the page has chosen already is checked at once', () => {
    const { snapshot, running } = play(machine, { file });
    expect([snapshot.value, running]).toEqual(['checking', ['checkFile']]);
  });

  test('with a breach is not sent; the shop may refuse it too', () => {
    const wrong = [chosen, succeeds('checkFile', { breach: 'notPdf' })];
    expect([valueAt(...wrong), startedBy(...wrong)]).toEqual(['refused', ['checkFile']]);
    expect(selectBreach(snapshotAt(...wrong))).toBe('notPdf');
    expect(selectBreach(snapshotAt(chosen, fails('checkFile', new Error('gone'))))).toBe('unreadable');
    expect([valueAt(...wrong, chosen), selectBreach(snapshotAt(...wrong, chosen))]).toEqual(['checking', null]);
    for (const by of [
      [...begun, fails('sendFile', tooMany)],
      [...inPieces, fails('sendFile', tooMany)],
      [...announcing, fails('lookUp', tooMany)],
    ]) {
      const refused = snapshotAt(...by);
      expect([refused.value, selectBreach(refused), selectFailure(refused)]).toEqual(['refused', 'tooMany', null]);
      expect(valueAt(...by, discard)).toBe('choosing');
    }
  });

  test('is sent once, however often the customer chooses or clicks', () => {
    const { snapshot, running } = at(...begun);
    expect([running, snapshot.can(chosen), snapshot.can(resume), isBusy(snapshot)]).toEqual([
      ['sendFile'],
      false,
      false,
      true,
    ]);
  });

  test('whose answer was lost is looked up before it is sent again, and not sent if it has arrived', () => {
    const lost = [...begun, cut, resume];
    expect(startedBy(...lost)).toEqual(['checkFile', 'sendFile', 'lookUp']);
    expect(startedBy(...lost, found)).toEqual(['checkFile', 'sendFile', 'lookUp']);
    expect([valueAt(...lost, found), toldBy(...lost, found)]).toEqual(['done', told]);
    expect(startedBy(...lost, missing)).toEqual(['checkFile', 'sendFile', 'lookUp', 'sendFile']);
    expect(valueAt(...lost, unseen)).toBe('failed');
    expect(valueAt(...begun, cut, resume, fails('lookUp', notFound))).toBe('failed');
  });

  test('that exists already counts as sent; if it cannot be found it is not sent for ever', () => {
    const there = [...begun, taken];
    expect([valueAt(...there), toldBy(...there, found)]).toEqual(['confirming', told]);
    expect([valueAt(...there, missing), startedBy(...there, missing).at(-1)]).toEqual(['failed', 'lookUp']);
    expect(selectFailure(snapshotAt(...there, missing))).toEqual({ kind: 'conflict' });
    expect(selectFailure(snapshotAt(...there, unseen))).toEqual({ kind: 'offline' });
    expect(valueAt(...there, discard)).toBe('choosing');
  });

  test('is cancelled, and counts as sent if it had arrived', () => {
    expect(valueAt(chosen, cancel)).toBe('choosing');
    expect([valueAt(...begun, cancel), at(...begun, cancel).running]).toEqual(['withdrawing', ['lookUp']]);
    expect([valueAt(...begun, cancel, missing), valueAt(...begun, cancel, found)]).toEqual(['stopped', 'done']);
    expect(valueAt(...begun, cancel, unseen)).toBe('stopped');
    expect(selectFile(snapshotAt(...begun, cancel, missing))).toEqual(file);
    expect(valueAt(...begun, cancel, missing, resume, missing)).toBe('sending');
    expect(valueAt(...begun, cut, resume, cancel)).toBe('stopped');
  });

  test('that failed is kept until it is discarded', () => {
    expect(selectFile(snapshotAt(...begun, cut))).toEqual(file);
    const left = snapshotAt(...begun, cut, discard);
    expect([left.value, selectFile(left), selectFailure(left)]).toEqual(['choosing', null, null]);
  });

  test('that is discarded is sent no further', () => {
    for (const so of [[chosen], announcing, inPieces, [...inPieces, pause], [...inPieces, cut]]) {
      const { snapshot, running } = at(...so, discard);
      expect([snapshot.value, running]).toEqual(['choosing', []]);
    }
  });

  test('can be replaced by another one, or by a refused choice, unless a call is running', () => {
    const refused = [chosen, succeeds('checkFile', { breach: 'notPdf' })];
    for (const so of [refused, [...begun, cut], [...inPieces, pause], [...begun, sent]]) {
      expect(valueAt(...so, chosen)).toBe('checking');
      expect(valueAt(...so, { type: 'choice.refused', breach: 'several' })).toBe('refused');
    }
  });

  test('is single: of several none is taken', () => {
    const several = { type: 'choice.refused', breach: 'several' };
    expect([valueAt(several), selectBreach(snapshotAt(several))]).toEqual(['refused', 'several']);
    expect(snapshotAt(...begun).can(several)).toBe(false);
  });
});

describe('a file in pieces', () => {
  test('is announced by its digest, sent piece by piece, and reported once the shop has it', () => {
    expect(at(...announcing).effects).toContainEqual(
      expect.objectContaining({ id: 'lookUp', input: { file: { ...file, sha256: 'f00d' }, upload: null } }),
    );
    const all = [...inPieces, piece, end, found];
    expect(startedBy(...all)).toEqual(['checkFile', 'lookUp', 'sendFile', 'sendFile', 'lookUp']);
    expect(snapshotAt(...inPieces, piece).context.upload?.offset).toBe(1_000_000);
    expect(at(...inPieces, piece, end).effects).toContainEqual(
      expect.objectContaining({ input: { file: { ...file, sha256: 'f00d' }, upload: cases.last.upload } }),
    );
    expect([valueAt(...all), toldBy(...all)]).toEqual(['done', told]);
  });

  test('that the shop has is not sent', () => {
    expect(startedBy(...announcing, found)).toEqual(['checkFile', 'lookUp']);
    expect(toldBy(...announcing, found)).toEqual(told);
  });

  test('is continued after a cut or a pause: the shop is asked for the offset, and only the rest is sent', () => {
    for (const stop of [[cut], [pause], [taken, succeeds('lookUp', announced)]]) {
      const resumed = [...inPieces, piece, ...stop, resume];
      expect(startedBy(...resumed).at(-1)).toBe('lookUp');
      const { snapshot, effects } = at(...resumed, succeeds('lookUp', cases.taken));
      expect(snapshot.value).toBe('sending');
      const { upload } = cases.taken;
      expect(effects).toContainEqual(
        expect.objectContaining({ id: 'sendFile', input: { file: { ...file, sha256: 'f00d' }, upload } }),
      );
      expect(valueAt(...resumed, found)).toBe('done');
    }
    expect(selectFailure(snapshotAt(...inPieces, cut))).toEqual({ kind: 'offline' });
    expect(selectFailure(snapshotAt(...inPieces, cut, resume))).toBeNull();
  });

  test('that the shop has forgotten or never received is announced again', () => {
    const forgotten = at(...inPieces, pause, resume, fails('lookUp', notFound));
    expect([forgotten.snapshot.value, forgotten.snapshot.context.upload, forgotten.running]).toEqual([
      'looking',
      null,
      ['lookUp'],
    ]);
    expect(at(...announcing, unseen, resume).running).toEqual(['lookUp']);
    expect(valueAt(...inPieces, cut, resume, unseen)).toBe('failed');
    // An announcement that is not found is not repeated for ever.
    expect(valueAt(...announcing, fails('lookUp', notFound))).toBe('failed');
  });
});

test('the progress of a file is reported, from what the shop has', () => {
  const half = { type: 'bytes.sent', bytes: 500_000 };
  expect(selectPercent(snapshotAt())).toBe(0);
  expect(selectPercent(snapshotAt(...begun))).toBe(0);
  expect(selectPercent(snapshotAt(...begun, half))).toBe(20);
  expect(selectPercent(snapshotAt(...begun, half, cut, resume, missing))).toBe(0);
  expect(selectPercent(snapshotAt(...inPieces, piece, half))).toBe(60);
  expect(selectPercent(snapshotAt(...inPieces, piece, half, cut))).toBe(40);
  expect(selectPercent(snapshotAt(...inPieces, { ...half, bytes: -5 }))).toBe(0);
  expect(selectPercent(snapshotAt(...inPieces, { ...half, bytes: 9_000_000 }))).toBe(100);
  expect(selectPercent(snapshotAt(...inPieces, half, pause, resume))).toBe(0);
  expect(snapshotAt(chosen).can(half)).toBe(false);
});

test('the displayed text and the possible actions follow from the state', () => {
  const refused = [chosen, succeeds('checkFile', { breach: 'notPdf' })];
  const places = [[], [chosen], announcing, inPieces, [...inPieces, pause], [...inPieces, cut], refused];
  places.push([...begun, cancel], [...begun, sent]);
  const each = <T>(select: (snapshot: ReturnType<typeof snapshotAt>) => T) =>
    places.map((so) => select(snapshotAt(...so)));
  expect(each(selectStage)).toEqual([
    'none',
    'checking',
    'looking',
    'sending',
    'stopped',
    'failed',
    'refused',
    'looking',
    'none',
  ]);
  expect(each(isUnderWay)).toEqual([false, true, true, true, false, false, false, false, false]);
  expect(each(canPause)).toEqual([false, false, true, true, false, false, false, false, false]);
  expect(each(canCancel)).toEqual([false, true, true, true, false, false, false, false, false]);
  expect(each(canResume)).toEqual([false, false, false, false, true, true, false, false, false]);
});
