import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { required } from '#domain/forms/validation.ts';
import type { FieldProps } from './Field.tsx';
import { FormStore, pathIn } from './store.ts';
import { empty, type Person, type PersonalData, rules } from './testing/personalData.tsx';
import type { FieldName, FormDraft, ListName, RulesOf, SecretName } from './types.ts';
import { placeViolations } from './violations.ts';

const person: Person = { name: 'Ada', share: '30', taxId: '12 345' };
const initial = { ...empty, code: '123456', persons: [person, { ...person, name: 'Bo' }] };
const emptyRows = { persons: { name: '', share: '', taxId: '' } };

function draftOf(kept: unknown): FormDraft & { kept: unknown } {
  return {
    kept,
    read() {
      return this.kept;
    },
    write(values) {
      this.kept = JSON.parse(JSON.stringify(values));
    },
  };
}

describe('a draft', () => {
  test('holds all typed values but secrets, in rows too', () => {
    const draft = draftOf(null);
    const store = new FormStore({ initial, emptyRows, draft, secret: ['code', 'persons.taxId'] });
    expect(draft.kept).toBeNull();
    store.set('city', 'Leipzig');
    const { code, ...kept } = initial;
    const persons = initial.persons.map(({ taxId, ...row }) => row);
    expect(draft.kept).toEqual({ ...kept, city: 'Leipzig', persons });
    expect(JSON.stringify(draft.kept)).not.toContain('12 345');
  });

  test('may leave out a whole list', () => {
    const draft = draftOf(null);
    const store = new FormStore({ initial, emptyRows, draft, secret: ['persons'] });
    store.set('city', 'Leipzig');
    expect(draft.kept).not.toHaveProperty('persons');
    expect(new FormStore({ initial, emptyRows, draft }).values()).toEqual({ ...initial, city: 'Leipzig' });
  });

  test('restores added rows, with empty secrets', () => {
    const draft = draftOf(null);
    const options = { initial, emptyRows, draft, secret: ['code', 'persons.taxId'] };
    const store = new FormStore(options);
    const key = store.add('persons');
    store.set(pathIn('persons', key, 'name'), 'Cem');
    store.set('code', '654321');
    const restored = new FormStore(options);
    expect(restored.values()).toEqual({
      ...initial,
      persons: ['Ada', 'Bo', 'Cem'].map((name, index) => ({ name, share: index < 2 ? '30' : '', taxId: '' })),
    });
    expect(restored.read().shown.size).toBe(0);
  });

  test.each([
    ['nothing', null],
    ['no record', ['x']],
    ['values of other types', { city: 7, email: null, persons: 'x', unknown: 'x' }],
  ])('that holds %s is ignored', (_, kept) => {
    expect(new FormStore({ initial, emptyRows, draft: draftOf(kept) }).values()).toEqual(initial);
  });

  test('restores only values that their fields can hold, also for unchosen ones', () => {
    const options = { initial: { basis: null, chosen: ['a'], code: '' }, emptyRows: {} };
    for (const spoilt of [{}, [], ['x'], { toString: null }])
      expect(
        new FormStore({ ...options, draft: draftOf({ basis: spoilt, chosen: [spoilt], code: spoilt }) }).values(),
      ).toEqual(options.initial);
    expect(new FormStore({ ...options, draft: draftOf({ chosen: ['b', 'c'] }) }).values()).toMatchObject({
      chosen: ['b', 'c'],
    });
  });

  test('may hold an emptied number, and a value for an unchosen field', () => {
    const draft = draftOf({ quantity: null, basis: 'assets' });
    const store = new FormStore({ initial: { quantity: 5, basis: null }, emptyRows: {}, draft });
    expect(store.values()).toEqual({ quantity: null, basis: 'assets' });
  });
});

describe('messages', () => {
  test('are shown at changed fields, and at all after a refused submit', () => {
    const store = new FormStore({ initial, emptyRows });
    store.set('city', 'Halle');
    expect(store.read().shown).toEqual(new Set(['city']));
    store.set('city', 'Leipzig');
    store.showAll();
    expect(store.read().shown.size).toBe(12 + 1 + 2 * 3);
  });

  test('may appear only with a refused submit, and disappear with the next change', () => {
    const store = new FormStore({ initial, emptyRows, onSubmitOnly: true });
    store.set('city', 'x');
    expect(store.read().shown.size).toBe(0);
    store.showAll();
    store.set('city', 'y');
    expect(store.read().shown.has('city')).toBe(false);
    expect(store.read().shown.has('street')).toBe(true);
  });

  test('are not updated for an equal value', () => {
    const store = new FormStore({ initial, emptyRows });
    let told = 0;
    const stop = store.subscribe(() => told++);
    store.set('code', '123456');
    expect(told).toBe(0);
    store.set('code', '1');
    stop();
    store.set('code', '12');
    expect(told).toBe(1);
  });
});

