import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { type MediaBreach, mediaMegabytes, mediaQuotaGigabytes } from '#domain/media/mediaFile.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSize } from '#i18n/useSize.ts';
import type { UploadStage } from '#machines/kit/upload/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Form.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import classes from './mediaUpload.module.css';

/** Messages for rejected files: the four of requirement 5.10, and one for the exceeded quota. */
const mediaBreachTexts: Record<MediaBreach, MessageDescriptor> = {
  missing: msg`Diese Datei ist leer oder nicht lesbar. Bitte laden Sie eine Datei hoch.`,
  tooBig: msg`Diese Datei ist zu groß. Höchstens möglich sind ${mediaMegabytes}\u00a0MB.`,
  typeNotAllowed: msg`Dateien dieser Art können nicht hochgeladen werden.`,
  notRecognized: msg`Diese Datei wurde nicht erkannt: Sie ist beschädigt, oder ihre Endung passt nicht zum Inhalt.`,
  noRoom: msg`Für diese Datei ist kein Platz mehr: Alle Ihre Dateien zusammen dürfen höchstens ${mediaQuotaGigabytes}\u00a0GB groß sein.`,
};

export interface UploadLineProps {
  name: string;
  /** In bytes. */
  size: number;
  stage: UploadStage;
  percent: number;
  breach: MediaBreach | null;
  failure: Failure | null;
  canPause: boolean;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/** Upload of a file: its progress, or the failure with the possible actions. */
export function UploadLine(props: UploadLineProps) {
  const { name, size, stage, percent, breach, failure, canPause, onPause, onResume, onCancel } = props;
  const { i18n, t } = useLingui();
  const sizeOf = useSize();
  const format = useFormat();
  const share = format.percent(percent);
  const sent = sizeOf((size * percent) / 100);
  const all = sizeOf(size);
  const isStopped = stage === 'stopped' || stage === 'failed';
  const isRefused = stage === 'refused';
  const said = {
    checking: t`${name} wird geprüft`,
    sending: t`${name} wird hochgeladen`,
    looking: t`Wir prüfen, wie viel von ${name} schon angekommen ist`,
    stopped: t`${name} ist angehalten`,
    refused: '',
    failed: '',
    none: '',
  }[stage];
  return (
    <li className={classes.line} data-wrong={isRefused || undefined} ref={restoreFocus}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {isRefused && breach ? (
        <FormError>
          <b className={classes.name}>{name}: </b>
          {i18n._(mediaBreachTexts[breach])}
        </FormError>
      ) : (
        <ProgressBar
          label={t`${name} wird hochgeladen`}
          value={stage === 'checking' || stage === 'looking' ? null : percent}
        >
          {stage === 'sending' || isStopped ? (
            <Trans>
              {name}: {share}, {sent} von {all}
            </Trans>
          ) : (
            said
          )}
        </ProgressBar>
      )}
      {stage === 'failed' && failure && (
        <FailureNote failure={failure}>{t`Bereits hochgeladene Teile werden nicht noch einmal gesendet.`}</FailureNote>
      )}
      <div className="cluster" data-gap="sm">
        {canPause && (
          <Button variant="secondary" size="sm" aria-label={t`Anhalten: ${name}`} onPress={onPause}>
            <Trans>Anhalten</Trans>
          </Button>
        )}
        {isStopped && (
          <Button variant="secondary" size="sm" aria-label={t`Fortsetzen: ${name}`} onPress={onResume}>
            <Trans>Fortsetzen</Trans>
          </Button>
        )}
        {isRefused ? (
          <Button variant="quiet" size="sm" aria-label={t`Verwerfen: ${name}`} onPress={onCancel}>
            <Trans>Verwerfen</Trans>
          </Button>
        ) : (
          <Button variant="quiet" size="sm" aria-label={t`Abbrechen: ${name}`} onPress={onCancel}>
            <Trans>Abbrechen</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
