import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import {
  isBusy,
  isSaved,
  type RevisionSnapshot,
  selectElsewhere,
  selectFailure,
  selectLeaving,
  selectNow,
  selectOutdated,
  selectShown,
} from '../selectors.ts';
import {
  both,
  type Call,
  conflict,
  offline,
  refused,
  shown,
  sold,
  soldAndNamed,
  subject,
  there,
  type Values,
  wanted,
} from './cases.ts';

specOfMachine(subject);

const at = (...events: AnyEventObject[]) => play(subject.machine, { shown }, ...events);
const snapshotAt = (...events: AnyEventObject[]) => at(...events).snapshot as RevisionSnapshot<Values, Call>;
const emitted = (...events: AnyEventObject[]) =>
  at(...events).effects.flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []));

const edit = { type: 'values.edited' };
const submit = { type: 'values.submitted', values: wanted };
const written = succeeds('write', undefined);

describe('the shop’s data', () => {
  test('is read before any write, and then written one call after the other', () => {
    const asked = at(edit, submit);
    expect(asked.effects).toEqual([{ type: 'start', id: 'compare', src: 'compare', input: { shown, wanted } }]);
    expect(isBusy(snapshotAt(edit, submit))).toBe(true);
    expect(asked.snapshot.can(submit)).toBe(false);
    const first = at(edit, submit, succeeds('compare', both));
    expect(first.effects).toContainEqual({ type: 'start', id: 'write', src: 'write', input: { call: 'words' } });
    const second = at(edit, submit, succeeds('compare', both), written);
    expect(second.effects).toContainEqual({ type: 'start', id: 'write', src: 'write', input: { call: 'offer' } });
    const done = [edit, submit, succeeds('compare', both), written, written];
    expect(isSaved(snapshotAt(...done))).toBe(true);
    expect(selectShown(snapshotAt(...done))).toEqual(wanted);
    expect(emitted(...done)).toEqual([{ type: 'revision.saved', wanted, next: wanted }]);
  });

  test('names only the changes made elsewhere, with their values, until the next edit', () => {
    const saves = [edit, submit, succeeds('compare', there)];
    expect([selectElsewhere(snapshotAt(...saves)), selectNow(snapshotAt(...saves))]).toEqual([['copies'], there.next]);
    const typed = snapshotAt(...saves, edit);
    expect([selectElsewhere(typed), selectNow(typed)]).toEqual([null, there.next]);
    expect(selectElsewhere(snapshotAt(edit, submit, succeeds('compare', both), written, written))).toBeNull();
    expect(selectElsewhere(snapshotAt(edit, submit))).toBeNull();
  });

  test('is changed again from its own values after a save, also those changed elsewhere', () => {
    const values = { ...wanted, copies: 9 };
    const again = at(edit, submit, succeeds('compare', there), { type: 'values.submitted', values });
    expect(again.effects).toEqual([
      expect.objectContaining({ id: 'compare', input: { shown: there.next, wanted: values } }),
    ]);
  });

  test('is not written if it equals the wanted values: an earlier answer was lost', () => {
    const done = [edit, submit, succeeds('compare', there)];
    expect([isSaved(snapshotAt(...done)), at(...done).running]).toEqual([true, []]);
    expect(emitted(...done)).toEqual([{ type: 'revision.saved', wanted, next: there.next }]);
  });

  test('is not overwritten before a change made elsewhere was shown', () => {
    const known = [edit, submit, succeeds('compare', sold)];
    expect([at(...known).snapshot.value, at(...known).running]).toEqual(['outdated', []]);
    expect(selectOutdated(snapshotAt(...known))).toEqual(['copies']);
    expect(emitted(...known)).toEqual([{ type: 'revision.outdated', wanted, next: wanted, current: sold.current }]);
    // A second submit confirms that the user has read the notice.
    expect(at(...known, submit).effects).toContainEqual(
      expect.objectContaining({ id: 'compare', input: { shown: sold.current, wanted } }),
    );
    expect(selectOutdated(snapshotAt(...known, submit))).toBeNull();
    expect(selectOutdated(snapshotAt(...known, edit))).toBeNull();
  });

  test('is named and followed in fields that were changed elsewhere only, beside those changed in both places', () => {
    const known = [edit, submit, succeeds('compare', soldAndNamed)];
    const { current, next } = soldAndNamed;
    expect(selectOutdated(snapshotAt(...known))).toEqual(['copies', 'title']);
    expect(emitted(...known)).toEqual([{ type: 'revision.outdated', wanted, next, current }]);
    expect([selectShown(snapshotAt(...known)), selectNow(snapshotAt(...known))]).toEqual([current, current]);
  });
});

