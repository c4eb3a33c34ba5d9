import { Trans } from '@lingui/react/macro';
import { mediaMegabytes } from '#domain/media/mediaFile.ts';

/** Warning beside a choice of files that become public. */
export const PublishedNote = () => (
  <Trans>Wir veröffentlichen Dateien unverändert, auch mit Angaben darin wie Aufnahmeort und Kamera.</Trans>
);

/** Hint of the file chooser of a work. */
export const MediaHint = () => (
  <>
    <Trans>
      Bilder, Audio oder Video, auch mehrere Dateien auf einmal: PNG, GIF, WebP, JPG, MP3, MPEG, MP4 oder MOV, je
      höchstens {mediaMegabytes} MB.
    </Trans>{' '}
    <PublishedNote />
  </>
);
