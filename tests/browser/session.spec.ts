import { Secret, TOTP } from 'otpauth';
import { untilNextMinute, waitAfter } from '#machines/retry.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { bernd, subject } from '#machines/session/testing/cases.ts';
import { fails, succeeds } from '#machines/testing/cases.ts';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import { expect } from '../support/fixtures.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';
import { seen } from '../support/seen/session.ts';
import { kindOf, meets } from './support/faults.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof sessionMachine>;

const HOUR = 3_600;
const DAY = 24 * HOUR;
const storageIsForbidden = new Error('storage is forbidden');

/** Returns the persona whom the cases call Anna; with a second factor if the path asks for a code. */
const annaOn = ({ path }: On): PersonaKey =>
  path.steps.some(({ event }) => event.output?.kind === 'codeRequired') ? 'twoFactor' : 'julia';

async function codeOf({ shop }: On) {
  const { totpSecret } = personaOf('twoFactor');
  const timestamp = (await shop.now()).getTime();
  return new TOTP({ secret: Secret.fromBase32(totpSecret ?? '') }).generate({ timestamp });
}

async function showsInside({ page }: On) {
  await expect(page).not.toHaveURL(/\/login/);
  await expect(new Shell(page).menuButton).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(new LoginScreen(page).password).toHaveCount(0);
}

/** Calls `use` with the screens of another tab in the same browser. */
async function inOtherTab({ context }: On, use: (screen: LoginScreen, shell: Shell) => Promise<void>) {
  const other = await context.newPage();
  await use(new LoginScreen(other), new Shell(other));
  return other;
}

walkInBrowser(subject, sessionMachine, {
  async open({ page, path, ahead }) {
    const looksAtTime = path.steps.some(({ event }) => /^xstate\.after\.|^token\.expired$/.test(event.type));
    if (looksAtTime) await page.clock.install();
    await page.goto(ahead[0]?.output?.kind === 'none' ? '/login' : '/');
  },

  seen,
  // The walk may be on any page of the app, so only the shell and a heading are checked.
  instead: { 'loggedIn.fresh': showsInside, 'loggedIn.waiting': showsInside },

  acts: {
    async 'credentials.submitted'(on) {
      const wrong = kindOf(on.ahead[0]) === 'badCredentials';
      const { email, password } = personaOf(annaOn(on));
      await new LoginScreen(on.page).logIn({ email, password: wrong ? 'Falsch-2026' : password });
    },
    async 'code.submitted'(on) {
      const good = await codeOf(on);
      const wrong = good === '000000' ? '111111' : '000000';
      await new LoginScreen(on.page).code.fill(kindOf(on.ahead[0]) === 'invalid2fa' ? wrong : good);
    },
    async 'logout.requested'({ page }) {
      await new Shell(page).logOut();
    },
    /**
     * Simulates a device that slept: its clock jumps ahead, no timer fires, and the next call finds its token expired.
     */
    async 'token.expired'({ page, snapshot }) {
      const expiresIn = Math.max(0, snapshot.context.expiresIn);
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + expiresIn + 1_000);
      await new Shell(page).openInvoices();
    },
    async 'unauthorized.received'({ page, shop, problems }) {
      await meets(shop, problems, 'unauthorized', 'POST', 'graphql/Invoice');
      await new Shell(page).openInvoices();
    },
    async 'connection.restored'({ context }) {
      await context.setOffline(true);
      await context.setOffline(false);
    },
    async 'session.adopted'(on) {
      const renews = on.snapshot.matches('loggedIn');
      await inOtherTab(on, async (login) => {
        if (renews) return void (await login.page.goto('/'));
        await login.open();
        await login.logIn(personaOf(on.event?.customerUuid === 'anna' ? 'julia' : 'cleared'));
      });
    },
    async 'session.ended'(on) {
      await inOtherTab(on, async (login, shell) => {
        if (on.event?.reason === 'loggedOut') {
          await login.page.goto('/');
          await shell.logOut();
        } else {
          await meets(on.shop, on.problems, 'unauthorized', 'POST', 'graphql/Invoice');
          await login.page.goto('/invoices');
        }
      });
    },
    async 'tokenLifetime elapses'({ page, snapshot }) {
      await page.clock.fastForward(Math.min(snapshot.context.expiresIn, 2 ** 31 - 1));
    },
    async 'nextMinute elapses'({ page, snapshot }) {
      await page.clock.fastForward(untilNextMinute(waitAfter(snapshot.context.failure)) * 1_000);
    },
    async 'retryBackoff elapses'({ page, snapshot }) {
      await page.clock.fastForward(1_000 * 2 ** snapshot.context.attempts);
    },
  },

  // Tabs of the same browser share a session: another tab can announce a login only while this one is logged out, and a
  // new token only once the old one has expired.
  isReal: ({ start, steps }) =>
    steps.every(({ event }, i) => {
      const { snapshot } = steps[i - 1]?.position ?? start;
      if (event.type !== 'session.adopted' || !snapshot.matches('loggedIn')) return true;
      return event.customerUuid === 'anna' && snapshot.matches({ loggedIn: 'waiting' });
    }),

  outcomes: {
    async 'readSession succeeds'(on) {
      const { event, shop, context } = on;
      if (event?.output.kind === 'none') return;
      const seconds = event?.output.expiresIn / 1_000;
      // A token that lives one second has expired by the time the page reads it, because the margin for the skew is
      // deducted.
      await shop.configure({ tokenLifetime: seconds > 30 * DAY ? 60 * DAY : Math.max(seconds, 1) });
      await shop.loginAs(context, annaOn(on));
      await shop.configure({ tokenLifetime: HOUR });
    },
    'readSession fails': leftOut,
    async 'logIn fails'({ event, shop, problems }) {
      const kind = kindOf(event);
      if (kind === 'badCredentials') problems.expect(/^401 POST .*\/authentication-token$/);
      else await meets(shop, problems, kind, 'POST', 'authentication-token');
    },
    async 'verifyCode fails'({ event, shop, problems }) {
      const kind = kindOf(event);
      if (kind === 'invalid2fa') problems.expect(/^422 PUT .*\/2fa\/verify$/);
      else await meets(shop, problems, kind, 'PUT', 'customers/*/2fa/verify');
    },
    async 'refreshToken fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'POST', 'token/refresh');
    },
    'endSession fails': leftOut,
  },

  leftOut: [
    {
      event: succeeds('refreshToken', bernd),
      because: 'another tab would have to log in as somebody else between two calls of this one, and tells it besides',
    },
    {
      event: fails('readSession', storageIsForbidden),
      because: 'the vault takes a storage that cannot be read for an empty one, so that this is a defect only',
    },
    {
      event: fails('endSession', storageIsForbidden),
      because: 'the vault swallows what a storage that cannot be cleared throws, so that this is a defect only',
    },
  ],
});

async function leftOut(): Promise<void> {
  throw new Error('This outcome is left out.');
}
