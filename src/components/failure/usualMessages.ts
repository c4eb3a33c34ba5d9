import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, select } from '@lingui/core/macro';
import type { Failure } from '#domain/shop/failure.ts';

/** Failures that any call or a login can have: the login page contains only these texts. */
type UsualKind =
  | 'badCredentials'
  | 'invalid2fa'
  | 'unauthorized'
  | 'notFound'
  | 'violations'
  | 'conflict'
  | 'rateLimited'
  | 'unavailable'
  | 'offline'
  | 'timeout'
  | 'contract'
  | 'general';

const HOUR = 3600;
const DAY = 86_400;

/**
 * Returns the sentence for a temporary refusal: in minutes up to an hour, in hours up to two days, then in days. Only
 * minutes can be one.
 */
function refusedFor({ kind, retryAfter }: Extract<Failure, { retryAfter: number }>): MessageDescriptor {
  const [unit, seconds]: [string, number] =
    retryAfter <= HOUR ? ['minutes', 60] : retryAfter < 2 * DAY ? ['hours', HOUR] : ['days', DAY];
  const count = Math.ceil(retryAfter / seconds) || 1;
  return msg`${select(kind, {
    rateLimited: 'Zu viele Versuche.',
    other: 'Das ist gerade nicht möglich.',
  })} Bitte versuchen Sie es in ${select(unit, {
    minutes: plural(count, { 1: 'weniger als einer Minute', other: '# Minuten' }),
    hours: `${count} Stunden`,
    other: `${count} Tagen`,
  })} noch einmal.`;
}

/** User-facing sentence for each usual kind of failure (requirements section 8). */
export const usualMessages: { [K in UsualKind]: (failure: Extract<Failure, { kind: K }>) => MessageDescriptor } = {
  badCredentials: () =>
    msg`E-Mail-Adresse oder Passwort stimmt nicht, oder Ihr Konto ist noch nicht aktiv. Eine Anleitung zur Aktivierung finden Sie in Ihrem E-Mail-Postfach.`,
  invalid2fa: ({ used }) =>
    used
      ? msg`Dieser Code wurde schon benutzt. Bitte warten Sie auf den nächsten.`
      : msg`Der Zwei-Faktor-Code ist nicht richtig.`,
  unauthorized: () => msg`Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.`,
  notFound: () => msg`Das haben wir nicht gefunden.`,
  // Used without a field: violations of fields are shown at their fields.
  violations: () => msg`Diese Angaben wurden nicht angenommen. Bitte prüfen Sie sie.`,
  conflict: () => msg`Hier hat sich gerade etwas geändert. Bitte versuchen Sie es noch einmal.`,
  rateLimited: refusedFor,
  unavailable: refusedFor,
  offline: () => msg`Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.`,
  timeout: () => msg`Das dauert ungewöhnlich lange. Bitte versuchen Sie es noch einmal.`,
  contract: () => msg`Beim Laden der Daten ist ein Fehler aufgetreten.`,
  general: () => msg`Es ist ein unerwarteter Fehler aufgetreten.`,
};

/** Returns the sentence for a failure of the login; kinds that a login cannot have count as unexpected errors. */
export function usualText(failure: Failure): MessageDescriptor {
  const kind = failure.kind in usualMessages ? failure.kind : 'general';
  // The key equals the failure's kind, which TypeScript cannot follow through a union.
  const text = usualMessages[kind as UsualKind] as (failure: Failure) => MessageDescriptor;
  return text(failure);
}

/**
 * Returns the tone of a failure. Red is for errors only: an expired login, a lost connection or a change elsewhere is a
 * notice.
 */
export const toneOf = ({ kind }: Failure): 'error' | 'notice' =>
  ['offline', 'unauthorized', 'conflict', 'wrongState', 'notOffered'].includes(kind) ? 'notice' : 'error';
