import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type MediaBreach, mediaLimit } from '#domain/media/mediaFile.ts';

const megabytes = mediaLimit / 1_000_000;

/** What is wrong with a file: the four messages of spec section 5. */
export const mediaBreachTexts: Record<MediaBreach, MessageDescriptor> = {
  missing: msg`Diese Datei ist leer oder nicht lesbar. Bitte laden Sie eine Datei hoch.`,
  tooBig: msg`Diese Datei ist zu groß. Möglich sind ${megabytes} MB.`,
  typeNotAllowed: msg`Dateien dieser Art können nicht hochgeladen werden.`,
  notRecognized: msg`Diese Datei wurde nicht erkannt: Sie ist nicht das, was ihr Name sagt.`,
};
