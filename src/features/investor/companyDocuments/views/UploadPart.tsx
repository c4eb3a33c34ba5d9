import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { evidenceLimits } from '#domain/constants/limits.ts';
import { plainName } from '#domain/onboarding/evidence.ts';
import type { FileBreach } from '#domain/onboarding/evidenceFile.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSize } from '#i18n/useSize.ts';
import type { ChosenFile } from '#machines/kit/upload/ports.ts';
import type { UploadStage } from '#machines/kit/upload/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Form.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import classes from './documents.module.css';

const megabytes = evidenceLimits.bytes / 1_000_000;

/** Reasons why a file is refused, each with its remedy (requirement 8.14). */
const breachTexts: Record<FileBreach, MessageDescriptor> = {
  unreadable: msg`Diese Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal aus.`,
  empty: msg`Diese Datei ist leer. Bitte wählen Sie eine andere aus.`,
  notPdf: msg`Das ist kein PDF. Bitte speichern Sie das Dokument als PDF und wählen Sie es dann aus.`,
  tooLarge: msg`Diese Datei ist größer als ${megabytes} MB. Bitte speichern Sie sie mit geringerer Auflösung.`,
  tooMany: msg`Mehr als ${evidenceLimits.perPurpose} Dokumente sind hier nicht möglich. Bitte entfernen Sie vorher eines.`,
  alreadyThere: msg`Diese Datei liegt hier schon vor.`,
  several: msg`Bitte fügen Sie eine Datei nach der anderen hinzu.`,
};

export interface UploadPartProps {
  /** Name of the proof. */
  label: string;
  stage: UploadStage;
  file: ChosenFile | null;
  percent: number;
  breach: FileBreach | null;
  failure: Failure | null;
  canCancel: boolean;
  onCancel: () => void;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Upload of a file: its progress, or the reason for its failure and the next action. */
export function UploadPart(props: UploadPartProps) {
  const { label, stage, file, percent, breach, failure, canCancel, onCancel, onRetry, onDiscard } = props;
  const { i18n, t } = useLingui();
  const sizeOf = useSize();
  const format = useFormat();
  const name = plainName(file?.name ?? '');
  const share = format.percent(percent);
  const sent = sizeOf(((file?.size ?? 0) * percent) / 100);
  const size = sizeOf(file?.size ?? 0);
  const isSending = stage === 'checking' || stage === 'sending' || stage === 'looking';
  const said = {
    none: '',
    refused: '',
    failed: '',
    checking: t`${name} wird geprüft`,
    sending: t`${name} wird hochgeladen`,
    looking: t`Wir prüfen, ob ${name} schon angekommen ist`,
    stopped: t`${name} wurde nicht hochgeladen`,
  }[stage];
  return (
    <>
      {/* Rendered before it has any text, so that screen readers announce the changes. */}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {isSending && (
        <div className={classes.sending} ref={restoreFocus}>
          <ProgressBar label={t`${label} wird hochgeladen`} value={stage === 'sending' ? percent : null}>
            {stage === 'sending' ? (
              <Trans>
                {name}: {share}, {sent} von {size}
              </Trans>
            ) : (
              said
            )}
          </ProgressBar>
          {canCancel && (
            <Button variant="quiet" size="sm" aria-label={t`Abbrechen: ${name}`} onPress={onCancel}>
              <Trans>Abbrechen</Trans>
            </Button>
          )}
        </div>
      )}
      {stage === 'refused' && breach && (
        <FormError>
          {name && <b className={classes.file}>{name}: </b>}
          {i18n._(breachTexts[breach])}
        </FormError>
      )}
      {stage === 'failed' && failure && (
        <FailureNote failure={failure}>
          <Trans>Bevor wir {name} noch einmal senden, sehen wir nach, ob die Datei schon angekommen ist.</Trans>
        </FailureNote>
      )}
      {stage === 'stopped' && (
        <p className={classes.hint}>
          <Trans>Abgebrochen: {name} wurde nicht hochgeladen.</Trans>
        </p>
      )}
      {(stage === 'failed' || stage === 'stopped' || stage === 'refused') && (
        <div className={classes.ways} ref={restoreFocus}>
          {stage !== 'refused' && (
            <Button size="sm" variant="secondary" aria-label={t`Noch einmal senden: ${name}`} onPress={onRetry}>
              <Trans>Noch einmal senden</Trans>
            </Button>
          )}
          <Button size="sm" variant="quiet" aria-label={t`Verwerfen: ${name || label}`} onPress={onDiscard}>
            <Trans>Verwerfen</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
