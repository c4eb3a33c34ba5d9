import type { sessionMachine } from '#machines/app/session/machine.ts';
import type { SessionSnapshot } from '#machines/app/session/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

export const email: Control = { role: 'field', name: { de: 'E-Mail-Adresse', en: 'Email address' } };
export const password: Control = { role: 'field', name: { de: 'Passwort', en: 'Password' } };
export const logIn: Control = {
  role: 'button',
  name: { de: 'Anmelden', en: 'Log in' },
  sends: 'credentials.submitted',
};
export const code: Control = { role: 'field', name: { de: 'Code', en: 'Code' } };
export const confirm: Control = { role: 'button', name: { de: 'Bestätigen', en: 'Confirm' }, sends: 'code.submitted' };
export const restart: Control = {
  role: 'button',
  name: { de: 'Zurück zur Anmeldung', en: 'Back to login' },
  sends: 'login.restarted',
};
/** In the menu, which must be opened first. */
export const logOut: Control = { role: 'button', name: { de: 'Abmelden', en: 'Log out' } };

const loggedOut: Localized = { de: 'Sie sind abgemeldet.', en: 'You’re logged out.' };
const sessionEnded: Sentence = {
  de: 'Ihre Sitzung ist abgelaufen. Nach der Anmeldung geht es dort weiter, wo Sie waren.',
  en: 'Your session has expired. Log in to continue where you left off.',
};

export const login = {
  at: '/login',
  title: { de: 'Anmelden', en: 'Log in' },
  heading: { de: 'Anmelden', en: 'Log in' },
  says({ context: { failure, notice } }) {
    return failure === null && notice === 'sessionEnded' ? [sessionEnded] : sentencesOf(failure);
  },
  controls: [email, password, logIn],
} satisfies Sight<SessionSnapshot>;

export const secondFactor = {
  at: '/login/2fa',
  title: { de: 'Zwei-Faktor-Code', en: '2-step verification code' },
  heading: { de: 'Zwei-Faktor-Code', en: '2-step verification code' },
  says({ context: { failure } }) {
    const ofCode = failure?.kind === 'invalid2fa' && { of: code };
    return sentencesOf(failure).map((sentence) => ({ ...sentence, ...ofCode }));
  },
  controls: [code, confirm, restart],
} satisfies Sight<SessionSnapshot>;

/** Any page of a signed-in customer. */
const inside: Sight = { at: '/', title: null, heading: null };

export const seen: Seen<typeof sessionMachine> = {
  states: {
    starting: null,
    loggedOut: { ...login, notice: ({ context }) => (context.notice === 'loggedOut' ? loggedOut : null) },
    authenticating: { ...login, busy: true, controls: [email, password] },
    loginBarred: { ...login, controls: [email, password] },
    codeRequired: secondFactor,
    codeBarred: { ...secondFactor, controls: [code, restart] },
    verifyingCode: { ...secondFactor, busy: true, controls: [code, restart] },
    'loggedIn.fresh': inside,
    'loggedIn.refreshing': inside,
    'loggedIn.waiting': inside,
    loggingOut: inside,
  },
};
