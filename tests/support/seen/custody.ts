import type { custodyMachine } from '#machines/flows/custody/machine.ts';
import { type CustodySnapshot, selectFailure } from '#machines/flows/custody/selectors.ts';
import { terms } from '#machines/flows/custody/testing/cases.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

export const setUp: Control = {
  role: 'button',
  name: { de: 'Verwahrung einrichten', en: 'Set up custody' },
  sends: 'terms.submitted',
};
const makeWallet: Control = {
  role: 'button',
  name: { de: 'Wallet einrichten', en: 'Set up wallet' },
  sends: 'wallet.requested',
};
const goOn: Control = { role: 'button', name: { de: 'Weiter', en: 'Continue' }, sends: 'result.accepted' };
const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};

const custody: Localized = { de: 'Verwahrung', en: 'Custody' };
const unread: Sentence = {
  de: 'Die Bedingungen konnten nicht geladen werden.',
  en: 'We couldn’t load the terms.',
};

type Page = Sight<CustodySnapshot>;
const says = (snapshot: CustodySnapshot): readonly Sentence[] => {
  const failure = selectFailure(snapshot);
  if (failure?.kind !== 'violations') return sentencesOf(failure);
  return failure.violations.map(({ message }) => ({ de: message, en: message }));
};

const here = { at: '/self-disclosure/custody', title: custody, says } as const;
/** The title comes from the shop, so the cases have it in one language. */
const who: Localized = { de: terms.title, en: terms.title };
const agreement = { ...here, heading: who } satisfies Page;
const unfinished = {
  ...here,
  heading: { de: 'Ihre Wallet fehlt noch', en: 'Your wallet isn’t set up yet' },
} satisfies Page;

/** After an agreement on this page its heading remains; after a reload only the wallet is missing. */
const settingUp: Page[] = [
  { ...unfinished, busy: true, when: ({ context }) => context.custody?.agreed === true },
  { ...agreement, busy: true },
];

export const seen: Seen<typeof custodyMachine> = {
  states: {
    reading: { ...here, heading: custody, busy: true },
    unread: { ...here, heading: custody, says: () => [unread], controls: [retry] },
    agreeing: { ...agreement, controls: [setUp] },
    accepting: { ...agreement, busy: true },
    notAgreed: { ...agreement, controls: [setUp] },
    looking: { ...agreement, busy: true },
    creating: settingUp,
    confirming: settingUp,
    unfinished: { ...unfinished, controls: [makeWallet] },
    resuming: { ...unfinished, busy: true },
    settled: {
      ...here,
      heading: { de: 'Ihre Wertpapiere werden verwahrt', en: 'Your securities are held in custody' },
      controls: [goOn],
    },
    finished: { ...here, heading: custody, busy: true },
  },
};
