import { expect, test, vi } from 'vitest';
import { type App, useApp } from '../app.ts';
import { guardOf } from '../onboarding/guard.ts';
import { customer } from '../reads/customer.ts';
import type { Change } from '../resources/resources.ts';
import { useResource } from '../resources/useResource.ts';
import { ANSWERS, CUSTOMER, openApp, openShop, show } from '../testing/page.tsx';
import { useStepDone } from './useStepDone.ts';

type Done = ReturnType<typeof useStepDone>;

function Step({ changes, onRender }: { changes: readonly Change[]; onRender: (stepDone: Done) => void }) {
  const stepDone = useStepDone();
  const name = useResource(useApp().resources.of(customer)).data?.firstName;
  onRender(stepDone);
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={() => stepDone(...changes)}>
        done
      </button>
    </>
  );
}

/** Opens the page of a step, which names the customer; `ways` lists the ways found, in order. */
async function open(app: App, ...changes: readonly Change[]) {
  const ways: unknown[] = [];
  const dones = new Set<Done>();
  guardOf(app).on('way.found', ({ step, path }) => ways.push(step ?? path));
  const { place, press } = show(app, <Step changes={changes} onRender={(stepDone) => dones.add(stepDone)} />);
  guardOf(app).send({ type: 'path.requested', request: { path: '/products/A', purpose: 'investing' } });
  guardOf(app).send({ type: 'disclosure.opened' });
  await vi.waitFor(() => expect(guardOf(app).getSnapshot().matches('open')).toBe(true));
  return { ways, dones, press, name: () => place.querySelector('h1')?.textContent };
}

const times = (asked: readonly string[], path: string) => asked.filter((each) => each === path).length;

test('the data that a step changed is reloaded, shown, and decides about the next page', async () => {
  const shop = openShop();
  const whole = Object(shop.answers[CUSTOMER]);
  const waiting = { ...whole, status: 'requested', cryptoRegistrarStatus: 'untouched', kycPassed: true };
  shop.answers[CUSTOMER] = { ...waiting, representativeConfirmation: false };
  const { ways, name, press } = await open(await openApp(), 'customer');
  const before = times(shop.asked, ANSWERS);
  shop.answers[CUSTOMER] = { ...waiting, firstName: 'Imke' };
  press('done');
  await vi.waitFor(() => expect(ways).toEqual(['/products/A']));
  expect(name()).toBe('Imke');
  // Unchanged data is not read again.
  expect(times(shop.asked, ANSWERS)).toBe(before);
});

test('all data that a step changed is reloaded', async () => {
  const shop = openShop();
  const all = shop.answers[ANSWERS];
  shop.answers[ANSWERS] = [];
  const { ways, press, dones } = await open(await openApp(), 'customer', 'answers');
  shop.answers[CUSTOMER] = { ...Object(shop.answers[CUSTOMER]), representativeConfirmation: false };
  press('done');
  await vi.waitFor(() => expect(ways).toEqual(['pep']));
  shop.answers[CUSTOMER] = { ...Object(shop.answers[CUSTOMER]), representativeConfirmation: true };
  shop.answers[ANSWERS] = all;
  press('done');
  await vi.waitFor(() => expect(ways).toEqual(['pep', '/products/A']));
  // Flows keep the callback: its identity is stable across renders.
  expect(dones.size).toBe(1);
});

test('a step that the shop does not regard as done leads to itself', async () => {
  const shop = openShop();
  shop.answers[CUSTOMER] = {
    ...Object(shop.answers[CUSTOMER]),
    status: 'requested',
    representativeConfirmation: false,
  };
  const { ways, press } = await open(await openApp(), 'customer');
  press('done');
  await vi.waitFor(() => expect(ways).toEqual(['pep']));
});
