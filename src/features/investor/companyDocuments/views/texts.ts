import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { evidenceLimits } from '#domain/constants/limits.ts';
import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';

const megabytes = evidenceLimits.bytes / 1_000_000;

/** Reasons why a file is refused, each with its remedy (spec section 8, upload). */
export const breachTexts: Record<FileBreach, MessageDescriptor> = {
  unreadable: msg`Diese Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal aus.`,
  empty: msg`Diese Datei ist leer. Bitte wählen Sie eine andere aus.`,
  notPdf: msg`Das ist kein PDF. Bitte speichern Sie das Dokument als PDF und wählen Sie es dann aus.`,
  tooLarge: msg`Diese Datei ist größer als ${megabytes} MB. Bitte speichern Sie sie mit geringerer Auflösung.`,
  tooMany: msg`Mehr als ${evidenceLimits.perPurpose} Dokumente sind hier nicht möglich. Bitte entfernen Sie vorher eines.`,
  alreadyThere: msg`Diese Datei liegt hier schon vor.`,
  several: msg`Bitte fügen Sie eine Datei nach der anderen hinzu.`,
};
