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
  await expect(page).toHaveURL(/^https?:\\/\\/[^\\/]+\\/doors\\/[^\\/?]+\\/?(?:\\?|$)/);
  await page.getByRole('button', { name: 'Öffnen', exact: true }).click(); // door.opened
  // door: open succeeds [isOpen]
  await expect(page).toHaveURL(/^https?:\\/\\/[^\\/]+\\/?(?:\\?|$)/);
});
`);
});

test('a way that begins at the login logs in by its form', () => {
  const text = testOf([login, { ...link, area: 'menu' }], screens);
  expect(text).toContain("import { LoginScreen } from '../support/screens/LoginScreen.ts';");
  expect(text).toContain("await new LoginScreen(page).logIn(personaOf('company'));");
  expect(text).toContain("import { Shell } from '../support/screens/Shell.ts';");
  expect(text).toContain('await new Shell(page).menuButton.click();');
  expect(text).toContain("await new Shell(page).menu.getByRole('link'");
  expect(text).not.toContain('loginAs');
});

test('in the marketplace the test has its fixtures, and a way of the code is a comment', () => {
  const text = testOf([code], screens);
  expect(text).toContain("from '../support/market.ts';");
  expect(text).toContain('// A link of src/a.tsx leads on.');
});

test('the test begins at the address of those who go the way', () => {
  const sighting = (address: string) => ({ address, heading: '', linked: true });
  const seen = { visitor: sighting('/doors/0'), person: sighting('/doors/1'), company: sighting('/doors/2') };
  const door = screenOf('/doors/$uuid', { seen });
  const all = new Map([...screens, [door.id, door]]);
  expect(testOf([events], all)).toContain("loginAs(context, 'julia');\n  await page.goto('/doors/1');");
  expect(testOf([events], all, 'company')).toContain("loginAs(context, 'company');\n  await page.goto('/doors/2');");
  const asVisitor = testOf([events], all, 'visitor');
  expect(asVisitor).toContain("await page.goto('/doors/0');");
  expect(asVisitor).not.toContain('loginAs');
  expect(testOf([events], all, 'banned')).toContain("loginAs(context, 'banned');\n  await page.goto('/doors/0');");
  expect(testOf([code], screens)).toContain("await page.goto('/browse');");
});

test.for([
  ['/', ['/', '', '/?page=2'], ['/search', '//search']],
  ['/search', ['/search', '/search/', '/search?q=wind'], ['/account/search', '/searches', '/search/wind']],
  ['/doors/$uuid', ['/doors/D-1', '/doors/D-1?open'], ['/doors', '/doors/', '/old/doors/D-1', '/doors/D-1/keys']],
  ['/sign-up/{-$referralCode}', ['/sign-up', '/sign-up/ABC'], ['/sign-up/ABC/more', '/x/sign-up']],
] as const)('the test expects the addresses of %s, and no others', ([path, own, others]) => {
  const end = screenOf(path);
  const text = testOf([{ ...link, to: end.id }], new Map([...screens, [end.id, end]]));
  const source = /toHaveURL\(\/(.*)\/\);/.exec(text)?.[1] ?? '';
  const isExpected = (address: string) => new RegExp(source).test(`http://localhost:3000${address}`);
  expect(own.filter((address) => !isExpected(address))).toEqual([]);
  expect(others.filter(isExpected)).toEqual([]);
});

test('a way between unknown screens has no test', () => {
  expect(testOf([], screens)).toBe('');
});
