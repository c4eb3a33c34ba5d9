import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reason } from '#domain/order/eligibility.ts';

/**
 * Reasons why a customer cannot subscribe, with the remedy: one sentence per failing rule (requirements 5.23, 6.3 and
 * 6.6).
 */
export const reasonText: Record<Reason, MessageDescriptor> = {
  banned: msg`Die Registerführung hat Ihrer Aufnahme in das Kryptowertpapierregister nicht zugestimmt.`,
  moreInfoNeeded: msg`Wir brauchen noch Angaben von Ihnen. Bitte schreiben Sie uns.`,
  identityOpen: msg`Ihre Identität ist noch nicht bestätigt.`,
  statusNotApproved: msg`Ihr Konto ist noch nicht freigegeben.`,
  registrarNotCleared: msg`Die Registerführung hat Ihrer Aufnahme in das Kryptowertpapierregister noch nicht zugestimmt.`,
  noWallet: msg`Sie haben noch keine Wallet zur Verwahrung.`,
  soldOut: msg`Die Anleihe ist vollständig gezeichnet.`,
  notAllowedToBuy: msg`Diese Anleihe ist einem ausgewählten Kreis vorbehalten.`,
  locked: msg`Diese Anleihe wird nur auf Anfrage angeboten.`,
  professionalOnly: msg`Diese Anleihe können nur professionelle Kunden zeichnen.`,
};
