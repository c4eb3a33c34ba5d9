import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { bondInvestorLimit } from '#domain/constants/limits.ts';
import type { Failure, FailureKind } from '#domain/shop/failure.ts';
import type { Amounts } from '#i18n/amounts.ts';
import { usualMessages } from './usualMessages.ts';

type Texts = { [K in FailureKind]: (failure: Extract<Failure, { kind: K }>, amounts: Amounts) => MessageDescriptor };

/** User-facing sentence for each kind of failure (requirements section 8). A kind without a text does not compile. */
const texts: Texts = {
  ...usualMessages,
  otherCurrency: ({ currency }) =>
    msg`Dieser Betrag ist in ${currency} angegeben. Hier wird nur in Euro bezahlt; bitte schreiben Sie uns.`,
  incomplete: ({ count }) =>
    msg`${plural(count, { one: 'Ein Eintrag kann nicht angezeigt werden und fehlt hier.', other: '# Einträge können nicht angezeigt werden und fehlen hier.' })}`,
  limitUnknown: () =>
    msg`Wir können eine Ihrer Zeichnungen nicht auswerten und deshalb nicht berechnen, wie viel Sie noch zeichnen dürfen. Bitte schreiben Sie uns.`,
  notOffered: () => msg`Das ist hier nicht verfügbar. Bitte schreiben Sie uns.`,
  passwordIncorrect: () => msg`Das Passwort ist nicht richtig.`,
  professionalOnly: () => msg`Diese Anleihe können nur professionelle Kunden zeichnen.`,
  lastTokens: ({ available }) =>
    msg`${plural(available, { one: 'Es ist nur noch # Stück verfügbar.', other: 'Es sind nur noch # Stück verfügbar.' })} Mehr können Sie nicht zeichnen.`,
  orderTooHigh: ({ limit, subscribed }, { money }) => {
    if (subscribed === undefined) return msg`Sie können höchstens ${money(limit)} zeichnen.`;
    return limit > 0
      ? msg`Sie haben von dieser Anleihe schon ${money(subscribed)} gezeichnet; noch ${money(limit)} sind möglich.`
      : msg`Sie haben von dieser Anleihe schon ${money(subscribed)} gezeichnet; mehr ist nicht möglich.`;
  },
  orderTooLow: ({ limit }, { money }) => msg`Der Mindestbetrag für eine Zeichnung ist ${money(limit)}.`,
  investorLimit: () =>
    msg`Diese Anleihe ist auf ${bondInvestorLimit} Anlegerinnen und Anleger begrenzt; alle Plätze sind vergeben.`,
  notAllowedToBuy: () => msg`Diese Anleihe können Sie zurzeit nicht zeichnen.`,
  wrongState: () => msg`Der Status Ihrer Zeichnung hat sich inzwischen geändert. Bitte prüfen Sie ihn.`,
  no2fa: () => msg`Zum Übertragen muss die Zwei-Faktor-Anmeldung eingeschaltet sein.`,
  notWhitelisted: () => msg`Diese Wallet ist nicht zum Empfang freigegeben.`,
  balanceTooLow: ({ available }) =>
    msg`${plural(available, { one: 'Sie haben von diesem Wertpapier nur noch # Stück.', other: 'Sie haben von diesem Wertpapier nur noch # Stück.' })}`,
  transferFailed: () => msg`Bitte prüfen Sie Empfänger und Betrag.`,
  transferBlocked: () =>
    msg`Die Registerführung lässt von Ihrem Konto zurzeit keine Übertragung zu. Bitte schreiben Sie uns.`,
  nothingHeld: () => msg`In Ihrer Wallet liegt kein Wertpapier, zu dem es einen Auszug gibt.`,
  fileRefused: () => msg`Diese Datei wurde nicht angenommen.`,
  mediaRefused: () => msg`Diese Datei wurde nicht angenommen.`,
  identityRequired: () => msg`Zum Verkaufen muss Ihre Identität bestätigt sein.`,
  paymentRefused: () => msg`Diese Zahlung wurde abgelehnt. Bitte wählen Sie eine andere Zahlungsart.`,
};

/** Returns the sentence for a failure. Amounts and numbers have the format of the reader's language. */
export function failureText(failure: Failure, amounts: Amounts): MessageDescriptor {
  // The key equals the failure's kind, which TypeScript cannot follow through a union.
  const text = texts[failure.kind] as (failure: Failure, amounts: Amounts) => MessageDescriptor;
  return text(failure, amounts);
}

/** Returns the shop's own words, for the expandable detail of a notification; null without any. */
export function failureDetail(failure: Failure): string | null {
  if (failure.kind === 'general') return [failure.status, failure.detail].filter(Boolean).join(': ') || null;
  if (failure.kind === 'contract' || failure.kind === 'incomplete') return failure.path;
  if (failure.kind === 'otherCurrency') return failure.currency;
  if (failure.kind === 'violations') return failure.violations.map(({ message }) => message).join(' ') || null;
  return null;
}
