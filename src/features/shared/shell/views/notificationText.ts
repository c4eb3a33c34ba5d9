import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationMessage } from '#machines/app/notifications/machine.ts';

/** Messages of the notification bar, by key (spec section 8, success messages and catalogue). */
export const notificationText = {
  loggedIn: msg`Sie sind angemeldet.`,
  loggedOut: msg`Sie sind abgemeldet.`,
  orderCancelled: msg`Die Zeichnung ist abgebrochen.`,
  localeFailed: msg`Die andere Sprache konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
  fetchFailed: msg`Beim Laden der Daten ist ein Fehler aufgetreten.`,
  slow: msg`Das Laden dauert länger als gewöhnlich.`,
  downloadFailed: msg`Die Datei konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
  fileMissing: msg`Zu diesem Dokument gibt es keine Datei. Bitte schreiben Sie uns.`,
  favouritesFailed: msg`Ihre Favoriten konnten nicht geändert werden. Bitte versuchen Sie es noch einmal.`,
  failed: msg`Es ist ein unerwarteter Fehler aufgetreten.`,
} satisfies Record<NotificationMessage, MessageDescriptor>;