describe('a change made after the comparison', () => {
  const begun = [edit, submit, succeeds('compare', both), written, fails('write', conflict)];

  test('is read and shown, and overwritten on the next press only', () => {
    expect([isBusy(snapshotAt(...begun)), selectFailure(snapshotAt(...begun))]).toEqual([true, null]);
    const known = [...begun, succeeds('compare', sold)];
    expect([at(...known).snapshot.value, at(...known).running]).toEqual(['outdated', []]);
    expect([selectOutdated(snapshotAt(...known)), selectFailure(snapshotAt(...known))]).toEqual([['copies'], null]);
    expect(emitted(...known)).toEqual([expect.objectContaining({ type: 'revision.outdated' })]);
    expect(at(...known, submit).effects).toContainEqual(
      expect.objectContaining({ id: 'compare', input: { shown: sold.current, wanted } }),
    );
  });

  test('is reported even if it concerns no edited field, and nothing is sent again by itself', () => {
    const told = [...begun, succeeds('compare', both)];
    expect([at(...told).snapshot.value, at(...told).running]).toEqual(['failed', []]);
    expect(selectFailure(snapshotAt(...told))).toEqual({ kind: 'conflict' });
    expect(emitted(...told)).toEqual([{ type: 'revision.failed', failure: { kind: 'conflict' } }]);
    expect(isSaved(snapshotAt(...begun, succeeds('compare', there)))).toBe(true);
  });
});

describe('a failure', () => {
  test.each([
    ['of the look', [fails('compare', offline)], offline],
    ['of the first write', [succeeds('compare', both), fails('write', offline)], offline],
    ['of the second', [succeeds('compare', both), written, fails('write', refused)], refused],
  ] as const)('%s is shown until the next edit, and the shop is read before a retry', (_, met, error) => {
    const failed = [edit, submit, ...met];
    expect([at(...failed).snapshot.value, selectFailure(snapshotAt(...failed))]).toEqual(['failed', error.failure]);
    expect(emitted(...failed)).toEqual([{ type: 'revision.failed', failure: error.failure }]);
    expect(at(...failed, submit).running).toEqual(['compare']);
    expect(selectFailure(snapshotAt(...failed, submit))).toBeNull();
    expect(selectFailure(snapshotAt(...failed, edit))).toBeNull();
    // Further comparisons use the shown values, whatever the failed call changed.
    expect(selectShown(snapshotAt(...failed))).toEqual(shown);
  });
});

describe('leaving', () => {
  test('asks if typed values are not saved', () => {
    expect(selectLeaving(snapshotAt())).toBe('free');
    expect(selectLeaving(snapshotAt(edit))).toBe('asks');
    expect(selectLeaving(snapshotAt(edit, { type: 'leave.requested' }))).toBe('asks');
    expect(selectLeaving(snapshotAt(edit, submit, succeeds('compare', sold)))).toBe('asks');
    expect(selectLeaving(snapshotAt(edit, submit, fails('compare', offline)))).toBe('asks');
    expect(selectLeaving(snapshotAt(edit, submit, succeeds('compare', there)))).toBe('free');
  });

  test('discards them on a yes only', () => {
    const asked = [edit, submit, fails('compare', offline), { type: 'leave.requested' }];
    const left = at(...asked, { type: 'leave.confirmed' });
    expect([left.snapshot.value, left.snapshot.status]).toEqual(['left', 'done']);
  });

  test('leads back on a no, with the same messages', () => {
    for (const before of [
      [edit],
      [edit, submit, fails('compare', offline)],
      [edit, submit, succeeds('compare', sold)],
    ]) {
      const { snapshot } = at(...before);
      const declined = at(...before, { type: 'leave.requested' }, { type: 'leave.declined' }).snapshot;
      expect([declined.value, declined.context]).toEqual([snapshot.value, snapshot.context]);
    }
  });
});
