import type { Failure, FailureKind } from '#domain/shop/failure.ts';
import { filled, type Localized } from './sight.ts';

/** The app’s sentence for each kind of failure that cases and faults cause. */
const SENTENCES: Partial<Record<FailureKind, Localized>> = {
  badCredentials: {
    de: 'E-Mail-Adresse oder Passwort stimmt nicht, oder Ihr Konto ist noch nicht aktiv.',
    en: 'Either your credentials are wrong, or your account needs to be activated',
  },
  conflict: {
    de: 'Hier hat sich gerade etwas geändert. Bitte versuchen Sie es noch einmal.',
    en: 'Something here has just changed. Please try again.',
  },
  contract: {
    de: 'Beim Laden der Daten ist ein Fehler aufgetreten.',
    en: 'There was an error while fetching the data.',
  },
  general: { de: 'Es ist ein unerwarteter Fehler aufgetreten.', en: 'There was an unexpected error.' },
  invalid2fa: { de: 'Der Zwei-Faktor-Code ist nicht richtig.', en: 'Incorrect Two-Factor Authentication code.' },
  lastTokens: {
    de: 'Es sind nur noch {available} Stück verfügbar. Mehr können Sie nicht zeichnen.',
    en: 'Only {available} tokens are left. You can’t order more than that.',
  },
  notWhitelisted: {
    de: 'Diese Wallet ist nicht zum Empfang freigegeben.',
    en: 'This wallet isn’t approved to receive tokens.',
  },
  balanceTooLow: {
    de: 'Sie haben von diesem Wertpapier nur noch {available} Stück.',
    en: 'You only have {available} tokens of this bond left.',
  },
  nothingHeld: {
    de: 'In Ihrer Wallet liegt kein Wertpapier, zu dem es einen Auszug gibt.',
    en: 'Your wallet doesn’t hold any securities with a register statement.',
  },
  identityRequired: {
    de: 'Zum Verkaufen muss Ihre Identität bestätigt sein.',
    en: 'You need to verify your identity before you can sell.',
  },
  violations: {
    de: 'Diese Angaben wurden nicht angenommen. Bitte prüfen Sie sie.',
    en: 'We couldn’t accept these details. Please check them.',
  },
  notFound: { de: 'Das haben wir nicht gefunden.', en: 'We couldn’t find that.' },
  offline: {
    de: 'Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
    en: 'No connection. Please try again in a moment.',
  },
  paymentRefused: {
    de: 'Diese Zahlung wurde abgelehnt. Bitte wählen Sie eine andere Zahlungsart.',
    en: 'This payment was declined. Please choose a different payment method.',
  },
  rateLimited: {
    de: 'Zu viele Versuche. Bitte versuchen Sie es in {wait} noch einmal.',
    en: 'Too many attempts. You can try again in {wait}.',
  },
  unavailable: {
    de: 'Das ist gerade nicht möglich. Bitte versuchen Sie es in {wait} noch einmal.',
    en: 'That isn’t possible right now. You can try again in {wait}.',
  },
  unauthorized: {
    de: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.',
    en: 'Your session has expired. Please log in again.',
  },
  wrongState: {
    de: 'Der Status Ihrer Zeichnung hat sich inzwischen geändert. Bitte prüfen Sie ihn.',
    en: 'The status of your order has since changed. Please check it.',
  },
};

function waiting({ de, en }: Localized, seconds: number): Localized {
  const minutes = Math.ceil(seconds / 60);
  return seconds <= 60
    ? { de: filled(de, { wait: 'weniger als einer Minute' }), en: filled(en, { wait: 'less than a minute' }) }
    : { de: filled(de, { wait: `${minutes} Minuten` }), en: filled(en, { wait: `${minutes} minutes` }) };
}

/** Returns the page’s sentence for a failure. @throws Error for a kind without an entry. */
export function sentenceOf(failure: Failure): Localized {
  const sentence = SENTENCES[failure.kind];
  if (!sentence)
    throw new Error(`tests/support/sentences.ts: no sentence for the failure ${failure.kind}; add it to SENTENCES.`);
  if ('retryAfter' in failure) return waiting(sentence, failure.retryAfter);
  if (failure.kind !== 'lastTokens' && failure.kind !== 'balanceTooLow') return sentence;
  const values = { available: String(failure.available) };
  return { de: filled(sentence.de, values), en: filled(sentence.en, values) };
}

/** Returns the sentence beside content that failed to load: the time to retry, if the shop names it. */
export const timeOf = (failure: Failure | null): readonly Localized[] =>
  failure?.kind === 'rateLimited' || failure?.kind === 'unavailable' ? [sentenceOf(failure)] : [];

export const sentencesOf = (failure: Failure | null): readonly Localized[] =>
  failure === null ? [] : [sentenceOf(failure)];
