import type { tokenTransferMachine } from '#machines/flows/tokenTransfer/machine.ts';
import type { TokenTransferSnapshot } from '#machines/flows/tokenTransfer/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

export const address: Control = {
  role: 'field',
  name: { de: 'Wallet der Empfängerin oder des Empfängers', en: 'Recipient’s wallet' },
};
export const quantity: Control = { role: 'field', name: { de: 'Stückzahl', en: 'Number of tokens' } };
export const toSummary: Control = {
  role: 'button',
  name: { de: 'Weiter zur Prüfung', en: 'Continue to review' },
  sends: 'details.submitted',
};
export const change: Control = {
  role: 'button',
  name: { de: 'Ändern', en: 'Change' },
  sends: 'details.reopened',
};
export const toCode: Control = {
  role: 'button',
  name: { de: 'Weiter zum Code', en: 'Continue to code' },
  sends: 'summary.confirmed',
};
export const code: Control = { role: 'field', name: { de: 'Code', en: 'Code' } };
export const send: Control = {
  role: 'button',
  name: { de: 'Jetzt übertragen', en: 'Transfer now' },
  sends: 'code.submitted',
};
const back: Control = { role: 'button', name: { de: 'Zurück', en: 'Back' }, sends: 'summary.reopened' };
export const ask: Control = {
  role: 'button',
  name: { de: 'Freigabe anfragen', en: 'Request approval' },
  sends: 'whitelisting.requested',
};
export const another: Control = {
  role: 'button',
  name: { de: 'Andere Wallet angeben', en: 'Use a different wallet' },
  sends: 'details.reopened',
};
export const review: Control = {
  role: 'button',
  name: { de: 'Angaben prüfen', en: 'Check details' },
  sends: 'details.reopened',
};
export const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};
export const lookAgain: Control = {
  role: 'button',
  name: { de: 'Noch einmal prüfen', en: 'Check again' },
  sends: 'retry.requested',
};

const unread: Sentence = { de: 'Ihr Bestand konnte nicht geladen werden.', en: 'We couldn’t load your holdings.' };
const title: Localized = { de: 'Token übertragen', en: 'Transfer tokens' };
const says = ({ context: { failure } }: TokenTransferSnapshot) =>
  sentencesOf(failure).map((sentence) => ({ ...sentence, ...(failure?.kind === 'invalid2fa' && { of: code }) }));
const page = {
  at: '/transfer/$tkn',
  values: () => ({ tkn }),
  title,
  heading: title,
} satisfies Sight<TokenTransferSnapshot>;
/** Token of the cases. */
export const tkn = 'WOHNBAU-LEIPZIG-2029-TOKEN';

export const seen: Seen<typeof tokenTransferMachine> = {
  states: {
    looking: { ...page, busy: true },
    unread: { ...page, says: () => [unread], controls: [retry] },
    twoFactorMissing: { at: '/account/two-factor', query: ['redirectPath'], title: null, heading: null },
    nothing: { ...page },
    owed: { ...page },
    entering: { ...page, says, controls: [address, quantity, toSummary] },
    checkingRecipient: { ...page, busy: true, controls: [address, quantity] },
    notWhitelisted: { ...page, says, controls: [ask, another] },
    askingWhitelisting: { ...page, busy: true },
    whitelistingAsked: { ...page, controls: [another] },
    summary: { ...page, controls: [change, toCode] },
    confirming: { ...page, says, controls: [code, send, back] },
    sending: { ...page, busy: true, controls: [code] },
    refused: { ...page, says, controls: [review] },
    checking: { ...page, busy: true },
    unknown: { ...page, controls: [lookAgain] },
    readingBalance: { ...page, busy: true, controls: [code] },
    sent: { ...page },
  },
};
