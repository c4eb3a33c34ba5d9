import { describe, expect, test } from 'vitest';
import { draftOf } from '#domain/shop/personDrafts.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import {
  isBusy,
  isComplete,
  isUncertain,
  selectAll,
  selectAuthority,
  selectChosen,
  selectFailure,
  selectGiven,
  selectListed,
  selectRemoved,
  selectStage,
} from '../selectors.ts';
import { conflict, gone, more, nobody, offline, refused, some, subject, unwanted } from './cases.ts';
import { behind, company, director, named, newDirector, newOwner, owner, registered, user } from './fixtures.ts';

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
const cancel = { type: 'editing.cancelled' };
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

  test('report their stage', () => {
    expect([selectStage(of().snapshot), isBusy(of().snapshot)]).toEqual(['reading', true]);
    expect(selectStage(of(fails('readPersons', offline)).snapshot)).toBe('unread');
    expect(selectStage(of(read(some)).snapshot)).toBe('list');
    expect(selectStage(of(read(some), add).snapshot)).toBe('form');
    expect(selectStage(of(read(some), goOn).snapshot)).toBe('reading');
    // The list stays visible while it is read again.
    expect(selectStage(of(read(some), add, submit, succeeds('savePerson')).snapshot)).toBe('list');
  });
});

describe('naming a person', () => {
  test('is sent once, reports the change, and reads the current roles', () => {
    const events = [read(some), add, submit, succeeds('savePerson')];
    expect(startedBy(events)).toEqual([
      ['savePerson', { capacity: 'representative', id: null, draft: newDirector }],
      ['readPersons', undefined],
    ]);
    expect(toldBy(events)).toEqual([{ type: 'draft.forgotten', person: null }, { type: 'persons.changed' }]);
    expect(of(read(some), add, submit).snapshot.can(submit)).toBe(false);
    expect(selectGiven(of(...events).snapshot)).toBeNull();
  });

  test('that exists is sent to that person’s address', () => {
    const events = [read(more), choose(named.id), submit];
    expect(savesIn(events)).toEqual([['savePerson', { capacity: 'representative', id: named.id, draft: newDirector }]]);
    expect(selectChosen(of(read(more), choose(named.id)).snapshot)).toEqual(named);
    expect(selectChosen(of(read(more), add).snapshot)).toBeNull();
    expect(savesIn([read([owner]), add, { ...submit, draft: newOwner }], owners)).toEqual([
      ['savePerson', { capacity: 'owner', id: null, draft: newOwner }],
    ]);
  });

  test('is refused for the account holder, and for a person of another list', () => {
    for (const id of [user.id, owner.id, 99]) expect(of(read([...some, owner])).snapshot.can(choose(id))).toBe(false);
  });

  test('that the shop refuses stays, and is sent after a correction', () => {
    const wrong = [read(some), add, submit, fails('savePerson', refused)];
    expect([of(...wrong).snapshot.value, selectFailure(of(...wrong).snapshot)?.kind]).toEqual([
      'editing',
      'violations',
    ]);
    expect(selectGiven(of(...wrong).snapshot)).toEqual(newDirector);
    expect(selectFailure(of(...wrong, { type: 'person.edited' }).snapshot)).toBeNull();
    expect(savesIn([...wrong, submit])).toHaveLength(2);
  });

  test('that is abandoned is discarded, and no person is changed', () => {
    const left = [read(some), choose(director.id), cancel];
    expect([of(...left).snapshot.value, selectChosen(of(...left).snapshot)]).toEqual(['listing', null]);
    expect(toldBy(left)).toEqual([{ type: 'draft.forgotten', person: director.id }]);
    expect(savesIn(left)).toEqual([]);
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

  test('a call is not repeated while its arrival is unknown', () => {
    const stuck = [...lost, submit, fails('readPersons', offline)];
    expect([of(...stuck).snapshot.value, of(...stuck, submit).running]).toEqual(['notSaved', ['readPersons']]);
    expect(of(...stuck, { type: 'person.edited' }, submit).running).toEqual(['readPersons']);
    // After a cancel the page shows the shop's list.
    expect(of(...stuck, cancel).running).toEqual(['readPersons']);
  });

  test('a person who exists already was named by another tab, or by a browser that repeats a call', () => {
    const there = [read(some), add, submit, fails('savePerson', conflict)];
    expect([of(...there).running, savesIn(there).length]).toEqual([['readPersons'], 1]);
    const recognised = [...there, read(more)];
    expect([of(...recognised).snapshot.value, savesIn(recognised).length]).toEqual(['listing', 1]);
    expect(toldBy(recognised)).toEqual([{ type: 'draft.forgotten', person: null }, { type: 'persons.changed' }]);
  });

  test('a person blocked by another one stays in the form, with the reason', () => {
    for (const answer of [read(some), fails('readPersons', offline)]) {
      const blocked = [read(some), add, submit, fails('savePerson', conflict), answer];
      const { snapshot } = of(...blocked);
      expect([snapshot.value, selectGiven(snapshot), toldBy(blocked)]).toEqual(['notSaved', newDirector, []]);
      expect(selectFailure(snapshot)).not.toBeNull();
    }
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

  test('is done at once, and can be undone until the next action', () => {
    expect(startedBy(removed).at(0)).toEqual(['removePerson', { id: director.id }]);
    expect(selectRemoved(of(...removed, read([registered])).snapshot)).toEqual(director);
    expect(savesIn([...removed, read([registered]), undo])).toEqual([
      ['savePerson', { capacity: 'representative', id: null, draft: draftOf(director) }],
    ]);
    expect(of(...removed, read([registered]), add, cancel).snapshot.can(undo)).toBe(false);
    expect(of(read(some)).snapshot.can(undo)).toBe(false);
  });

  test('that is undone without success loses nothing: the form has all known values', () => {
    const stuck = [...removed, read([registered]), undo, fails('savePerson', offline)];
    const { snapshot } = of(...stuck);
    expect([selectStage(snapshot), selectGiven(snapshot)]).toEqual(['form', draftOf(director)]);
    // The call succeeded and only its answer was lost.
    const arrived = [...stuck, { ...submit, draft: draftOf(director) }, read([registered, { ...director, id: 9 }])];
    expect([of(...arrived).snapshot.value, savesIn(arrived).length]).toEqual(['listing', 1]);
    expect(selectRemoved(of(...arrived).snapshot)).toBeNull();
  });

  test('of one who is gone already succeeds', () => {
    const twice = [read(some), remove(director.id), fails('removePerson', gone), read([registered])];
    expect([of(...twice).snapshot.value, selectRemoved(of(...twice).snapshot)]).toEqual(['listing', director]);
  });

  const lost = [read(some), remove(director.id), fails('removePerson', offline)];

  test('that does not arrive leaves the list unchanged, which is read before the failure is shown', () => {
    expect(of(...lost).running).toEqual(['readPersons']);
    const stuck = of(...lost, read(some)).snapshot;
    expect([stuck.value, selectListed(stuck), selectFailure(stuck)?.kind]).toEqual(['notChanged', some, 'offline']);
    expect([stuck.can(remove(director.id)), stuck.can(goOn), selectRemoved(stuck)]).toEqual([true, true, null]);
  });

  test('whose answer alone is lost is done, and the removed person no longer counts', () => {
    const arrived = [...lost, read(nobody)];
    const { snapshot } = of(...arrived);
    expect([snapshot.value, selectListed(snapshot), selectFailure(snapshot)]).toEqual(['listing', nobody, null]);
    expect([snapshot.can(goOn), snapshot.can(undo), selectRemoved(snapshot)]).toEqual([false, true, director]);
    expect(toldBy(arrived)).toEqual([{ type: 'draft.forgotten', person: director.id }, { type: 'persons.changed' }]);
  });

  test('of which nothing is known shows no list, and does not continue, until the list can be read', () => {
    const unknown = of(...lost, fails('readPersons', offline)).snapshot;
    expect([selectStage(unknown), unknown.can(goOn), unknown.can({ type: 'retry.requested' })]).toEqual([
      'unread',
      false,
      true,
    ]);
    // The page shows the failure of the latest read.
    expect(selectFailure(of(...lost, fails('readPersons', gone)).snapshot)).toEqual({ kind: 'notFound' });
  });

  test('that is refused leaves the list unchanged', () => {
    const { snapshot, running } = of(read(some), remove(director.id), fails('removePerson', unwanted));
    expect([snapshot.value, selectListed(snapshot), running]).toEqual(['notChanged', some, []]);
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
  test('declares their power to act, once; a change that does not arrive does not count', () => {
    const said = [read(nobody), say(false)];
    expect(startedBy(said).at(-1)).toEqual(['changeAuthority', { id: user.id, powerOfAttorney: false }]);
    expect(selectAuthority(of(...said).snapshot)).toBe(false);
    expect(of(...said).snapshot.can(say(true))).toBe(false);
    const lost = [...said, fails('changeAuthority', offline)];
    const stuck = of(...lost, read(nobody)).snapshot;
    expect([stuck.value, selectAuthority(stuck), stuck.can(say(true))]).toEqual(['notChanged', null, true]);
    // Only the answer was lost: the list shows the change, and `persons.changed` is emitted.
    const arrived = [...lost, read([registered])];
    expect([selectListed(of(...arrived).snapshot), toldBy(arrived)]).toEqual([
      [registered],
      [{ type: 'persons.changed' }],
    ]);
    const { snapshot, running } = of(...said, fails('changeAuthority', unwanted));
    expect([snapshot.value, running]).toEqual(['notChanged', []]);
    const done = [...said, succeeds('changeAuthority'), read([registered])];
    expect([selectAuthority(of(...done).snapshot), toldBy(done)]).toEqual([null, [{ type: 'persons.changed' }]]);
  });

  test('is the only person with that declaration', () => {
    expect(of(read(some)).snapshot.can(say(true, director.id))).toBe(false);
    const stuck = of(read(some), say(false), fails('changeAuthority', offline), read(some)).snapshot;
    expect([stuck.value, stuck.can(say(true, director.id))]).toEqual(['notChanged', false]);
  });
});
