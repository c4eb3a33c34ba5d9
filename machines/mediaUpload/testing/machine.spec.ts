import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { mediaUploadMachine } from '../machine.ts';
import { canPause, isUnderWay, selectBreach, selectFailure, selectPercent, selectStage } from '../selectors.ts';
import {
  conflict,
  file,
  half,
  last,
  notFound,
  notRecognized,
  offline,
  sha256,
  subject,
  taken,
  upload,
  whole,
} from './cases.ts';

specOfMachine(subject);

const at = (...events: AnyEventObject[]) => play(mediaUploadMachine, { file }, ...events);
const snapshotAt = (...events: AnyEventObject[]) => at(...events).snapshot;
const startedBy = (...events: AnyEventObject[]) =>
  [[], ...events.map((_, index) => events.slice(0, index + 1))]
    .flatMap((so) => at(...so).effects)
    .flatMap((effect) => (effect.type === 'start' ? [effect.id] : []));

const checked = succeeds('checkMedia', { breach: null, sha256 });
const announced = succeeds('announceFile', upload);
const begun = [checked, announced];
const piece = succeeds('sendPiece', taken);
const end = succeeds('sendPiece', last);
const cut = fails('sendPiece', offline);
const pause = { type: 'upload.paused' };
const resume = { type: 'upload.resumed' };
const cancel = { type: 'upload.cancelled' };
const tells = {
  type: 'emit',
  event: {
    type: 'file.uploaded',
    media: { fileName: 'u-1.mp4', name: 'Welle.mp4', kind: 'video', url: '/file/u-1' },
  },
};

test('a file is announced by its digest, sent piece by piece, and reported once the shop has it', () => {
  expect(at(checked).effects).toContainEqual(expect.objectContaining({ id: 'announceFile', input: { file, sha256 } }));
  const all = [...begun, piece, end, succeeds('readOffset', whole)];
  expect(startedBy(...all)).toEqual(['checkMedia', 'announceFile', 'sendPiece', 'sendPiece', 'readOffset']);
  expect(snapshotAt(...begun, piece).context.upload?.offset).toBe(1_000_000);
  expect(at(...all).effects).toContainEqual(tells);
  expect([snapshotAt(...all).value, snapshotAt(...all).context.file]).toEqual(['done', file]);
});

test('a file that the shop has is not sent', () => {
  const known = [checked, succeeds('announceFile', whole)];
  expect(startedBy(...known)).toEqual(['checkMedia', 'announceFile']);
  expect(at(...known).effects).toContainEqual(tells);
});

test('a file whose content does not match its name is not sent; the shop may refuse it too', () => {
  const wrong = [succeeds('checkMedia', { breach: 'typeNotAllowed' })];
  expect([startedBy(...wrong), selectBreach(snapshotAt(...wrong))]).toEqual([['checkMedia'], 'typeNotAllowed']);
  expect(selectBreach(snapshotAt(fails('checkMedia', new Error('gone'))))).toBe('missing');
  for (const by of [
    [checked, fails('announceFile', notRecognized)],
    [...begun, fails('sendPiece', notRecognized)],
  ]) {
    expect([snapshotAt(...by).value, selectBreach(snapshotAt(...by))]).toEqual(['refused', 'notRecognized']);
    expect(snapshotAt(...by, cancel).value).toBe('gone');
  }
});

test('after a cut or a pause the shop is asked for the offset, and only the rest is sent', () => {
  for (const stop of [cut, pause, fails('sendPiece', conflict)]) {
    const resumed = [...begun, piece, stop, resume];
    expect(startedBy(...resumed).at(-1)).toBe('readOffset');
    const { snapshot, effects } = at(...resumed, succeeds('readOffset', half));
    expect(snapshot.value).toBe('sending');
    expect(effects).toContainEqual(expect.objectContaining({ id: 'sendPiece', input: { file, upload: half } }));
    expect(snapshotAt(...resumed, succeeds('readOffset', whole)).value).toBe('done');
  }
  expect(selectFailure(snapshotAt(...begun, cut))).toEqual({ kind: 'offline' });
  expect(selectFailure(snapshotAt(...begun, cut, resume))).toBeNull();
});

test('a file that the shop has forgotten or never received is announced again', () => {
  expect(snapshotAt(...begun, pause, resume, fails('readOffset', notFound)).value).toBe('announcing');
  expect(snapshotAt(checked, fails('announceFile', offline), resume).value).toBe('announcing');
  expect(snapshotAt(...begun, cut, resume, fails('readOffset', offline)).value).toBe('failed');
});

test('a cancelled file is sent no further', () => {
  for (const so of [[], [checked], begun, [...begun, pause], [...begun, cut], [...begun, cut, resume]]) {
    const { snapshot, running } = at(...so, cancel);
    expect([snapshot.value, running]).toEqual(['gone', []]);
  }
});

test('the progress of a file is reported', () => {
  const sent = { type: 'bytes.sent', bytes: 500_000 };
  expect(selectPercent(snapshotAt(checked))).toBe(0);
  expect(selectPercent(snapshotAt(...begun, piece, sent))).toBe(60);
  expect(selectPercent(snapshotAt(...begun, piece, sent, cut))).toBe(40);
  expect(selectPercent(snapshotAt(...begun, { ...sent, bytes: -5 }))).toBe(0);
  expect(selectPercent(snapshotAt(...begun, { ...sent, bytes: 9_000_000 }))).toBe(100);
  expect(selectPercent(snapshotAt(...begun, sent, pause, resume))).toBe(0);
});

test('the displayed text and the possible actions follow from the state', () => {
  const refused = [succeeds('checkMedia', { breach: 'tooBig' })];
  const places = [[], [checked], begun, [...begun, pause], [...begun, cut], refused, [cancel]];
  expect(places.map((so) => selectStage(snapshotAt(...so)))).toEqual([
    ...['checking', 'looking', 'sending', 'paused', 'failed', 'refused', 'ended'],
  ]);
  expect(places.map((so) => isUnderWay(snapshotAt(...so)))).toEqual([true, true, true, true, true, false, false]);
  expect(places.map((so) => canPause(snapshotAt(...so)))).toEqual([false, false, true, false, false, false, false]);
});
