import { describe, expect, test } from 'vitest';
import { offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { selectCount, selectEvidence, selectProofs } from '../selectors.ts';
import { all, excerpt, half, list, nothing, oldList, remove, subject } from './cases.ts';

const { machine } = subject;
specOfMachine(subject);

type Events = Parameters<typeof play>[2][];
const at = (...events: Events) => play(machine, undefined, ...events);
const read = (evidence: object) => succeeds('readEvidence', evidence);
const added = { type: 'document.added', document: list };
const yes = { type: 'removal.confirmed' };
const removed = succeeds('removeDocument');
const idsAt = (...events: Events) => selectEvidence(at(...events).snapshot)?.documents.map(({ id }) => id);
const toldBy = (...events: Events) =>
  events.flatMap((_, index) => at(...events.slice(0, index + 1)).effects).filter((effect) => effect.type === 'emit')
    .length;

describe('the evidence', () => {
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
    const statusAt = (...events: Events) =>
      selectProofs(at(...events).snapshot).map(({ purpose, status }) => [purpose, status]);
    expect(statusAt()).toEqual([]);
    expect(statusAt(read(nothing))).toEqual([
      ['commercial_register_excerpt', 'missing'],
      ['shareholder_list', 'missing'],
    ]);
    expect(statusAt(read(half))).toEqual([
      ['commercial_register_excerpt', 'present'],
      ['shareholder_list', 'tooOld'],
    ]);
    expect(selectProofs(at(read(half), added).snapshot)[1]).toEqual({
      purpose: 'shareholder_list',
      status: 'present',
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
});
