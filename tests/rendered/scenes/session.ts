import type { SessionSnapshot } from '#machines/app/session/selectors.ts';
import { subject } from '#machines/app/session/testing/cases.ts';
import type { SessionEvent } from '#machines/app/session/types.ts';
import { confirm, logIn, logOut, seen } from '../../support/seen/session.ts';
import { reconnect } from '../reconnect.ts';
import { elsewhere, type Scene, type Trigger } from '../scene.ts';

const triggers: Partial<Record<SessionEvent['type'], Trigger>> = {
  'credentials.submitted': {
    async happen(page, { email, password }) {
      page.type('input[name=email]', email);
      page.type('input[name=password]', password);
      await page.settle();
      page.press(page.find(logIn));
    },
  },
  'code.submitted': {
    async happen(page, event) {
      const field = page.one('input[name=code]');
      // The last digit submits the code; a refused code is still in the field.
      if (field instanceof HTMLInputElement && field.value === event.code) page.press(page.find(confirm));
      else page.type('input[name=code]', event.code);
    },
  },
  'logout.requested': {
    async happen(page) {
      // The menu loads its entries when a user is about to open it.
      page.press(page.one('[popovertarget]'));
      page.press(await page.late(() => page.find(logOut)));
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
  seen,
  hrefOf: () => '/login',
  // Outside of these states the app first goes on by itself: it logs out, or makes a request and so renews the token.
  opensIn: (snapshot: SessionSnapshot) =>
    snapshot.matches('loggedOut') || snapshot.matches('codeRequired') || snapshot.matches({ loggedIn: 'fresh' }),
  // Each read asks for a token, and so for a renewal.
  goesOn: (snapshot: SessionSnapshot) => snapshot.matches({ loggedIn: 'waiting' }),
  triggers,
};
