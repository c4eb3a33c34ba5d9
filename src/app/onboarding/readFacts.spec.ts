import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { allAnswered, ofPerson } from '#domain/onboarding/testing/facts.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { customer } from '../reads/customer.ts';
import { createApp } from '../start/createApp.ts';
import { World } from '../testing/browser.ts';
import { readFacts } from './readFacts.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';
const CUSTOMER = `${at}/customers/anna`;
const ANSWERS = `${at}/answered-questionnaires`;
const COMPANY = [`${at}/ubo-users`, `${at}/customer-documents`];
const person = { ...ofPerson.customer, uuid: 'anna' };

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
  world.answers[ANSWERS] = [{ id: 11, questionnaire: { type: 'wphg' }, grade: 9 }];
  for (const path of COMPANY) world.answers[path] = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** @param isKnown True if the customer was read before, as for the header. */
async function open(fields: object, isKnown = true) {
  world.answers[CUSTOMER] = { ...person, ...fields };
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  if (isKnown) await waitFor(app.resources.of(customer), (snapshot) => snapshot.matches('ready'));
  const read = () => readFacts(app, new AbortController().signal);
  return Object.assign(read, { invalidate: () => app.resources.invalidate('answers') });
}

const asked = (path: string) => world.asked.filter((each) => each === path).length;

test('for an identified person only the answers are read, and the customer not twice', async () => {
  const read = await open({});
  expect(await read()).toMatchObject({ customer: { uuid: 'anna' }, identification: null, persons: [], documents: [] });
  expect([asked(CUSTOMER), asked(ANSWERS), ...COMPANY.map(asked)]).toEqual([1, 1, 0, 0]);
});

test('for a company its persons and evidence are read too, all at once', async () => {
  const read = await open({ accountType: 'company' });
  // No answer has arrived yet.
  void read().catch(() => undefined);
  await vi.waitFor(() => expect([ANSWERS, ...COMPANY].map(asked)).toEqual([1, 1, 1]));
});

test('for an unread customer everything is read: no step is assumed to be passed', async () => {
  const read = await open({}, false);
  void read().catch(() => undefined);
  await vi.waitFor(() => expect([ANSWERS, ...COMPANY].every((path) => asked(path) === 1)).toBe(true));
  expect(world.asked.some((path) => path.includes('identification'))).toBe(true);
});

test.each([
  ['answers', ANSWERS],
  ['evidence', COMPANY[1] ?? ''],
])('without the %s the read fails with its reason', async (_, path) => {
  delete world.answers[path];
  const read = await open({ accountType: 'company' });
  await expect(read()).rejects.toMatchObject({ failure: { kind: 'notFound' } });
});

const QUESTIONS = `${at}/questionnaires/wphg_optional`;

test.each([
  ['asks them', { id: 1, type: 'wphg_optional', title: '', questions: [] }, true],
  ['has no such page', undefined, false],
  ['answers with an invalid body', 'no questionnaire', true],
])(
  'a missing questionnaire is requested, to see whether the shop asks it: one that %s',
  async (_, answer, isAsking) => {
    if (answer !== undefined) world.answers[QUESTIONS] = answer;
    const read = await open({});
    expect((await read()).isAsking).toBe(isAsking);
    expect(asked(QUESTIONS)).toBe(1);
  },
);

test('no questionnaire is requested for a customer who has answered all of them', async () => {
  world.answers[ANSWERS] = allAnswered.map((answer, index) => ({ id: index + 1, ...answer }));
  const read = await open({});
  expect([(await read()).isAsking, world.asked.some((path) => path.includes('/questionnaires/'))]).toEqual([
    true,
    false,
  ]);
});

test('an earlier read does not count if the next one fails', async () => {
  const read = await open({});
  await read();
  delete world.answers[ANSWERS];
  read.invalidate();
  await expect(read()).rejects.toMatchObject({ failure: { kind: 'notFound' } });
});
