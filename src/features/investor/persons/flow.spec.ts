import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, storageOf, type World } from '#app/testing/browser.ts';
import type { Capacity } from '#domain/shop/personDrafts.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy, selectAll } from '#machines/flows/persons/selectors.ts';
import { director, newDirector, newOwner, owner, registered, user } from '#machines/flows/persons/testing/fixtures.ts';
import { fillOwner, personDraft, personsFlow, unsentOf } from './flow.ts';
import { valuesOf } from './person.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop/ubo-users';

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  world.answers[`GET ${at}`] = [registered, director, owner];
});

/** Starts the persons of a capacity as anna without a page; resolves after the first read. */
async function begin(capacity: Capacity) {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const invalidated = vi.spyOn(app.resources, 'invalidate').mockImplementation(() => undefined);
  const onEnd = vi.fn();
  const { actor, stop } = startFlow(personsFlow(app, 'anna', capacity, onEnd));
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !isBusy(snapshot) || snapshot.status === 'done');
  await settled();
  return {
    actor,
    settled,
    stop,
    onEnd,
    invalidated,
    writes: () => world.calls.filter((call) => !call.startsWith('GET')),
  };
}

describe('the persons of a company, without a page', () => {
  test('fill the form of a new owner from a representative', () => {
    fillOwner(director, 'anna');
    const draft = personDraft('owner', null, 'anna', valuesOf(null)).read();
    expect(draft).toMatchObject({ firstName: 'Enno', lastName: 'Janssen', city: 'Emden', pep: 'no' });
    expect(unsentOf('owner', [], 'anna')).toEqual([null]);
  });

  test('are all read, each once', async () => {
    const { actor } = await begin('owner');
    expect(selectAll(actor.getSnapshot()).map(({ id }) => id)).toEqual([registered.id, director.id, owner.id]);
  });

  test.each<[Capacity, number | null, string]>([
    ['owner', null, `POST ${at}`],
    ['owner', owner.id, `PATCH ${at}/${owner.id}`],
    ['representative', null, `POST ${at}/representative`],
    ['representative', director.id, `PATCH ${at}/${director.id}/representative`],
  ])('as %s are named and changed by the call of that capacity', async (capacity, id, call) => {
    world.answers[call] = { ...director, id: 9 };
    const { actor, settled, writes } = await begin(capacity);
    actor.send(id === null ? { type: 'person.added' } : { type: 'person.chosen', id });
    actor.send({ type: 'person.submitted', draft: capacity === 'owner' ? newOwner : newDirector });
    await settled();
    expect([actor.getSnapshot().value, writes()]).toEqual(['listing', [call]]);
  });

  test('are removed, and the removal is known', async () => {
    world.answers[`DELETE ${at}/${director.id}`] = {};
    const { actor, settled, writes } = await begin('representative');
    actor.send({ type: 'person.removed', id: director.id });
    await settled();
    expect([actor.getSnapshot().value, writes()]).toEqual(['listing', [`DELETE ${at}/${director.id}`]]);
  });

  test('include the account holder’s power to act', async () => {
    const call = `PATCH ${at}/${user.id}/representative`;
    world.answers[call] = user;
    const { actor, settled, writes } = await begin('representative');
    actor.send({ type: 'authority.chosen', id: user.id, powerOfAttorney: true });
    await settled();
    expect([actor.getSnapshot().value, writes()]).toEqual(['listing', [call]]);
  });
});

describe('changes', () => {
  const removed = async () => {
    world.answers[`DELETE ${at}/${director.id}`] = {};
    const flow = await begin('representative');
    flow.actor.send({ type: 'person.removed', id: director.id });
    await flow.settled();
    return flow;
  };

  test('are reported at once, and the step once it is done', async () => {
    const { actor, stop, onEnd, invalidated } = await removed();
    const told = [['evidence'], ['customer']];
    expect([onEnd, invalidated].map(({ mock }) => mock.calls)).toEqual([[], told]);
    actor.send({ type: 'list.accepted' });
    stop();
    expect([onEnd, invalidated].map(({ mock }) => mock.calls)).toEqual([[['evidence']], told]);
  });

  test('are not reported again when the page is left before', async () => {
    const { stop, onEnd, invalidated } = await removed();
    stop();
    expect([onEnd, invalidated].map(({ mock }) => mock.calls)).toEqual([[], [['evidence'], ['customer']]]);
  });

  test('are reloaded by the customer who continues, also those of another tab, and not otherwise', async () => {
    const { actor, stop, onEnd, invalidated } = await begin('representative');
    actor.send({ type: 'list.accepted' });
    stop();
    expect([onEnd, invalidated].map(({ mock }) => mock.calls)).toEqual([[['evidence']], []]);
    const left = await begin('representative');
    left.stop();
    expect([left.onEnd, left.invalidated].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });
});

test('the draft of a person is kept for that person alone, until the shop has it', async () => {
  vi.stubGlobal('localStorage', Object.assign(storageOf(), world.localStorage));
  const drafts = [
    personDraft('representative', null, 'anna', {}),
    personDraft('representative', director.id, 'anna', {}),
    personDraft('owner', null, 'anna', {}),
    personDraft('representative', registered.id, 'anna', {}),
  ] as const;
  for (const [index, draft] of drafts.entries()) draft.write({ firstName: `${index}` });
  expect(drafts.map((draft) => draft.read())).toEqual(['0', '1', '2', '3'].map((firstName) => ({ firstName })));
  expect(personDraft('representative', null, 'bernd', {}).read()).toBeNull();
  world.answers[`POST ${at}/representative`] = { ...director, id: 9 };
  const { actor, settled } = await begin('representative');
  actor.send({ type: 'person.added' });
  actor.send({ type: 'person.submitted', draft: newDirector });
  await settled();
  expect(drafts.map((draft) => draft.read())).toEqual([
    null,
    { firstName: '1' },
    { firstName: '2' },
    { firstName: '3' },
  ]);
});
