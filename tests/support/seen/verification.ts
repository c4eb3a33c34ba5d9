import * as z from 'zod/mini';
import type { verificationMachine } from '#machines/flows/verification/machine.ts';
import type { VerificationSnapshot } from '#machines/flows/verification/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sight } from '../sight.ts';

/** Returns the query of a link’s page for an input of the machine. */
export const queryFor = (input: unknown): string =>
  z.object({ asksFirst: z.boolean() }).parse(input).asksFirst ? '?for=takeBack' : '';

export const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};
export const takeBack: Control = {
  role: 'button',
  name: { de: 'Änderung zurücknehmen', en: 'Undo the change' },
  sends: 'verification.confirmed',
};
export const askForNew: Control = {
  role: 'link',
  name: { de: 'Neuen Link anfordern', en: 'Request a new link' },
};

const setPassword: Control = { role: 'link', name: { de: 'Neues Passwort setzen', en: 'Set a new password' } };

/** The title repeats the heading, which states the result of the link. */
const told = (heading: Localized): Sight<VerificationSnapshot> => ({ at: null, title: heading, heading });

const undoes = ({ context }: VerificationSnapshot) => context.asksFirst;
/** Sights of a link that verifies, and of a link that undoes a change. */
const either = (verifies: Sight<VerificationSnapshot>, undoing: Sight<VerificationSnapshot>) => [
  { ...undoing, when: undoes },
  verifies,
];

/** Sights of a link that changed nothing. */
const judged = (heading: Localized, undoing = heading) =>
  either({ ...told(heading), controls: [askForNew] }, { ...told(undoing), controls: [setPassword] });

const invalid: Localized = {
  de: 'Dieser Link ist ungültig oder schon benutzt',
  en: 'This link isn’t valid or has already been used',
};

export const seen: Seen<typeof verificationMachine> = {
  places: ['/verify-email/$token'],
  states: {
    asking: {
      ...told({ de: 'Änderung der E-Mail-Adresse zurücknehmen?', en: 'Undo your change of email address?' }),
      controls: [takeBack],
    },
    verifying: either(
      {
        ...told({ de: 'Wir bestätigen Ihre E-Mail-Adresse', en: 'We’re confirming your email address' }),
        busy: true,
      },
      { ...told({ de: 'Wir nehmen die Änderung zurück', en: 'We’re undoing the change' }), busy: true },
    ),
    verified: either(told({ de: 'Ihre E-Mail-Adresse ist bestätigt', en: 'Your email address is confirmed' }), {
      ...told({
        de: 'Die Änderung Ihrer E-Mail-Adresse ist zurückgenommen',
        en: 'Your email address has been changed back',
      }),
      controls: [setPassword],
    }),
    alreadyVerified: judged(
      { de: 'Schon bestätigt, oder der Link ist ungültig', en: 'Already confirmed, or the link isn’t valid' },
      invalid,
    ),
    expired: judged({ de: 'Dieser Link ist abgelaufen', en: 'This link has expired' }),
    invalid: judged(invalid),
    failed: {
      ...told({ de: 'Das hat nicht geklappt', en: 'That didn’t work' }),
      says: ({ context: { failure } }) => sentencesOf(failure),
      controls: [retry],
    },
  },
};
