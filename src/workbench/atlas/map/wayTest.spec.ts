import { expect, test } from 'vitest';
import type { EventWay, LinkWay, MapScreen, Way } from './screenMap.ts';
import { testOf } from './wayTest.ts';

const screenOf = (path: string, facts: Partial<MapScreen> = {}): MapScreen => ({
  id: path,
  reading: 'investor',
  path,
  feature: 'doors',
  access: 'account',
  names: { de: path, en: path },
  machines: [],
  flows: [],
  seen: { company: { address: path.replace('$uuid', 'D-1'), heading: '', linked: true } },
  redirected: {},
  ...facts,
});
const screens = new Map(
  [
    screenOf('/'),
    screenOf('/doors/$uuid'),
    screenOf('/login', { access: 'guest' }),
    screenOf('/browse', { reading: 'marketplace', seen: {} }),
  ].map((screen) => [screen.id, screen]),
);
const link: LinkWay = {
  kind: 'link',
  from: '/',
  to: '/doors/$uuid',
  area: 'footer',
  role: 'link',
  names: { de: "Anna’s 'Tür'", en: 'Door' },
  who: ['company'],
};
const login: LinkWay = {
  ...link,
  from: '/login',
  to: '/',
  area: 'main',
  role: 'button',
  names: { de: 'Anmelden', en: 'Log in' },
};
const events: EventWay = {
  kind: 'event',
  from: '/doors/$uuid',
  to: '/',
  machine: 'door',
  steps: [
    { state: 'shut', event: 'door.opened', type: 'door.opened', guards: [] },
    { state: 'opening', event: 'open succeeds', type: 'xstate.done.actor.open', guards: ['isOpen'] },
  ],
  transitions: [],
  key: '0:0',
  controls: { 'door.opened': { role: 'button', names: { de: 'Öffnen', en: 'Open' } } },
};
const code: Way = { kind: 'code', from: '/browse', to: '/browse', file: 'src/a.tsx' };

test('a way is a test that goes it as a persona who may', () => {
  expect(testOf([link, events], screens)).toBe(`import { expect, test } from '../support/fixtures.ts';

test('leads from / to /', async ({ page, shop, context }) => {
  await shop.loginAs(context, 'company');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Anna’s \\'Tür\\'', exact: true }).first().click();
  await expect(page).toHaveURL(/\\/doors\\/[^\\/?]+\\/?(?:\\?|$)/);
  await page.getByRole('button', { name: 'Öffnen', exact: true }).click(); // door.opened
  // door: open succeeds [isOpen]
  await expect(page).toHaveURL(/^https?:\\/\\/[^\\/]+\\/(?:\\?|$)/);
});
`);
});

test('a way that begins at the login logs in by its form', () => {
  const text = testOf([login, { ...link, area: 'menu' }], screens);
  expect(text).toContain("import { LoginScreen } from '../support/screens/LoginScreen.ts';");
  expect(text).toContain("await new LoginScreen(page).logIn(personaOf('company'));");
  expect(text).toContain("getByRole('button', { name: /^(Konto( von .*)?|Menü)$/ }).click();");
  expect(text).not.toContain('loginAs');
});

test('in the marketplace the test has its fixtures, and a way of the code is a comment', () => {
  const text = testOf([code], screens);
  expect(text).toContain("from '../support/market.ts';");
  expect(text).toContain('// A link of src/a.tsx leads on.');
});

test('a way between unknown screens has no test', () => {
  expect(testOf([], screens)).toBe('');
});
