import type { withdrawalMachine } from '#machines/flows/withdrawal/machine.ts';
import { selectFailure, type WithdrawalSnapshot } from '#machines/flows/withdrawal/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

export const name: Control = { role: 'field', name: { de: 'Ihr Name', en: 'Your name' } };
export const contract: Control = { role: 'field', name: { de: 'Vertrag', en: 'Contract' } };
export const email: Control = { role: 'field', name: { de: 'E-Mail-Adresse', en: 'Email address' } };
export const goOn: Control = {
  role: 'button',
  name: { de: 'Weiter zur Bestätigung', en: 'Continue to confirmation' },
  sends: 'declaration.entered',
};
export const confirm: Control = {
  role: 'button',
  name: { de: 'Widerruf bestätigen', en: 'Confirm withdrawal' },
  sends: 'withdrawal.confirmed',
};
const change: Control = { role: 'button', name: { de: 'Ändern', en: 'Change' }, sends: 'change.requested' };

/** Violations are shown at the email field, in the shop’s own words. */
function says(snapshot: WithdrawalSnapshot): readonly Sentence[] {
  const failure = selectFailure(snapshot);
  if (failure?.kind !== 'violations') return sentencesOf(failure);
  return failure.violations.map(({ message }) => ({ de: message, en: message, of: email }));
}

const withdrawal: Localized = { de: 'Vertrag widerrufen', en: 'Withdraw from contract' };
const received: Localized = { de: 'Ihr Widerruf ist eingegangen', en: 'We’ve received your notice of withdrawal' };
const page = { at: '/withdrawal', title: withdrawal, heading: withdrawal, says } satisfies Sight<WithdrawalSnapshot>;

export const seen: Seen<typeof withdrawalMachine> = {
  states: {
    declaring: { ...page, controls: [name, contract, email, goOn] },
    reviewing: { ...page, controls: [change, confirm] },
    sending: { ...page, busy: true },
    received: { at: '/withdrawal', title: received, heading: received },
  },
};
