import { describe, expect, test } from 'vitest';
import { draftOf } from '#domain/shop/personDrafts.ts';
import { conflict, offline } from '#machines/testing/failures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import {
  isComplete,
  isUncertain,
  selectAll,
  selectFailure,
  selectGiven,
  selectListed,
  selectRemoved,
  selectStage,
} from '../selectors.ts';
import { more, nobody, some, subject } from './cases.ts';
import { behind, company, director, newDirector, owner, registered, user } from './fixtures.ts';

const { machine } = subject;
specOfMachine(subject);

type Events = Parameters<typeof play>[2][];
const representatives = { capacity: 'representative' };
const owners = { capacity: 'owner' };
const of = (...events: Events) => play(machine, representatives, ...events);
const ofOwners = (...events: Events) => play(machine, owners, ...events);
const read = (persons: object) => succeeds('readPersons', persons);
const add = { type: 'person.added' };
const submit = { type: 'person.submitted', draft: newDirector };
const choose = (id: number) => ({ type: 'person.chosen', id });
const remove = (id: number) => ({ type: 'person.removed', id });
const undo = { type: 'removal.undone' };
const goOn = { type: 'list.accepted' };
const say = (powerOfAttorney: boolean, id = user.id) => ({ type: 'authority.chosen', id, powerOfAttorney });
/** Returns the actors that these events start and the events that they emit, in order. */
const effectsOf = (events: Events, input: object = representatives) =>
  events.flatMap((_, at) => play(machine, input, ...events.slice(0, at + 1)).effects);
const startedBy = (events: Events, input?: object) =>
  effectsOf(events, input).flatMap((effect) => (effect.type === 'start' ? [[effect.id, effect.input]] : []));
const toldBy = (events: Events) =>
  effectsOf(events).flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []));
const savesIn = (events: Events, input?: object) => startedBy(events, input).filter(([id]) => id === 'savePerson');

describe('the lists', () => {
  test('hold the persons of their capacity', () => {
    const all = [registered, director, owner, company, behind];
    expect(selectListed(of(read(all)).snapshot)).toEqual([registered, director]);
    expect(selectListed(ofOwners(read(all)).snapshot)).toEqual([owner, company, behind]);
    expect(selectAll(of(read(all)).snapshot)).toEqual(all);
  });

  test('stay visible while they are read again', () => {
    expect(selectStage(of().snapshot)).toBe('reading');
    expect(selectStage(of(read(some), add, submit, succeeds('savePerson')).snapshot)).toBe('list');
  });

  test.each<[string, Events, boolean]>([
    ['only the account holder by power of attorney', [read(nobody)], false],
    ['the account holder of the register', [read([registered])], true],
    ['a director', [read([user, director])], true],
    ['a company that only holds shares', [read([user, company])], false],
  ])('of representatives with %s are complete, or not', (_, events, state) => {
    const { snapshot } = of(...events);
    expect([snapshot.can(goOn), isComplete(snapshot)]).toEqual([state, state]);
  });

  test.each<[string, object[], boolean]>([
    ['no person', [], false],
    ['a company alone', [company], false],
    ['a natural person below the threshold', [{ ...owner, roles: [] }], false],
    ['an owner', [owner], true],
    ['a fictive owner', [{ ...owner, roles: [61], fictiveBeneficialOwner: true }], true],
    ['a person who is both', [{ ...owner, roles: [60, 61] }], false],
    ['a real owner marked as fictive', [{ ...owner, fictiveBeneficialOwner: true }], false],
  ])('of owners with %s are complete, or not', (_, persons, state) => {
    expect(ofOwners(read(persons)).snapshot.can(goOn)).toBe(state);
  });
});

describe('naming a person', () => {
  test('is refused for the account holder, and for a person of another list', () => {
    for (const id of [user.id, owner.id, 99]) expect(of(read([...some, owner])).snapshot.can(choose(id))).toBe(false);
  });
});

describe('no person is named twice or lost', () => {
  const lost = [read(some), add, submit, fails('savePerson', offline)];

  test('a lost answer is looked up before anything is sent again', () => {
    expect([of(...lost).snapshot.value, isUncertain(of(...lost).snapshot)]).toEqual(['notSaved', true]);
    const arrived = [...lost, submit, read(more)];
    expect([of(...arrived).snapshot.value, savesIn(arrived).length]).toEqual(['listing', 1]);
    expect(toldBy(arrived)).toContainEqual({ type: 'persons.changed' });
    expect(savesIn([...lost, submit, read(some)])).toHaveLength(2);
  });

  test('a person who exists already was named by another tab, or by a browser that repeats a call', () => {
    const there = [read(some), add, submit, fails('savePerson', conflict)];
    expect([of(...there).running, savesIn(there).length]).toEqual([['readPersons'], 1]);
    const recognised = [...there, read(more)];
    expect([of(...recognised).snapshot.value, savesIn(recognised).length]).toEqual(['listing', 1]);
    expect(toldBy(recognised)).toEqual([{ type: 'draft.forgotten', person: null }, { type: 'persons.changed' }]);
  });

  test('another person’s equal values do not count as the saved change', () => {
    const other = [read(more), choose(director.id), submit, fails('savePerson', offline), submit, read(more)];
    expect(savesIn(other).at(-1)).toEqual([
      'savePerson',
      { capacity: 'representative', id: director.id, draft: newDirector },
    ]);
  });
});

describe('removing a person', () => {
  const removed = [read(some), remove(director.id), succeeds('removePerson')];

  test('that is undone without success loses nothing: the form has all known values', () => {
    const stuck = [...removed, read([registered]), undo, fails('savePerson', offline)];
    const { snapshot } = of(...stuck);
    expect([selectStage(snapshot), selectGiven(snapshot)]).toEqual(['form', draftOf(director)]);
    // The call succeeded and only its answer was lost.
    const arrived = [...stuck, { ...submit, draft: draftOf(director) }, read([registered, { ...director, id: 9 }])];
    expect([of(...arrived).snapshot.value, savesIn(arrived).length]).toEqual(['listing', 1]);
    expect(selectRemoved(of(...arrived).snapshot)).toBeNull();
  });

  const lost = [read(some), remove(director.id), fails('removePerson', offline)];

  test('whose answer alone is lost is done, and the removed person no longer counts', () => {
    const arrived = [...lost, read(nobody)];
    const { snapshot } = of(...arrived);
    expect([snapshot.value, selectListed(snapshot), selectFailure(snapshot)]).toEqual(['listing', nobody, null]);
    expect([snapshot.can(goOn), snapshot.can(undo), selectRemoved(snapshot)]).toEqual([false, true, director]);
    expect(toldBy(arrived)).toEqual([{ type: 'draft.forgotten', person: director.id }, { type: 'persons.changed' }]);
  });

  test('is impossible for the account holder, and for a person through whom others hold', () => {
    expect(of(read(some)).snapshot.can(remove(user.id))).toBe(false);
    expect(ofOwners(read([company, behind])).snapshot.can(remove(company.id))).toBe(false);
    expect(ofOwners(read([company])).snapshot.can(remove(company.id))).toBe(true);
    // A removal would affect the list of owners as well.
    expect(of(read([{ ...director, roles: [60, 70] }])).snapshot.can(remove(director.id))).toBe(false);
  });
});

describe('the account holder', () => {
  test('is the only person with that declaration', () => {
    expect(of(read(some)).snapshot.can(say(true, director.id))).toBe(false);
    const stuck = of(read(some), say(false), fails('changeAuthority', offline), read(some)).snapshot;
    expect([stuck.value, stuck.can(say(true, director.id))]).toEqual(['notChanged', false]);
  });
});
