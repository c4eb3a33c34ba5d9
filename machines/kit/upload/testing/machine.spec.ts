import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { conflict, notFound, offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { isBusy, selectFailure, selectPercent } from '../selectors.ts';
import * as cases from './cases.ts';

const { announced, chosen, file, good, subject, uploaded } = cases;
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
const found = succeeds('lookUp', cases.whole);
const missing = succeeds('lookUp', cases.nothing);
const unseen = fails('lookUp', offline);
const cut = fails('sendFile', offline);
const taken = fails('sendFile', conflict);
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

describe('a file', () => {
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
});

describe('a file in pieces', () => {
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
