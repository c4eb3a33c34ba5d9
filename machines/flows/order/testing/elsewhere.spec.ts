import { describe, expect, test } from 'vitest';
import { selectFailure } from '#machines/flows/checkout/selectors.ts';
import { fails, succeeds } from '#machines/testing/paths.ts';
import { selectTotal } from '../selectors.ts';
import { card, confirmed, offline, orderOf, paidBy, stands, unplacedBy } from './fixtures.ts';
import { addressed, chosen, offered, placed, played, snapshotOf, startsOf } from './sequences.ts';

const read = (changes: Parameters<typeof orderOf>[1] = {}, quantity = 800) =>
  succeeds('readStanding', stands(orderOf(quantity, changes)));

describe('an order that another tab changed', () => {
  const changed = { type: 'order.changedElsewhere' };

  test.each([
    { where: 'the declarations', events: placed, changes: {} },
    { where: 'the address', events: addressed, changes: confirmed },
    { where: 'the summary', events: chosen, changes: paidBy(card) },
  ])('is read again, and continues at $where if it is unchanged', ({ events, changes }) => {
    expect(startsOf(played(...events, changed))).toEqual(['readStanding']);
    const now = snapshotOf(...events, changed, read(changes));
    expect(now.value).toEqual(snapshotOf(...events).value);
    expect(selectFailure(now)).toBeNull();
  });

  test('leads back to the amount, which must be confirmed again, if it has other content or is gone', () => {
    const found = [read({}, 500), read({ items: [] }), succeeds('readStanding', stands(null))];
    for (const reading of found) {
      const now = snapshotOf(...chosen, changed, reading, offered);
      expect(now.value).toEqual({ amount: 'editing' });
      expect(selectFailure(now)).toEqual({ kind: 'notFound' });
      expect(selectTotal(now)).toBeNull();
      expect(now.context).toMatchObject({ order: null, quantity: 800 });
    }
  });

  test('is read again also after a failed call, without its failure', () => {
    const failed = [...addressed, { type: 'address.confirmed' }, fails('loadMethods', offline), changed];
    expect(selectFailure(snapshotOf(...failed))).toBeNull();
    expect(startsOf(played(...failed))).toEqual(['readStanding']);
  });

  test('is ignored by a tab that shows no total of it', () => {
    const unconfirmed = [offered, { type: 'quantity.submitted', quantity: 800 }];
    const failure = unplacedBy(offline);
    expect(snapshotOf(...unconfirmed, failure).can(changed)).toBe(false);
    expect(snapshotOf(offered).can(changed)).toBe(false);
    expect(snapshotOf(...placed).can(changed)).toBe(true);
  });
});
