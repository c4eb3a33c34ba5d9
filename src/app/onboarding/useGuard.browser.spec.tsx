import { expect, test, vi } from 'vitest';
import { selectRequest } from '#machines/app/onboarding/selectors.ts';
import type { Purpose } from '#machines/app/onboarding/types.ts';
import type { App } from '../app.ts';
import { usePlace } from '../page/navigation.ts';
import { ANSWERS, CUSTOMER, openApp, openShop, show } from '../testing/page.tsx';
import { guardOf } from './guard.ts';
import { useGuard } from './useGuard.ts';

const newcomer = { status: 'requested', cryptoRegistrarStatus: 'untouched' };

function Guarded({ purpose, onSaid }: { purpose: Purpose; onSaid: (text: string) => void }) {
  const { granted, leadsTo, failure, onRetry } = useGuard(purpose);
  // Renders with each address, as a flow does.
  usePlace(({ href }) => href);
  const text = [granted && 'page', leadsTo, failure?.kind].filter(Boolean).join(', ') || 'placeholder';
  onSaid(text);
  return failure ? (
    <button type="button" onClick={onRetry}>
      {text}
    </button>
  ) : (
    text
  );
}

/** Shows a guarded page; `said` lists its texts, each change once. */
function open(app: App, purpose: Purpose, path = '/') {
  const said: string[] = [];
  const onSaid = (text: string) => {
    if (said.at(-1) !== text) said.push(text);
  };
  return { ...show(app, <Guarded purpose={purpose} onSaid={onSaid} />, path), said };
}

test('only the placeholder is shown until access is granted', async () => {
  openShop();
  const { said } = open(await openApp(), 'investing');
  await vi.waitFor(() => expect(said).toEqual(['placeholder', 'page']));
});

test('a customer with an open step is led to it, and does not see the page', async () => {
  const shop = openShop();
  shop.answers[CUSTOMER] = { ...Object(shop.answers[CUSTOMER]), ...newcomer, representativeConfirmation: false };
  const app = await openApp();
  const { said } = open(app, 'home');
  await vi.waitFor(() => expect(said).toEqual(['placeholder', '/self-disclosure/pep']));
  // The step found for that page does not apply to the next one before its own request.
  const next = open(app, 'investing', '/order-process/token');
  await vi.waitFor(() => expect(next.said).toEqual(['placeholder', '/self-disclosure/pep']));
});

test('a customer who was admitted once sees home, and is led to open steps before investing', async () => {
  const shop = openShop();
  shop.answers[ANSWERS] = [];
  const app = await openApp();
  const home = open(app, 'home');
  await vi.waitFor(() => expect(home.said).toEqual(['placeholder', 'page']));
  const order = open(app, 'investing', '/order-process/token');
  await vi.waitFor(() => expect(order.said).toEqual(['placeholder', '/self-disclosure/adequacy-optional']));
});

test('a displayed page stays after a failure or a reopened step', async () => {
  const shop = openShop();
  const app = await openApp();
  const { said, place } = open(app, 'investing', '/order-process/token');
  await vi.waitFor(() => expect(said).toEqual(['placeholder', 'page']));
  delete shop.answers[ANSWERS];
  app.resources.invalidate('answers');
  guardOf(app).send({ type: 'step.completed' });
  await vi.waitFor(() => expect(guardOf(app).getSnapshot().hasTag('failed')).toBe(true));
  shop.answers[ANSWERS] = [];
  guardOf(app).send({ type: 'retry.requested' });
  await vi.waitFor(() => expect(guardOf(app).getSnapshot().matches('open')).toBe(true));
  expect([said, place.textContent]).toEqual([['placeholder', 'page'], 'page']);
});

test('a failed check is shown, and repeated on request', async () => {
  const shop = openShop();
  const customer = shop.answers[CUSTOMER];
  delete shop.answers[CUSTOMER];
  const { said, press } = open(await openApp(), 'investing');
  await vi.waitFor(() => expect(said).toEqual(['placeholder', 'notFound']));
  shop.answers[CUSTOMER] = customer;
  press('notFound');
  await vi.waitFor(() => expect(said.at(-1)).toBe('page'));
});

test('a flow of several steps requests the path of its entry', async () => {
  openShop();
  const app = await openApp();
  const { said, go } = open(app, 'investing', '/order-process/token?product=A');
  await vi.waitFor(() => expect(said.at(-1)).toBe('page'));
  go('/order-process/confirmation');
  await vi.waitFor(() => expect(said).toEqual(['placeholder', 'page']));
  expect(selectRequest(guardOf(app).getSnapshot())).toEqual({
    path: '/order-process/token?product=A',
    purpose: 'investing',
  });
});
