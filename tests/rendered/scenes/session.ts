import type { SessionSnapshot } from '#machines/session/selectors.ts';
import { selectLoginScreen } from '#machines/session/selectors.ts';
import { subject } from '#machines/session/testing/cases.ts';
import type { SessionEvent } from '#machines/session/types.ts';
import type { Localized } from '../localized.ts';
import { reconnect } from '../reconnect.ts';
import { type Expectation, elsewhere, type Scene, type Trigger } from '../scene.ts';

const logIn: Localized = { de: 'Anmelden', en: 'Log in' };
const code: Localized = { de: 'Zwei-Faktor-Code', en: 'Two-factor code' };
const confirm: Localized = { de: 'Bestätigen', en: 'Confirm' };

const triggers: Record<SessionEvent['type'], Trigger> = {
  'credentials.submitted': {
    control: (page) =>
      page.one(
        'main form:has(input[name=password]) button[type=submit], main form:has(input[name=password]) .button[aria-disabled=true]',
      ),
    async happen(page, { email, password }) {
      page.type('input[name=email]', email);
      page.type('input[name=password]', password);
      await page.settle();
      page.press(page.one('main form button[type=submit]'));
    },
  },
  'code.submitted': {
    control: (page) => page.button(confirm),
    async happen(page, event) {
      const field = page.one('input[name=code]');
      // The last digit sends it; a code that was refused is still there.
      if (field instanceof HTMLInputElement && field.value === event.code) page.press(page.button(confirm));
      else page.type('input[name=code]', event.code);
    },
  },
  'login.restarted': { control: (page) => page.button({ de: 'Zurück zur Anmeldung', en: 'Back to login' }) },
  'logout.requested': {
    async happen(page) {
      // What stands in the menu comes with the wish to open it.
      page.press(page.one('[popovertarget]'));
      page.press(await page.late(() => page.button({ de: 'Abmelden', en: 'Log out' })));
    },
  },
  'connection.restored': { happen: reconnect },
  'token.expired': elsewhere,
  'unauthorized.received': elsewhere,
  'session.adopted': elsewhere,
  'session.ended': elsewhere,
};

export const scene: Scene = {
  subject,
  hrefOf: () => '/login',
  // Elsewhere the first thing that the app does is to go on: it logs out, or asks for something and so renews the token.
  opensIn: (snapshot: SessionSnapshot) =>
    snapshot.matches('loggedOut') || snapshot.matches('codeRequired') || snapshot.matches({ loggedIn: 'fresh' }),
  // Whatever is to be read asks for a token, and so for a renewal.
  goesOn: (snapshot: SessionSnapshot) => snapshot.matches({ loggedIn: 'waiting' }),
  triggers,
  expectationsOf(snapshot: SessionSnapshot): Expectation | null {
    if (snapshot.matches('starting')) return null;
    const { failure, notice } = snapshot.context;
    const screen = selectLoginScreen(snapshot);
    if (screen) {
      const failed = failure !== null || (screen === 'login' && notice === 'sessionEnded');
      const title = screen === 'login' ? logIn : code;
      return { path: `/${screen}`, title, heading: title, busy: snapshot.hasTag('busy'), failed };
    }
    return { path: '/', title: null, heading: null, busy: null, failed: false };
  },
};
