import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type MediaBreach, mediaMegabytes, mediaQuotaGigabytes } from '#domain/media/mediaFile.ts';

/** Messages for rejected files: the four of spec section 5, and one for the exceeded quota. */
export const mediaBreachTexts: Record<MediaBreach, MessageDescriptor> = {
  missing: msg`Diese Datei ist leer oder nicht lesbar. Bitte laden Sie eine Datei hoch.`,
  tooBig: msg`Diese Datei ist zu groß. Möglich sind ${mediaMegabytes} MB.`,
  typeNotAllowed: msg`Dateien dieser Art können nicht hochgeladen werden.`,
  notRecognized: msg`Diese Datei wurde nicht erkannt: Sie ist beschädigt oder nicht das, was ihr Name sagt.`,
  noRoom: msg`Für diese Datei ist kein Platz mehr: Alle Ihre Dateien zusammen dürfen höchstens ${mediaQuotaGigabytes} GB haben.`,
};
