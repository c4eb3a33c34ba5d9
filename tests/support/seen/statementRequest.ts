import type { statementRequestMachine } from '#machines/flows/statementRequest/machine.ts';
import { isUnsure, type StatementRequestSnapshot, selectFailure } from '#machines/flows/statementRequest/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

export const request: Control = {
  role: 'button',
  name: { de: 'Auszüge anfordern', en: 'Request statements' },
  sends: 'statements.requested',
};

const first: Sentence = {
  de: 'Wir prüfen zuerst, ob Ihre Registerauszüge schon vorliegen. Es werden keine doppelt ausgestellt.',
  en: 'We’ll check first whether your statements are already here, so none are issued twice.',
};
const custody: Localized = { de: 'Verwahrung', en: 'Custody' };
// Other machines read the rest of the page, which is busy here.
const page = { at: '/account/custody', title: custody, heading: custody, busy: true } as const;
const failed: Sight<StatementRequestSnapshot> = {
  ...page,
  says: (snapshot) => [...sentencesOf(selectFailure(snapshot)), ...(isUnsure(snapshot) ? [first] : [])],
  controls: [request],
};

export const seen: Seen<typeof statementRequestMachine> = {
  states: {
    idle: { ...page, controls: [request] },
    requesting: page,
    looking: page,
    failed,
    unsure: failed,
    checking: page,
    there: page,
    requested: page,
  },
};
