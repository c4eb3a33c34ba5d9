import type { identityMachine } from '#machines/flows/identity/machine.ts';
import type { IdentitySnapshot } from '#machines/flows/identity/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sight } from '../sight.ts';

const begins = (de: string, en: string): Control => ({
  role: 'button',
  name: { de, en },
  sends: 'check.requested',
});
export const start = begins('Identitätsprüfung starten', 'Start identity check');
export const goOn = begins('Identitätsprüfung fortsetzen', 'Continue identity check');
export const repeat = begins('Prüfung wiederholen', 'Repeat the check');

export const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};

export const goesOn: Control = {
  role: 'button',
  name: { de: 'Weiter', en: 'Continue' },
  sends: 'result.accepted',
};

const title: Localized = { de: 'Identitätsprüfung', en: 'Identity check' };
const page = { at: '/self-disclosure/kyc', title } as const;
/** Sight of states in which a check can start, with the reason why the last attempt failed. */
const open = {
  ...page,
  says: ({ context: { failure } }: IdentitySnapshot) => sentencesOf(failure),
} as const;

const loading = { at: page.at, title, heading: title, busy: true };
const notBegun = { ...open, heading: { de: 'Bestätigen Sie jetzt Ihre Identität', en: 'Now verify your identity' } };
const begun = {
  ...open,
  heading: {
    de: 'Ihre Identitätsprüfung ist noch nicht abgeschlossen',
    en: 'Your identity check isn’t finished yet',
  },
};
const rejected = {
  ...open,
  heading: { de: 'Ihre Identität ist nicht bestätigt', en: 'Your identity isn’t verified' },
};
const confirmed = { ...page, heading: { de: 'Ihre Identität ist bestätigt', en: 'Your identity is verified' } };
const passed = { ...confirmed, controls: [goesOn] };
const submitted = { ...page, heading: { de: 'Wir prüfen Ihre Angaben', en: 'We’re checking your details' } };
const pending = { ...page, heading: { de: 'Ihr Gespräch wird ausgewertet', en: 'Your call is being reviewed' } };
const rejectedInReview = {
  ...page,
  heading: { de: 'Ihre Identität wird noch einmal geprüft', en: 'Your identity is being checked again' },
};

/**
 * While the partner’s page is requested, opened or read again, the page shows the record’s state. The page is not busy
 * for a customer who only waits.
 */
const when =
  (...states: readonly string[]) =>
  ({ context: { record } }: IdentitySnapshot) =>
    record !== null && states.includes(record.state);
const leaving: readonly Sight<IdentitySnapshot>[] = [
  { ...begun, when: when('init'), busy: true },
  { ...rejected, when: when('rejected'), busy: true },
  {
    ...confirmed,
    when: when('approved', 'approved_in_review', 'approved_data_changed', 'approved_data'),
    busy: true,
  },
  { ...submitted, when: when('new') },
  { ...pending, when: when('pending') },
  { ...rejectedInReview, when: when('rejected_in_review') },
  { ...notBegun, busy: true },
];

export const seen: Seen<typeof identityMachine> = {
  places: ['/self-disclosure/kyc'],
  states: {
    'loading.asking': loading,
    'loading.pausing': loading,
    failed: {
      at: page.at,
      title,
      heading: title,
      says: () => [
        {
          de: 'Der Status Ihrer Identitätsprüfung konnte nicht geladen werden.',
          en: 'We couldn’t load the status of your identity check.',
        },
      ],
      controls: [retry],
    },
    'known.sorting': null,
    'known.notBegun': { ...notBegun, controls: [start] },
    'known.begun': { ...begun, controls: [goOn] },
    'known.submitted': submitted,
    'known.pending': pending,
    'known.rejectedInReview': rejectedInReview,
    'known.rejected': { ...rejected, controls: [repeat] },
    'known.approved': passed,
    'known.approvedInReview': passed,
    'known.approvedDataChanged': passed,
    'checking.asking': leaving,
    'checking.pausing': leaving,
    starting: leaving,
    leaving,
    'rereading.asking': leaving,
    'rereading.pausing': leaving,
  },
};
