import type { verificationMachine } from '#machines/verification/machine.ts';
import type { VerificationSnapshot } from '#machines/verification/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sight } from '../sight.ts';

export const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};
export const askForNew: Control = {
  role: 'link',
  name: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },
};

/** The page's title says what its heading says, since that is what became of the link. */
const told = (heading: Localized): Sight<VerificationSnapshot> => ({ at: null, title: heading, heading });

/** The page of a link, whatever became of it. */
export const seen: Seen<typeof verificationMachine> = {
  places: ['/verify-email/$token'],
  states: {
    verifying: {
      ...told({ de: 'Wir bestätigen Ihre E-Mail-Adresse', en: 'We are confirming your email address' }),
      busy: true,
    },
    verified: {
      ...told({ de: 'Ihre E-Mail-Adresse ist bestätigt', en: 'Your email address is confirmed' }),
    },
    alreadyVerified: {
      ...told({ de: 'Schon bestätigt, oder der Link ist ungültig', en: 'Already confirmed, or the link isn’t valid' }),
      controls: [askForNew],
    },
    expired: {
      ...told({ de: 'Dieser Link ist abgelaufen', en: 'This link has expired' }),
      controls: [askForNew],
    },
    invalid: {
      ...told({
        de: 'Dieser Link ist ungültig oder schon benutzt',
        en: 'This link is invalid or has been used already',
      }),
      controls: [askForNew],
    },
    failed: {
      ...told({ de: 'Das hat nicht geklappt', en: 'That did not work' }),
      says: ({ context: { failure } }) => sentencesOf(failure),
      controls: [retry],
    },
  },
};
