import { describe, expect, test } from 'vitest';
import { offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { isMissing, selectChosenId, selectFailure, selectGiven } from '../selectors.ts';
import { gone, more, refused, some, subject } from './cases.ts';
import { director, named, newDirector, user } from './fixtures.ts';

const { machine } = subject;

type Events = Parameters<typeof play>[2][];
const representatives = { capacity: 'representative' };
const of = (...events: Events) => play(machine, representatives, ...events);
const read = (persons: object) => succeeds('readPersons', persons);
const submit = { type: 'person.submitted', draft: newDirector };
const choose = (id: number) => ({ type: 'person.chosen', id });
const cancel = { type: 'editing.cancelled' };
const back = { type: 'list.requested' };
const effectsOf = (events: Events) => events.flatMap((_, at) => of(...events.slice(0, at + 1)).effects);
const toldBy = (events: Events) =>
  effectsOf(events).flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []));
const savesIn = (events: Events) =>
  effectsOf(events).flatMap((effect) => (effect.type === 'start' && effect.id === 'savePerson' ? [effect.input] : []));

describe('a form and the address', () => {
  const asking = (id: number | null) => ({ ...representatives, asked: { id } });
  const begun = (id: number | null, ...events: Events) => play(machine, asking(id), ...events).snapshot;

  test.each<[string, number | null, string, number | null]>([
    ['a new person', null, 'editing', null],
    ['a listed person', director.id, 'editing', director.id],
    ['a removed person', 99, 'listing', null],
    ['the account holder', user.id, 'listing', null],
  ])('a reload at the form of %s shows it, or the list if it cannot be edited', (_, id, state, chosen) => {
    const { value, context } = begun(id, read(some));
    expect([value, context.chosen, context.asked]).toEqual([state, chosen, null]);
  });
});

describe('a person who is changed here and removed elsewhere', () => {
  test.each<[string, Events]>([
    ['from the shop’s answer to the change', [fails('savePerson', gone)]],
    ['from the list after a lost answer', [fails('savePerson', offline), submit, read(some)]],
  ])('is named again only after a notice, %s', (_, events) => {
    const missing = [read(more), choose(named.id), submit, ...events];
    const { snapshot, running } = of(...missing);
    expect([snapshot.value, isMissing(snapshot), selectFailure(snapshot), running]).toEqual(['gone', true, null, []]);
    expect([selectChosenId(snapshot), selectGiven(snapshot)]).toEqual([named.id, newDirector]);
    expect(savesIn(missing)).toHaveLength(1);
    expect(savesIn([...missing, submit, read(some)]).at(-1)).toEqual({
      capacity: 'representative',
      id: null,
      draft: newDirector,
    });
    // Another user has already added the person.
    const there = [...missing, submit, read([...some, { ...named, id: 12 }])];
    expect([of(...there).snapshot.value, savesIn(there).length]).toEqual(['listing', 1]);
    // If the user cancels instead, the list is read again and the typed data is deleted.
    const given = [...missing, cancel];
    expect(of(...given).running).toEqual(['readPersons']);
    expect(toldBy(given)).toEqual([{ type: 'draft.forgotten', person: named.id }, { type: 'persons.changed' }]);
    // A step back does not discard the typed data.
    const stopped = [[], [submit, read(some), fails('savePerson', refused)], [submit, fails('readPersons', offline)]];
    for (const then of stopped) expect(of(...missing, ...then).snapshot.can(back)).toBe(false);
  });
});
