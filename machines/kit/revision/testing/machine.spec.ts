import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { conflict, offline } from '#machines/testing/failures.ts';
import { fails, pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import {
  isBusy,
  isSaved,
  type RevisionSnapshot,
  selectFailure,
  selectNow,
  selectOutdated,
  selectShown,
} from '../selectors.ts';
import {
  both,
  type Call,
  consequential,
  revisionCases,
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
      expect.objectContaining({ id: 'compare', input: { shown: sold.current, wanted, sent: sold.current } }),
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
      expect.objectContaining({ id: 'compare', input: { shown: sold.current, wanted, sent: sold.current } }),
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

describe('writes', () => {
  test('are made one at a time, whatever is pressed', () => {
    for (const path of pathsOf(subject.machine, revisionCases))
      for (const { position } of path.steps) {
        expect(position.running.length).toBeLessThan(2);
        if (position.running.length > 0) expect(position.snapshot.can(submit)).toBe(false);
      }
  });

  test('with a consequence wait for consent, each time', () => {
    const asked = [edit, submit, succeeds('compare', consequential)];
    expect([at(...asked).running, emitted(...asked)]).toEqual([[], [{ type: 'consent.asked' }]]);
    expect(at(...asked, { type: 'consent.given' }).running).toEqual(['write']);
    const refused = [...asked, { type: 'consent.refused' }];
    expect([at(...refused).snapshot.value, at(...refused).running]).toEqual(['changed', []]);
    const again = [...refused, submit, succeeds('compare', consequential)];
    expect([at(...again).snapshot.value, at(...again).running]).toEqual(['asking', []]);
  });
});

describe('a comparison', () => {
  const startedBy = (...events: AnyEventObject[]) =>
    at(...events).effects.find((effect) => effect.type === 'start' && effect.id === 'compare');

  test('knows the values of a save whose answer was lost', () => {
    const lost = [edit, submit, succeeds('compare', both), fails('write', offline)];
    expect(startedBy(...lost, submit)).toMatchObject({ input: { shown, wanted, sent: both.next } });
    const refused = [edit, submit, succeeds('compare', consequential), { type: 'consent.refused' }];
    expect(startedBy(...refused, submit)).toMatchObject({ input: { shown, wanted, sent: shown } });
  });

  test('after a save starts from the values that the form shows by then', () => {
    const values = { title: 'Brandung', copies: 1 };
    const saved = [edit, submit, succeeds('compare', there), { type: 'values.read', values }];
    expect(isSaved(snapshotAt(...saved))).toBe(true);
    expect(selectNow(snapshotAt(...saved))).toEqual(values);
    const other = { ...values, copies: 9 };
    expect(startedBy(...saved, { type: 'values.submitted', values: other })).toMatchObject({
      input: { shown: values, wanted: other, sent: values },
    });
  });
});
