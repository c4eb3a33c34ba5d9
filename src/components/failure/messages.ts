import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Failure, FailureKind } from '#domain/shop/failure.ts';
import type { Amounts } from '#i18n/amounts.ts';

type Texts = { [K in FailureKind]: (failure: Extract<Failure, { kind: K }>, amounts: Amounts) => MessageDescriptor };

/** One sentence for the person, per kind of failure (spec section 8). A kind without a text does not compile. */
const texts: Texts = {
  badCredentials: () =>
    msg`E-Mail-Adresse oder Passwort stimmen nicht, oder Ihr Konto ist noch nicht freigeschaltet. Eine Anleitung dazu finden Sie in Ihrem E-Mail-Postfach.`,
  invalid2fa: () => msg`Der Zwei-Faktor-Code ist nicht richtig.`,
  professionalOnly: () => msg`Diese Anleihe können nur professionelle Anleger zeichnen.`,
  lastTokens: ({ available }) =>
    msg`${plural(available, { one: 'Es ist nur noch # Token verfügbar.', other: 'Es sind nur noch # Token verfügbar.' })} Mehr können Sie nicht zeichnen.`,
  orderTooHigh: ({ limit, subscribed }, { money }) => {
    if (subscribed === undefined) return msg`Sie können höchstens ${money(limit)} zeichnen.`;
    return limit > 0
      ? msg`Sie haben von dieser Anleihe schon ${money(subscribed)} gezeichnet; noch ${money(limit)} sind möglich.`
      : msg`Sie haben von dieser Anleihe schon ${money(subscribed)} gezeichnet; mehr ist nicht möglich.`;
  },
  orderTooLow: ({ limit }, { money }) => msg`Sie können ab ${money(limit)} zeichnen.`,
  investorLimit: () => msg`Diese Anleihe ist auf 149 Anlegerinnen und Anleger begrenzt; alle Plätze sind vergeben.`,
  notAllowedToBuy: () => msg`Diese Anleihe können Sie zurzeit nicht zeichnen.`,
  wrongState: () => msg`Der Status Ihrer Zeichnung hat sich inzwischen geändert. Bitte prüfen Sie ihn.`,
  paymentRefused: () => msg`Diese Zahlung wurde abgelehnt. Bitte wählen Sie eine andere Zahlungsart.`,
  unauthorized: () => msg`Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.`,
  notFound: () => msg`Das haben wir nicht gefunden.`,
  // What is about a field stands there; this is said where there is none.
  violations: () => msg`Diese Angaben wurden nicht angenommen. Bitte prüfen Sie sie.`,
  conflict: () => msg`Hier hat sich gerade etwas geändert. Bitte versuchen Sie es noch einmal.`,
  rateLimited: ({ retryAfter }) =>
    retryAfter <= 60
      ? msg`Das waren zu viele Versuche. In weniger als einer Minute können Sie es wieder versuchen.`
      : msg`Das waren zu viele Versuche. In ${plural(Math.ceil(retryAfter / 60), { one: '# Minute', other: '# Minuten' })} können Sie es wieder versuchen.`,
  unavailable: ({ retryAfter }) =>
    retryAfter <= 60
      ? msg`Das ist gerade nicht möglich. In weniger als einer Minute können Sie es wieder versuchen.`
      : msg`Das ist gerade nicht möglich. In ${plural(Math.ceil(retryAfter / 60), { one: '# Minute', other: '# Minuten' })} können Sie es wieder versuchen.`,
  offline: () => msg`Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.`,
  timeout: () => msg`Die Antwort lässt auf sich warten. Bitte versuchen Sie es noch einmal.`,
  contract: () => msg`Beim Laden der Daten ist ein Fehler aufgetreten.`,
  general: () => msg`Es ist ein unerwarteter Fehler aufgetreten.`,
};

/** The sentence for a failure. Amounts and numbers have the format of the reader's language. */
export function failureText(failure: Failure, amounts: Amounts): MessageDescriptor {
  // The key equals the failure's kind, which TypeScript cannot follow through a union.
  const text = texts[failure.kind] as (failure: Failure, amounts: Amounts) => MessageDescriptor;
  return text(failure, amounts);
}

/** Red is for what went wrong: that a login ran out, a line is cut or something changed elsewhere is told, no error. */
export const toneOf = ({ kind }: Failure): 'error' | 'notice' =>
  ['offline', 'unauthorized', 'conflict', 'wrongState'].includes(kind) ? 'notice' : 'error';

/** The shop's own words, for the expandable detail of a notification; null when there are none. */
export function failureDetail(failure: Failure): string | null {
  if (failure.kind === 'general') return [failure.status, failure.detail].filter(Boolean).join(': ') || null;
  if (failure.kind === 'contract') return failure.path;
  if (failure.kind === 'violations') return failure.violations.map(({ message }) => message).join(' ') || null;
  return null;
}