describe('violations', () => {
  const wrong = (propertyPath: string) => [{ propertyPath, message: 'So nicht.' }];

  test('refer to the sent rows, although some were removed since', () => {
    const store = new FormStore({ initial, emptyRows });
    store.markSent();
    store.remove('persons', 0);
    expect([...placeViolations(wrong('persons[1].share'), store).at.keys()]).toEqual(['persons.1.share']);
    store.undo('persons');
    expect(store.values()).toEqual(initial);
  });

  test('count the changes before the submit: a field that changed meanwhile is not blamed', () => {
    const store = new FormStore({ initial, emptyRows });
    store.set('city', 'Leipzig');
    store.markSent();
    store.set('city', 'Halle');
    expect(placeViolations(wrong('city'), store).changes).toBe(1);
    expect(store.read().changedAt.city).toBe(2);
  });

  test.each(['', 'nothing', 'persons[9].share', 'persons[0]', 'persons[0].nothing'])('ignore %j as a field', (path) => {
    const taken = placeViolations(wrong(path), new FormStore({ initial, emptyRows }));
    expect([taken.at.size, taken.unplaced]).toEqual([0, 'So nicht.']);
  });

  test('may refer to a list', () => {
    expect(placeViolations(wrong('persons'), new FormStore({ initial, emptyRows })).at.get('persons')).toBe(
      'So nicht.',
    );
  });
});

test('a filled-in value is one change, stored in the draft, without a message', () => {
  const draft = draftOf(null);
  const store = new FormStore({ initial, emptyRows, draft });
  const changed = vi.fn();
  store.subscribe(changed);
  store.set('city', 'Leipzig');
  expect(store.fill({ city: 'Halle', postcode: '06108', street: initial.street })).toBe(true);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(store.read()).toMatchObject({ changes: 2, changedAt: { city: 2, postcode: 2 } });
  expect(store.read().changedAt).not.toHaveProperty('street');
  expect([...store.read().shown]).toEqual([]);
  expect(draft.kept).toMatchObject({ city: 'Halle', postcode: '06108' });
  expect(store.fill({ city: 'Halle', postcode: '06108' })).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a filled-in list replaces its rows, without a message and without an undo', () => {
  const draft = draftOf(null);
  const store = new FormStore({ initial, emptyRows, draft });
  store.remove('persons', 0);
  expect(store.fill({ city: 'Halle', persons: [{ ...person, name: 'Cem' }] })).toBe(true);
  expect(store.values()).toEqual({ ...initial, city: 'Halle', persons: [{ ...person, name: 'Cem' }] });
  expect(store.read().lists).toEqual({ persons: { keys: [2], removed: null } });
  expect(store.read().shown.size).toBe(0);
  expect(draft.kept).toEqual(store.values());
});

describe('types', () => {
  interface Fields {
    name: string;
    quantity: number | null;
    kinds: readonly string[];
    rows: readonly { share: string }[];
  }

  test('distinguish fields from lists, and name the possible secrets', () => {
    expectTypeOf<FieldName<Fields>>().toEqualTypeOf<'name' | 'quantity' | 'kinds'>();
    expectTypeOf<ListName<Fields>>().toEqualTypeOf<'rows'>();
    expectTypeOf<SecretName<Fields>>().toEqualTypeOf<'name' | 'quantity' | 'kinds' | 'rows' | 'rows.share'>();
  });

  /** Requirement 16.1. */
  test('require rules for each field, of its own type', () => {
    const name = [required];
    expectTypeOf<{ name: typeof name }>().toExtend<RulesOf<Pick<Fields, 'name'>>>();
    expectTypeOf<{ name: [(value: number) => null] }>().not.toExtend<RulesOf<Pick<Fields, 'name'>>>();
    expectTypeOf<Record<never, never>>().not.toExtend<RulesOf<Pick<Fields, 'name'>>>();
    expectTypeOf<{ rows: typeof name }>().not.toExtend<RulesOf<Pick<Fields, 'rows'>>>();
    expectTypeOf(rules).returns.toExtend<RulesOf<PersonalData>>();
  });

  test('give a control the value of its field, and accept no other type', () => {
    expectTypeOf<FieldProps<Fields['quantity']>['value']>().toEqualTypeOf<number | null>();
    expectTypeOf<FieldProps<string>['onChange']>().parameter(0).toEqualTypeOf<string>();
  });
});
