import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the notification bar says, by key (spec section 8, success messages and catalogue). */
export const notificationText = {
  loggedIn: msg`Sie sind angemeldet.`,
  loggedOut: msg`Sie sind abgemeldet.`,
  sessionExpired: msg`Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.`,
  codeRequired: msg`Bitte geben Sie Ihren Zwei-Faktor-Code ein.`,
  addressCreated: msg`Die Anschrift ist gespeichert.`,
  addressSetAsCurrent: msg`Diese Anschrift gilt ab jetzt.`,
  dataUpdated: msg`Ihre Angaben sind gespeichert.`,
  passwordChanged: msg`Ihr Passwort ist geändert.`,
  resetMailSent: msg`Wir haben Ihnen eine E-Mail geschickt, mit der Sie Ihr Passwort zurücksetzen können.`,
  verificationResent: msg`Wir haben Ihnen die E-Mail zur Bestätigung noch einmal geschickt.`,
  accountVerified: msg`Ihre E-Mail-Adresse ist bestätigt.`,
  twoFactorEnabled: msg`Die Zwei-Faktor-Anmeldung ist eingeschaltet.`,
  twoFactorDisabled: msg`Die Zwei-Faktor-Anmeldung ist ausgeschaltet.`,
  signedUp: msg`Ihr Konto ist angelegt. Bitte bestätigen Sie Ihre E-Mail-Adresse.`,
  classifiedAsProfessional: msg`Sie sind jetzt als professionell eingestuft.`,
  migrationLoaded: msg`Ihre bisherigen Angaben sind übernommen.`,
  discountAccepted: msg`Der Rabattcode gilt.`,
  transferSucceeded: msg`Die Token sind übertragen.`,
  statementsRequested: msg`Die Registerauszüge sind angefordert.`,
  orderCancelled: msg`Die Zeichnung ist abgebrochen.`,
  paymentCancelled: msg`Ihre Zahlung wurde abgebrochen. Bitte versuchen Sie es noch einmal.`,
  fetchFailed: msg`Beim Laden der Daten ist ein Fehler aufgetreten.`,
  downloadFailed: msg`Die Datei konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
  failed: msg`Es ist ein unerwarteter Fehler aufgetreten.`,
} satisfies Record<string, MessageDescriptor>;
