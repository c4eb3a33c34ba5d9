import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { evidenceLimits } from '#domain/constants/limits.ts';
import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import type { DocumentPurpose } from '#domain/shop/onboarding.ts';

const megabytes = evidenceLimits.bytes / 1_000_000;

/** What proves something, and what it has to be. */
export const purposeTexts: Record<DocumentPurpose, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  commercial_register_excerpt: {
    name: msg`Handelsregisterauszug`,
    hint: msg`Der aktuelle Abdruck, etwa von handelsregister.de.`,
  },
  shareholder_list: {
    name: msg`Gesellschafterliste`,
    hint: msg`Die Liste, die zuletzt beim Registergericht eingereicht wurde.`,
  },
  shareholder_agreement: {
    name: msg`Gesellschaftsvertrag`,
    hint: msg`In der geltenden Fassung, alle Seiten in einer Datei.`,
  },
  transparency_register_excerpt: {
    name: msg`Auszug aus dem Transparenzregister`,
    hint: msg`Mit allen wirtschaftlich Berechtigten, etwa von transparenzregister.de.`,
  },
  proof_of_power_of_attorney: {
    name: msg`Nachweis der Vollmacht`,
    hint: msg`Für jede Person, die das Unternehmen nicht schon laut Handelsregister vertritt.`,
  },
};

/** What is wrong with a file, and what to do about it (spec section 8, upload). */
export const breachTexts: Record<FileBreach, MessageDescriptor> = {
  unreadable: msg`Diese Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal aus.`,
  empty: msg`Diese Datei ist leer. Bitte wählen Sie eine andere aus.`,
  notPdf: msg`Das ist kein PDF. Bitte speichern Sie das Dokument als PDF und wählen Sie es dann aus.`,
  tooLarge: msg`Diese Datei ist größer als ${megabytes} MB. Bitte speichern Sie sie mit geringerer Auflösung.`,
  tooMany: msg`Mehr als ${evidenceLimits.perPurpose} Dokumente sind hier nicht möglich. Bitte entfernen Sie vorher eines.`,
  alreadyThere: msg`Diese Datei liegt hier schon vor.`,
  several: msg`Bitte fügen Sie eine Datei nach der anderen hinzu.`,
};
