import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { Customer } from '#domain/shop/customer.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { customer } from '../reads/customer.ts';
import { createApp } from '../start/createApp.ts';
import { forbiddenStorage, sessionOf, World, YEAR_2100 } from '../testing/browser.ts';
import { followGuard } from './followGuard.ts';

const settings = Settings.parse({ brand: 'Parkett', apiBase: 'http://shop.test/api/v2/shop/' });
const investor = {
  id: 1,
  uuid: 'anna',
  firstName: 'Anna',
  lastName: 'Adler',
  email: 'anna@example.de',
  accountType: 'personal',
  status: 'approved',
  cryptoRegistrarStatus: 'approved',
  kycPassed: true,
  twoFactorEnabled: false,
  verified: true,
};

let world: World;
beforeEach(() => {
  world = new World();
  world.install();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a tab with a signed-in customer with these fields; returns the leads taken and the page's state. */
async function open(fields: object) {
  world.answers['/api/v2/shop/customers/anna'] = { ...investor, ...fields };
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const led: string[] = [];
  const page = { isInside: true };
  const arrive = followGuard(app, { isInside: () => page.isInside, go: (lead) => led.push(lead) });
  arrive();
  await waitFor(app.resources.of(customer), (snapshot) => snapshot.matches('ready'));
  return { app, led, page, arrive };
}

test.each([
  ['cleared', {}, []],
  ['asked for more by the registrar', { cryptoRegistrarStatus: 'follow_up' }, ['contact']],
  ['asked for more by the issuer', { status: 'follow_up' }, ['contact']],
  ['banned', { status: 'rejected', cryptoRegistrarStatus: 'rejected' }, ['banned']],
  ['from the former system', { migrationState: 0 }, ['migration']],
  ['both, from the former system', { status: 'follow_up', migrationState: 0 }, ['migration', 'contact']],
  ['both', { status: 'follow_up', cryptoRegistrarStatus: 'rejected' }, ['contact', 'banned']],
])('an investor who is %s is led away once, whatever pages follow', async (_, fields, expected) => {
  const { led, arrive } = await open(fields);
  expect(led).toEqual(expected.slice(0, 1));
  for (const _page of [1, 2, 3]) arrive();
  expect(led).toEqual(expected);
});

test.each([
  ['banned', { cryptoRegistrarStatus: 'rejected' }],
  ['migration', { migrationState: 0 }],
])(
  'an investor is not led to %s again after a reload or in another tab, but after the next login',
  async (lead, fields) => {
    const first = await open(fields);
    const again = await open(fields);
    expect([first.led, again.led]).toEqual([[lead], []]);
    world.hear({ type: 'logout', reason: 'loggedOut' });
    await waitFor(again.app.session, (snapshot) => snapshot.matches('loggedOut'));
    expect(Object.keys(world.localStorage)).not.toContain('parkett.led');
    world.localStorage['parkett.session'] = sessionOf('anna');
    world.hear({ type: 'login', customerUuid: 'anna', expiresAt: YEAR_2100 });
    await vi.waitFor(() => expect([...first.led, ...again.led]).toEqual([lead, lead]));
  },
);

test('an investor is not led away from a public page', async () => {
  const { led, page, arrive } = await open({ cryptoRegistrarStatus: 'follow_up' });
  expect(led).toEqual(['contact']);
  delete world.localStorage['parkett.led'];
  const other = await open({ cryptoRegistrarStatus: 'follow_up' });
  other.page.isInside = false;
  page.isInside = false;
  arrive();
  other.arrive();
  expect(led).toHaveLength(1);
  expect(other.led).toHaveLength(1);
});

test('an investor is led away once in each tab if nothing can be stored', async () => {
  vi.stubGlobal('localStorage', forbiddenStorage());
  const { led, arrive } = await open({ cryptoRegistrarStatus: 'follow_up' });
  arrive();
  expect(led).toEqual(['contact']);
  expect((await open({ cryptoRegistrarStatus: 'follow_up' })).led).toEqual(['contact']);
  const migrating = await open({ migrationState: 0 });
  migrating.arrive();
  expect(migrating.led).toEqual(['migration']);
});

test('another customer’s redirect does not count for the next customer', async () => {
  world.localStorage['parkett.led'] = JSON.stringify({ customerUuid: 'bernd', to: ['contact', 'banned'] });
  expect((await open({ cryptoRegistrarStatus: 'follow_up' })).led).toEqual(['contact']);
  expect((await open({ cryptoRegistrarStatus: 'follow_up' })).led).toEqual([]);
});

test('a redirect in another tab counts once this tab hears of the login', async () => {
  const { app, led } = await open({ cryptoRegistrarStatus: 'follow_up' });
  world.answers['/api/v2/shop/customers/bernd'] = { ...investor, uuid: 'bernd', cryptoRegistrarStatus: 'follow_up' };
  world.localStorage['parkett.session'] = sessionOf('bernd');
  world.localStorage['parkett.led'] = JSON.stringify({ customerUuid: 'bernd', to: ['contact'] });
  world.hear({ type: 'login', customerUuid: 'bernd', expiresAt: YEAR_2100 });
  await waitFor(app.resources.of(customer), ({ context }) => context.data?.uuid === 'bernd');
  expect(led).toEqual(['contact']);
});

test('a customer who logs in again in the same tab is led to the migration again', async () => {
  const { app, led } = await open({ migrationState: 0 });
  app.session.send({ type: 'logout.requested' });
  await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
  world.localStorage['parkett.session'] = sessionOf('anna');
  world.hear({ type: 'login', customerUuid: 'anna', expiresAt: YEAR_2100 });
  await vi.waitFor(() => expect(led).toEqual(['migration', 'migration']));
});

test('a status of an earlier visit leads nowhere', async () => {
  world.isUnreachable = true;
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const led: string[] = [];
  const arrive = followGuard(app, { isInside: () => true, go: (lead) => led.push(lead) });
  const data = Customer.parse({ ...investor, migrationState: 0 });
  app.resources.of(customer).send({ type: 'past.found', data, readAt: 1 });
  arrive();
  expect(led).toEqual([]);
  world.isUnreachable = false;
  app.resources.of(customer).send({ type: 'resource.written', data });
  expect(led).toEqual(['migration']);
});

test('a customer is led nowhere after the logout', async () => {
  const { app, led, arrive } = await open({ migrationState: 0 });
  app.session.send({ type: 'logout.requested' });
  await waitFor(app.session, (snapshot) => snapshot.matches('loggedOut'));
  arrive();
  expect(led).toEqual(['migration']);
});
