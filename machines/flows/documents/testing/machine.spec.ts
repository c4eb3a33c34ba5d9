import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { selectCount, selectEvidence, selectFailure, selectProofs, selectRemoval, selectStage } from '../selectors.ts';
import { all, excerpt, gone, half, list, nothing, offline, oldList, remove, subject } from './cases.ts';

const { machine } = subject;
specOfMachine(subject);

type Events = Parameters<typeof play>[2][];
const at = (...events: Events) => play(machine, undefined, ...events);
const read = (evidence: object) => succeeds('readEvidence', evidence);
const added = { type: 'document.added', document: list };
const goOn = { type: 'step.accepted' };
const yes = { type: 'removal.confirmed' };
const no = { type: 'removal.dropped' };
const removed = succeeds('removeDocument');
const idsAt = (...events: Events) => selectEvidence(at(...events).snapshot)?.documents.map(({ id }) => id);
const startedBy = (...events: Events) =>
  events
    .flatMap((_, index) => at(...events.slice(0, index + 1)).effects)
    .flatMap((effect) => (effect.type === 'start' ? [effect.id] : []));
const toldBy = (...events: Events) =>
  events.flatMap((_, index) => at(...events.slice(0, index + 1)).effects).filter((effect) => effect.type === 'emit')
    .length;

describe('the evidence', () => {
  test('is complete when each purpose has a document that is not outdated', () => {
    for (const evidence of [nothing, half]) expect(at(read(evidence)).snapshot.can(goOn)).toBe(false);
    expect(at(read(all), goOn).snapshot.value).toBe('finished');
    expect(at(read(half), added).snapshot.can(goOn)).toBe(true);
    expect(at(read(nothing), added).snapshot.can(goOn)).toBe(false);
    expect(at(read(all), remove, yes, removed).snapshot.can(goOn)).toBe(false);
  });

  test('takes documents at any time, each once, the latest first', () => {
    expect(idsAt(read(half), added)).toEqual([list.id, excerpt.id, oldList.id]);
    expect(idsAt(read(half), added, added)).toEqual([list.id, excerpt.id, oldList.id]);
    expect(idsAt(read(half), remove, added)).toEqual([list.id, excerpt.id, oldList.id]);
    expect(idsAt(read(half), remove, yes, added, removed)).toEqual([list.id, oldList.id]);
    expect(idsAt(read(half), remove, yes, fails('removeDocument', offline), added)).toEqual([
      list.id,
      excerpt.id,
      oldList.id,
    ]);
    expect(toldBy(read(half), added, added)).toBe(2);
  });

  test('lists each purpose as missing, outdated or present, in the required order', () => {
    const standingAt = (...events: Events) =>
      selectProofs(at(...events).snapshot).map(({ purpose, standing }) => [purpose, standing]);
    expect(standingAt()).toEqual([]);
    expect(standingAt(read(nothing))).toEqual([
      ['commercial_register_excerpt', 'missing'],
      ['shareholder_list', 'missing'],
    ]);
    expect(standingAt(read(half))).toEqual([
      ['commercial_register_excerpt', 'present'],
      ['shareholder_list', 'tooOld'],
    ]);
    expect(selectProofs(at(read(half), added).snapshot)[1]).toEqual({
      purpose: 'shareholder_list',
      standing: 'present',
      isOptional: false,
      documents: [
        { ...list, isOld: false },
        { ...oldList, isOld: true },
      ],
    });
    expect([nothing, half, all].map((evidence) => selectCount(at(read(evidence)).snapshot))).toEqual([
      { required: 2, open: 2 },
      { required: 2, open: 1 },
      { required: 2, open: 0 },
    ]);
    expect(selectCount(at().snapshot)).toEqual({ required: 0, open: 0 });
    const more = {
      ...all,
      documents: [
        { ...list, id: 9, purpose: 'proof_of_power_of_attorney' },
        { ...list, purpose: null },
      ],
    };
    expect(selectProofs(at(read(more)).snapshot).map(({ purpose, isOptional }) => [purpose, isOptional])).toEqual([
      ['commercial_register_excerpt', false],
      ['shareholder_list', false],
      ['proof_of_power_of_attorney', true],
    ]);
  });

  test('that cannot be read gives the reason, and is read again', () => {
    const failed = at(fails('readEvidence', offline)).snapshot;
    expect([selectStage(failed), selectFailure(failed)]).toEqual(['unread', { kind: 'offline' }]);
    expect(selectStage(at(fails('readEvidence', offline), { type: 'retry.requested' }).snapshot)).toBe('reading');
    expect(selectFailure(at(fails('readEvidence', offline), { type: 'retry.requested' }, read(all)).snapshot)).toBe(
      null,
    );
  });
});

describe('a document', () => {
  test('is removed after a second confirmation', () => {
    expect(startedBy(read(half), remove)).toEqual([]);
    expect(selectRemoval(at(read(half), remove).snapshot)).toEqual({ id: 1, isBusy: false, failure: null });
    expect(at(read(half), remove, yes).effects).toEqual([
      { type: 'start', id: 'removeDocument', src: 'removeDocument', input: { id: 1 } },
    ]);
    expect(selectRemoval(at(read(half), remove, yes).snapshot)?.isBusy).toBe(true);
    expect([idsAt(read(half), remove, yes, removed), toldBy(read(half), remove, yes, removed)]).toEqual([[2], 1]);
    expect(selectRemoval(at(read(half), remove, yes, removed).snapshot)).toBe(null);
  });

  test('stays if the customer cancels', () => {
    const kept = at(read(half), remove, no).snapshot;
    expect([kept.value, selectRemoval(kept), selectEvidence(kept)?.documents.length]).toEqual(['listing', null, 2]);
    expect(at(read(half), remove).snapshot.can({ type: 'removal.requested', id: 2 })).toBe(false);
    expect(at(read(half)).snapshot.can({ type: 'removal.requested', id: 99 })).toBe(false);
  });

  test('is removed once, however often the button is clicked', () => {
    const { snapshot, running } = at(read(half), remove, yes);
    expect([running, snapshot.can(yes), snapshot.can(remove), snapshot.can(goOn)]).toEqual([
      ['removeDocument'],
      false,
      false,
      false,
    ]);
  });

  test('that is gone already counts as removed', () => {
    expect(idsAt(read(half), remove, yes, fails('removeDocument', gone))).toEqual([2]);
  });

  test('that could not be removed remains, gives the reason, and may be removed again', () => {
    const events = [read(half), remove, yes, fails('removeDocument', offline)];
    expect(at(...events).snapshot.can({ ...remove, id: 99 })).toBe(false);
    expect([idsAt(...events), selectRemoval(at(...events).snapshot)?.failure]).toEqual([[1, 2], { kind: 'offline' }]);
    expect(at(...events, remove, yes).running).toEqual(['removeDocument']);
    expect(at(...events).snapshot.can(yes)).toBe(false);
    // The removal may have reached the shop.
    expect(at(...events).effects).toContainEqual({ type: 'emit', event: { type: 'evidence.changed' } });
    expect(selectRemoval(at(...events, remove).snapshot)?.failure).toBe(null);
  });
});
