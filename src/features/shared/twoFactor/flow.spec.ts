import { describe, expect, test, vi } from 'vitest';
import { type InspectionEvent, waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { watchTab } from '#app/inspection/live.ts';
import type { LiveNews } from '#app/inspection/protocol.ts';
import { customer } from '#app/reads/customer.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import type { TwoFactorEvent } from '#machines/flows/twoFactor/machine.ts';
import { isBusy, selectFailure, selectStage } from '#machines/flows/twoFactor/selectors.ts';
import { type KeyRing, twoFactorFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const ANNA = '/api/v2/shop/customers/anna';
const KEY = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const CODE = '493021';
const anna = (twoFactorEnabled: boolean) => ({
  id: 1,
  uuid: 'anna',
  email: 'anna@example.org',
  accountType: 'personal',
  status: 'approved',
  cryptoRegistrarStatus: 'approved',
  kycPassed: true,
  twoFactorEnabled,
  verified: true,
});

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  world.answers[ANNA] = anna(false);
  world.answers[`${ANNA}/2fa/qr-code`] = KEY;
  world.answers[`PUT ${ANNA}/2fa/status`] = anna(true);
});

/** Starts the second factor without a page, and records all that the machine and its observers receive. */
async function begin() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  // As the header does.
  stopAfterTest(app.resources.of(customer).subscribe(() => undefined).unsubscribe);
  await waitFor(app.resources.of(customer), (snapshot) => !snapshot.hasTag('busy'));
  world.calls.length = 0;
  const ring: KeyRing = { key: null };
  const raw: unknown[] = [];
  const told: LiveNews[] = [];
  const { see } = watchTab({ tab: 'a', page: () => '/account/two-factor', tell: (news) => told.push(news) });
  const { actor, stop } = startFlow(twoFactorFlow(app, 'anna', ring), (seen: InspectionEvent) => {
    see([seen, 0]);
    if (seen.type === '@xstate.event') raw.push(seen.event);
    // Includes the actors that the machine invokes.
    if (seen.type === '@xstate.snapshot') raw.push(JSON.stringify(seen.snapshot));
  });
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !isBusy(snapshot));
  const send = async (event: TwoFactorEvent) => {
    await settled();
    actor.send(event);
    return settled();
  };
  return { app, actor, stop, ring, send, settled, raw, told };
}

describe('the second factor without a page', () => {
  test('uses the customer that the app has read, without a second request', async () => {
    const { settled } = await begin();
    expect(selectStage(await settled())).toBe('off');
    expect(world.calls).toEqual([]);
  });

  test('shows the key during setup, in no machine and not to the inspector', async () => {
    const { ring, send, raw, told } = await begin();
    expect(selectStage(await send({ type: 'setup.started' }))).toBe('settingUp');
    expect(ring.key).toEqual(KEY);
    expect(selectStage(await send({ type: 'setup.confirmed', code: CODE, currentPassword: 'Parkett-2026' }))).toBe(
      'on',
    );
    expect(ring.key).toBeNull();
    expect(raw.length).toBeGreaterThan(5);
    expect(JSON.stringify(raw)).not.toContain(KEY.secret);
    expect(told.length).toBeGreaterThan(2);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${KEY.secret}|${CODE}|Parkett-2026|otpauth`));
    const kept = JSON.stringify([world.localStorage, world.sessionStorage, world.said]);
    expect(kept).not.toMatch(new RegExp(`${KEY.secret}|${CODE}`));
  });

  test.each<[how: string, leave: (flow: Awaited<ReturnType<typeof begin>>) => unknown]>([
    ['it is given up', ({ send }) => send({ type: 'setup.cancelled' })],
    ['the page is left', ({ stop }) => stop()],
  ])('forgets the key once %s', async (_, leave) => {
    const flow = await begin();
    await flow.send({ type: 'setup.started' });
    expect(flow.ring.key).toEqual(KEY);
    await leave(flow);
    expect(flow.ring.key).toBeNull();
  });

  test('sends the code, and has the customer reloaded', async () => {
    const { app, send } = await begin();
    await send({ type: 'setup.started' });
    const fetched = vi.spyOn(globalThis, 'fetch');
    await send({ type: 'setup.confirmed', code: CODE, currentPassword: 'Parkett-2026' });
    const body = JSON.stringify({ enabled: true, code: CODE, currentPassword: 'Parkett-2026' });
    expect(fetched.mock.calls).toContainEqual([expect.anything(), expect.objectContaining({ method: 'PUT', body })]);
    world.answers[ANNA] = anna(true);
    await waitFor(app.resources.of(customer), (snapshot) => snapshot.matches('ready'));
    expect(world.calls).toContain(`GET ${ANNA}`);
    await send({ type: 'switchOff.started' });
    await send({ type: 'switchOff.confirmed', code: CODE });
    const off = JSON.stringify({ enabled: false, code: CODE });
    expect(fetched.mock.calls).toContainEqual([
      expect.anything(),
      expect.objectContaining({ method: 'PUT', body: off }),
    ]);
  });

  test('asks the shop for the state after a lost answer to a code', async () => {
    const { send } = await begin();
    await send({ type: 'setup.started' });
    delete world.answers[`PUT ${ANNA}/2fa/status`];
    world.status = 500;
    world.answers[ANNA] = anna(true);
    const done = await send({ type: 'setup.confirmed', code: CODE, currentPassword: 'Parkett-2026' });
    expect([selectStage(done), selectFailure(done)]).toEqual(['on', null]);
  });
});
