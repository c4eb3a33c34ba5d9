import type { twoFactorMachine } from '#machines/flows/twoFactor/machine.ts';
import { selectFailure, type TwoFactorSnapshot } from '#machines/flows/twoFactor/selectors.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

export const setUp: Control = {
  role: 'button',
  name: { de: 'Zwei-Faktor-Anmeldung einrichten', en: 'Set up 2-step verification' },
  sends: 'setup.started',
};
export const code: Control = { role: 'field', name: { de: 'Code', en: 'Code' } };
export const password: Control = { role: 'field', name: { de: 'Ihr Passwort', en: 'Your password' } };
export const switchOn: Control = {
  role: 'button',
  name: { de: 'Zwei-Faktor-Anmeldung einschalten', en: 'Switch on 2-step verification' },
  sends: 'setup.confirmed',
};
const cancelSetUp: Control = { role: 'button', name: { de: 'Abbrechen', en: 'Cancel' }, sends: 'setup.cancelled' };
export const beginSwitchOff: Control = {
  role: 'button',
  name: { de: 'Zwei-Faktor-Anmeldung ausschalten', en: 'Switch off 2-step verification' },
  sends: 'switchOff.started',
};
export const switchOff: Control = {
  role: 'button',
  name: { de: 'Ausschalten', en: 'Switch off' },
  sends: 'switchOff.confirmed',
};
const cancelSwitchOff: Control = { ...cancelSetUp, sends: 'switchOff.cancelled' };
const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};

const unread: Sentence = {
  de: 'Wir konnten nicht prüfen, ob die Zwei-Faktor-Anmeldung eingeschaltet ist.',
  en: 'We couldn’t check whether 2-step verification is on.',
};

const twoFactor: Localized = { de: 'Zwei-Faktor-Anmeldung', en: '2-step verification' };
const page = { at: '/account/two-factor', title: twoFactor, heading: twoFactor } satisfies Sight<TwoFactorSnapshot>;

/** Sentences about code and password are shown at their fields, all others above the buttons. */
const says = (snapshot: TwoFactorSnapshot) => {
  const failure = selectFailure(snapshot);
  if (failure?.kind === 'violations')
    return failure.violations.map(({ message }) => ({ de: message, en: message, of: password }));
  const ofCode = failure?.kind === 'invalid2fa' && { of: code };
  return sentencesOf(failure).map((sentence) => ({ ...sentence, ...ofCode }));
};

const settingUp = { ...page, title: setUp.name, heading: setUp.name, says } satisfies Sight<TwoFactorSnapshot>;
const switchingOff = {
  ...page,
  title: beginSwitchOff.name,
  heading: beginSwitchOff.name,
  says,
} satisfies Sight<TwoFactorSnapshot>;
/** While the shop is asked for the result of a lost answer, the page shows no sentence about it. */
const waiting = { busy: true };

export const seen: Seen<typeof twoFactorMachine> = {
  states: {
    looking: { ...page, busy: true },
    unread: { ...page, says: () => [unread], controls: [retry] },
    disabled: { ...page, says, controls: [setUp] },
    requestingKey: { ...page, busy: true },
    confirming: { ...settingUp, controls: [code, password, switchOn, cancelSetUp] },
    enabling: { ...settingUp, ...waiting, controls: [code, password] },
    checkingOn: { ...settingUp, ...waiting, controls: [code, password] },
    enabled: { ...page, controls: [beginSwitchOff] },
    confirmingDisable: { ...switchingOff, controls: [code, switchOff, cancelSwitchOff] },
    disabling: { ...switchingOff, ...waiting, controls: [code] },
    checkingOff: { ...switchingOff, ...waiting, controls: [code] },
  },
};
